import IntentJSON
import SyncedStore
import Synchronization

extension Simulation {
  /// Brings everybody online and waits for rest, then says which promises were broken.
  func settle() -> [String] {
    ledger.withLock { $0.isCalm = true }
    for device in devices {
      device.isOnline.withLock { $0 = true }
      device.clock.set(offset: 0)
      for folder in [Self.folder, "/home/state", "/home/state0", "/home/state1"] {
        device.disk.set(.none, for: folder)
      }
    }
    for slot in slots.withLock({ $0 }) { restart(slot) }
    let before = devices.map { $0.disk.installs(of: Self.mainPath) }
    let conflicts = devices.map { service.conflicts(on: $0.number) }.reduce(0, +)
    var quiet = 0
    var rounds = 0
    var aside = Set(namesAside)
    while quiet < 70, rounds < 400 {
      rounds += 1
      quiet = round() ? 0 : quiet + 1
      aside.formUnion(namesAside)
    }
    let after = devices.map { $0.disk.installs(of: Self.mainPath) }
    var problems: [String] = []
    if quiet < 70 { problems.append("no rest after \(rounds) rounds") }
    let writes = zip(after, before).map { $0 - $1 }
    ledger.withLock { $0.writesToRest = writes }
    // Each process may have an edit to publish, and once more for each version that the service
    // dropped or that was put aside.
    let lost =
      devices.map { service.conflicts(on: $0.number) }.reduce(0, +) - conflicts + aside.count
    if writes.contains(where: { $0 > processesPerDevice * (1 + lost) }) {
      problems.append("\(writes) writes on the way to rest, \(lost) conflicts")
    }
    problems += checkEqual() + checkAdds() + checkValues() + checkLeftovers() + checkForm()
    if isHostile { problems += devices.flatMap { HostileMember.harm($0.disk) } }
    return problems + checkDestroyed()
  }

  /// The edits that wait for a server that understands them.
  private var namesAside: [String] {
    devices.flatMap { $0.disk.names(in: Self.folder) }.filter(Self.isAside)
  }

  private static func isAside(_ name: String) -> Bool { name.hasSuffix(" edited by hand).json") }

  private var processesPerDevice: Int {
    devices.map { device in slots.withLock { $0 }.filter { $0.device === device }.count }.max() ?? 1
  }

  /// Ten seconds of calm work by everybody; whether anything happened.
  private func round() -> Bool {
    var hasWorked = false
    time.advance(milliseconds: 10_000)
    for slot in slots.withLock({ $0 }) {
      let count = slot.device.disk.installs(of: Self.mainPath)
      let names = slot.device.disk.names(in: Self.folder)
      _ = with(slot) { $0.maintain() }
      hasWorked =
        hasWorked || slot.device.disk.installs(of: Self.mainPath) != count
        || slot.device.disk.names(in: Self.folder) != names
    }
    for device in devices {
      hasWorked = service.step(device: device.number, device.disk, isCalm: true) || hasWorked
    }
    return hasWorked
  }

  private func checkEqual() -> [String] {
    let files = devices.map { $0.disk.bytes(Self.mainPath) }
    let isSame = files.allSatisfy { $0 == files[0] }
    return isSame ? [] : ["the devices hold different files"]
  }

  private var finalRecords: [(section: String, record: JSONObject)] {
    guard let bytes = devices[0].disk.bytes(Self.mainPath),
      let root = try? JSONValue(parsing: bytes)
    else { return [] }
    return ["shopping", "water"].flatMap { section in
      (root[section]?.array ?? []).compactMap(\.object).map { (section, $0) }
    }
  }

  private func checkAdds() -> [String] {
    let records = finalRecords
    let acknowledged = ledger.withLock { $0.acknowledged }
    var problems: [String] = []
    for (id, section) in acknowledged.sorted(by: { $0.key < $1.key }) {
      let found = records.filter { $0.section == section && $0.record["id"]?.string == id }
      if found.count != 1 { problems.append("add \(id) is there \(found.count) times") }
      let (isDeleted, isUnsure) = ledger.withLock { ledger in
        (ledger.deleted.contains(id), ledger.isAnyDeletePossible)
      }
      if found.first?.record["del"] != nil, !isDeleted, !isUnsure {
        problems.append("\(id) was deleted by nobody")
      }
    }
    return problems
  }

  private func checkValues() -> [String] {
    let ledger = ledger.withLock { $0 }
    if ledger.isAnyValuePossible { return [] }
    return finalRecords.compactMap { _, record in
      guard let id = record["id"]?.string, let value = record["note"]?.integer,
        ledger.replaced[id]?.contains(value) == true, !ledger.restored.contains(value)
      else { return nil }
      return "\(id) holds \(value), which a later editor had seen and replaced"
    }
  }

  /// A phone that only spells the file anew is no reason to write.
  private func checkForm() -> [String] {
    let disk = devices[0].disk
    guard let bytes = disk.bytes(Self.mainPath), let root = try? JSONValue(parsing: bytes) else {
      return []
    }
    disk.replace(Self.mainPath, root.bytes)
    let before = devices.map { $0.disk.installs(of: Self.mainPath) }
    for _ in 0..<6 { _ = round() }
    return devices.map { $0.disk.installs(of: Self.mainPath) } == before
      ? [] : ["the file was written anew for its form"]
  }

  private func checkDestroyed() -> [String] {
    devices.flatMap { device in
      device.disk.state.withLock { $0.destroyedUnread }.map {
        "\($0) was destroyed unread on device \(device.number)"
      }
    }
  }

  /// Whether some process still has the version of a checksum.
  private func isKnown(_ checksum: String) -> Bool {
    devices.contains { device in
      let paths = device.disk.state.withLock { Array($0.names.keys) }
      return paths.contains { path in
        guard path.contains("/history/"), path.hasSuffix("-\(checksum).json"),
          let bytes = device.disk.bytes(path)
        else { return false }
        // A loss of power may have torn it: 27 bytes are the line of the checksum.
        var hash = TraceHash()
        hash.add(String(decoding: bytes.dropLast(27), as: UTF8.self))
        let digits = String(hash.hash, radix: 16)
        return checksum.hasSuffix(digits) && bytes.suffix(19).elementsEqual("\(checksum)\"}\n".utf8)
      }
    }
  }

  private func checkLeftovers() -> [String] {
    devices.flatMap { device in
      device.disk.names(in: Self.folder).filter { name in
        guard name != "Carafe.json", device.disk.target("\(Self.folder)/\(name)") == nil else {
          return false
        }
        // A damaged copy stays for a person to look at, and an edit that nobody can understand.
        let bytes = device.disk.bytes("\(Self.folder)/\(name)") ?? []
        guard let root = try? JSONValue(parsing: bytes) else { return name.hasPrefix("~$") }
        return !Self.isAside(name) || isKnown(root["seal"]?.string ?? "")
      }.map { "\($0) is left on device \(device.number)" }
    }
  }
}
