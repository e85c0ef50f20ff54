import IntentJSON
import SyncedStore

extension Simulation {
  /// Does one thing at random.
  ///
  /// Inside a file call of somebody (`depth` above 0) only such things as other processes, programs
  /// and the service do.
  func act(depth: Int) {
    if isHostile, randomness.once(in: 12), let device = randomness.pick(devices) {
      HostileMember(randomness: randomness, service: service).act(on: device)
    }
    switch randomness.below(100) {
    case 0..<34: useStore()
    case 34..<48: maintainStore()
    case 48..<76: stepService()
    case 76..<82: usePhone()
    case 82..<86: toggleOnline()
    case 86..<91: time.advance(milliseconds: randomness.below(15_000))
    case 91..<95: if depth == 0 { kill() }
    case 95..<98: if depth == 0 { breakDisk() }
    case 98: if let device = randomness.pick(devices) { skew(device) }
    default: if let device = randomness.pick(devices) { service.rollBack(device.disk) }
    }
  }

  /// A process that is not inside a call, and whose lock nobody who is holds.
  private func freeSlot() -> Slot? {
    guard let slot = randomness.pick(slots.withLock { $0 }) else { return nil }
    let isFree = slots.withLock { $0 }.allSatisfy { other in
      other.device !== slot.device || other.stateFolder != slot.stateFolder
        || !other.current.withLock { $0.isBusy }
    }
    return isFree ? slot : nil
  }

  /// Runs a call of a process, and starts it anew when it died in it.
  func with<Result>(_ slot: Slot, _ body: (SyncedStore) -> Result) -> (Result, isAlive: Bool) {
    let store = slot.current.withLock { current in
      current.isBusy = true
      return current.store
    }
    let result = body(store)
    let isAlive = slot.current.withLock { current in
      current.isBusy = false
      return !current.process.isDead
    }
    if !isAlive { restart(slot) }
    return (result, isAlive)
  }

  func restart(_ slot: Slot) {
    let old = slot.current.withLock { $0.process }
    old.kill()
    slot.device.disk.release(process: old.number)
    let new = start(slot.device, slot.stateFolder)
    slot.current.withLock { $0 = new }
  }

  private func newValue() -> Int {
    ledger.withLock { ledger in
      ledger.nextValue += 1
      return ledger.nextValue
    }
  }

  private func useStore() {
    guard let slot = freeSlot() else { return }
    switch randomness.below(12) {
    case 0..<5: add(slot)
    case 5..<8: change(slot)
    case 8: delete(slot)
    case 9: undo(slot)
    case 10: setGoal(slot)
    default: _ = with(slot) { _ = try? $0.read() }
    }
  }

  private func isSafe(_ publication: Publication, _ slot: Slot) -> Bool {
    switch publication {
    case .published, .keptHere: true
    case .unchanged: false
    // Only what could be kept is promised; a store that never tries has promised it all the same.
    case .publishedWithoutReplica: !policy.keepsReplica
    }
  }

  private func add(_ slot: Slot) {
    let value = newValue()
    let section = randomness.once(in: 3) ? "water" : "shopping"
    let fields: [(String, JSONValue)] =
      section == "water" ? [("ml", .integer(value))] : [("name", .string("item \(value)"))]
    let disk = slot.device.disk
    let links = disk.linksMade
    let wasLink = disk.target(Self.mainPath) != nil
    let (write, isAlive) = with(slot) { store in
      try? store.write { transaction in
        transaction.summary = "added \(value)"
        return transaction.add(to: section, fields: fields)
      }
    }
    // Through a link it went to where the link leads.
    guard isAlive, let write, isSafe(write.publication, slot), !wasLink, disk.linksMade == links
    else { return }
    ledger.withLock { $0.acknowledged[write.result] = section }
  }

