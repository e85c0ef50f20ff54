import IntentJSON
import SyncedStore

/// A sync service that keeps one folder in step across devices, well or badly.
final class SyncService: Sendable {
  /// What it does with two versions that were made apart.
  enum Conflicts: CaseIterable {
    /// Keeps the loser as a copy beside the winner.
    case keepsCopies
    /// Keeps the loser as a copy and removes the file, then brings the winner.
    case keepsCopiesAndDeletes
    /// Drops what the device has.
    case dropsLocal
    /// Lets whoever comes last win.
    case lastWins
  }

  private struct Version {
    var bytes: [UInt8]?
    var number: Int
  }

  private struct State {
    /// What the service holds, by name, and all it ever held of the main file.
    var files: [String: Version] = [:]
    var old: [[UInt8]] = []
    /// What each device had when it was last in step.
    var bases: [[String: Version]] = []
    /// Deliveries that are half done: the rest comes with the next step.
    var halves: [Int: (name: String, bytes: [UInt8])] = [:]
    var copies = 0
    /// How often two versions of the main file met, by device.
    var conflicts: [Int: Int] = [:]
  }

  let conflicts: Conflicts
  let folder: String
  let mainName: String
  private let state: Locked<State>
  private let randomness: SimulatedRandomness

  init(
    conflicts: Conflicts, folder: String, mainName: String, devices: Int,
    randomness: SimulatedRandomness
  ) {
    self.conflicts = conflicts
    self.folder = folder
    self.mainName = mainName
    self.randomness = randomness
    state = Locked(State(bases: Array(repeating: [:], count: devices)))
  }

  func conflicts(on device: Int) -> Int {
    state.withLock { $0.conflicts[device] ?? 0 }
  }

  /// Brings one device in step, as far as one look goes; true when something was done.
  @discardableResult
  func step(device: Int, _ disk: SimulatedDisk, isCalm: Bool) -> Bool {
    if finishHalf(device: device, disk) { return true }
    let local = disk.names(in: folder)
    let remote = state.withLock { Array($0.files.keys) }
    var hasWorked = false
    for name in Set(local).union(remote).sorted() where name.hasPrefix("Carafe") {
      hasWorked = step(name, device: device, disk, isCalm: isCalm) || hasWorked
    }
    return hasWorked
  }

  private func finishHalf(device: Int, _ disk: SimulatedDisk) -> Bool {
    guard let half = state.withLock({ $0.halves.removeValue(forKey: device) }) else {
      return false
    }
    disk.replace("\(folder)/\(half.name)", half.bytes)
    return true
  }

  private func step(
    _ name: String, device: Int, _ disk: SimulatedDisk, isCalm: Bool
  ) -> Bool {
    let path = "\(folder)/\(name)"
    let local = disk.bytes(path)
    let (server, base) = state.withLock { state in
      (
        state.files[name] ?? Version(bytes: nil, number: 0),
        state.bases[device][name] ?? Version(bytes: nil, number: 0)
      )
    }
    let isLocalNew = local != base.bytes
    let isServerNew = server.number != base.number
    switch (isLocalNew, isServerNew) {
    case (false, false): return false
    case (true, false): upload(name, local, device: device, after: server)
    case (false, true): deliver(name, server.bytes, device: device, disk, isCalm: isCalm)
    case (true, true): settle(name, local, server.bytes, device: device, disk)
    }
    return true
  }

  private func upload(_ name: String, _ bytes: [UInt8]?, device: Int, after server: Version) {
    state.withLock { state in
      let version = Version(bytes: bytes, number: server.number + 1)
      state.files[name] = version
      state.bases[device][name] = version
      if let bytes, name == mainName { state.old.append(bytes) }
    }
  }

  private func deliver(
    _ name: String, _ bytes: [UInt8]?, device: Int, _ disk: SimulatedDisk, isCalm: Bool
  ) {
    let path = "\(folder)/\(name)"
    state.withLock { $0.bases[device][name] = $0.files[name] }
    guard let bytes else { return disk.remove(path) }
    if !isCalm, name == mainName {
      switch randomness.below(12) {
      case 0:
        // Torn: the rest comes with the next step.
        disk.overwrite(path, Array(bytes.prefix(randomness.below(bytes.count + 1))))
        state.withLock { $0.halves[device] = (name, bytes) }
        return
      case 1:
        disk.remove(path)
        state.withLock { $0.halves[device] = (name, bytes) }
        return
      case 2:
        disk.replace(path, bytes)
      default: break
      }
    }
    disk.replace(path, bytes)
  }

  private func settle(
    _ name: String, _ local: [UInt8]?, _ server: [UInt8]?, device: Int, _ disk: SimulatedDisk
  ) {
    let path = "\(folder)/\(name)"
    if local == server {
      state.withLock { $0.bases[device][name] = $0.files[name] }
      return
    }
    guard let local else {
      state.withLock { $0.bases[device][name] = $0.files[name] }
      if let server { disk.replace(path, server) }
      return
    }
    guard let server, name == mainName else {
      // A copy of a copy is not made; a file that was removed elsewhere and changed here stays.
      let number = state.withLock { $0.files[name]?.number ?? 0 }
      upload(name, local, device: device, after: Version(bytes: server, number: number))
      return
    }
    state.withLock { $0.conflicts[device, default: 0] += 1 }
    switch conflicts {
    case .keepsCopies, .keepsCopiesAndDeletes:
      let number = state.withLock { state in
        state.copies += 1
        return state.copies
      }
      let digits = String(100_000 + number)
      disk.move(path, to: "\(folder)/Carafe.sync-conflict-20261130-\(digits)-HMQZNQJ.json")
      state.withLock { $0.bases[device][name] = $0.files[name] }
      if conflicts == .keepsCopiesAndDeletes {
        state.withLock { $0.halves[device] = (name, server) }
      } else {
        disk.replace(path, server)
      }
    case .dropsLocal:
      state.withLock { $0.bases[device][name] = $0.files[name] }
      disk.replace(path, server)
    case .lastWins:
      let number = state.withLock { $0.files[name]?.number ?? 0 }
      upload(name, local, device: device, after: Version(bytes: server, number: number))
    }
  }

  /// Brings a link in the place of the file, and the file again with the next step.
  func plant(_ target: String, device: Int, _ disk: SimulatedDisk) {
    let path = "\(folder)/\(mainName)"
    guard let bytes = disk.bytes(path), state.withLock({ $0.halves[device] }) == nil else { return }
    state.withLock { $0.halves[device] = (mainName, bytes) }
    disk.link(path, to: target)
  }

  /// Puts an old version of the file on a device, as a restored backup would.
  func rollBack(_ disk: SimulatedDisk) {
    guard let bytes = randomness.pick(state.withLock { $0.old }) else { return }
    disk.replace("\(folder)/\(mainName)", bytes)
  }
}