  private func change(_ slot: Slot) {
    let value = newValue()
    let choice = Int(randomness.next() >> 33)
    let checks = randomness.once(in: 4)
    let (write, isAlive) = with(slot) { store in
      try? store.write { transaction -> (String, Int?)? in
        let records = transaction.records(in: "shopping")
        guard !records.isEmpty else { return nil }
        let record = records[choice % records.count]
        transaction.summary = "changed \(record.id)"
        if checks {
          transaction.set("checked", of: record.id, in: "shopping", to: .bool(value % 2 == 0))
          return nil
        }
        transaction.set("note", of: record.id, in: "shopping", to: .integer(value))
        return (record.id, record["note"]?.integer)
      }
    }
    guard isAlive, let write, isSafe(write.publication, slot), let (id, before) = write.result,
      let seen = before
    else { return }
    ledger.withLock { _ = $0.replaced[id, default: []].insert(seen) }
  }

  private func delete(_ slot: Slot) {
    let choice = Int(randomness.next() >> 33)
    let (deleted, _) = with(slot) { store in
      try? store.write { transaction -> String? in
        let records = transaction.records(in: "shopping")
        guard !records.isEmpty else { return nil }
        let id = records[choice % records.count].id
        transaction.summary = "deleted \(id)"
        transaction.delete(id, in: "shopping")
        return id
      }
    }
    // Also when the call failed half-way: the delete may have been done.
    if let id = deleted?.result { ledger.withLock { _ = $0.deleted.insert(id) } }
    if deleted == nil { ledger.withLock { $0.isAnyDeletePossible = true } }
  }

  private func undo(_ slot: Slot) {
    let (undone, isAlive) = with(slot) { try? $0.undoLast() }
    if undone == nil || !isAlive {
      ledger.withLock { ledger in
        ledger.isAnyDeletePossible = true
        ledger.isAnyValuePossible = true
      }
    }
    guard let undo = undone?.result else { return }
    ledger.withLock { ledger in
      for change in undo.changes {
        if change.after == nil { ledger.deleted.insert(change.key.id) }
        if let value = change.after?["note"]?.integer {
          ledger.restored.insert(value)
        }
      }
    }
  }

  private func setGoal(_ slot: Slot) {
    let value = newValue()
    _ = with(slot) { store in
      try? store.write { transaction in
        _ = transaction.add(to: "goals", id: "2026-11-30", fields: [("ml", .integer(value))])
      }
    }
  }

  private func maintainStore() {
    guard let slot = freeSlot() else { return }
    _ = with(slot) { $0.maintain() }
  }

  private func stepService() {
    guard let device = randomness.pick(devices), device.isOnline.withLock({ $0 }) else { return }
    service.step(device: device.number, device.disk, isCalm: false)
  }

  private func usePhone() {
    guard let device = randomness.pick(devices) else { return }
    SimulatedPhone(device: device, path: Self.mainPath, randomness: randomness) { id in
      self.ledger.withLock { _ = $0.deleted.insert(id) }
    }.edit(value: newValue())
  }

  private func toggleOnline() {
    randomness.pick(devices)?.isOnline.withLock { $0.toggle() }
  }

  private func kill() {
    guard let slot = freeSlot() else { return }
    if randomness.once(in: 4) {
      for other in slots.withLock({ $0 }) where other.device === slot.device {
        other.current.withLock { $0.process }.kill()
      }
      slot.device.disk.losePower(randomness)
      for other in slots.withLock({ $0 }) where other.device === slot.device { restart(other) }
    } else {
      slot.current.withLock { $0.process }.kill(afterCalls: randomness.below(60))
    }
  }

  private func breakDisk() {
    guard let device = randomness.pick(devices) else { return }
    let faults: [SimulatedDisk.Fault] = [.none, .none, .full, .readOnly, .failing]
    let folder = randomness.pick([Self.folder, "/home/state", "/home/state0"]) ?? Self.folder
    device.disk.set(randomness.pick(faults) ?? .none, for: folder)
  }
}
