import IntentJSON
import Synchronization
import SyncedStore

/// A member of the shared folder who means harm: its files may become links that lead to the
/// person's own, copies say anything, and what it edits is meant to act where it is shown.
struct HostileMember {
  /// A folder of the person's outside the synced one.
  static let privateFolder = "/home/private"
  /// A file in it that is not ours.
  static let notes = privateFolder + "/notes.txt"
  /// A list of the person's own.
  static let list = privateFolder + "/Carafe.json"
  /// A place where nothing is.
  static let nowhere = "/home/nowhere/Carafe.json"
  /// What must not get out of the private folder.
  static let secret = "secret of mine"

  let randomness: SimulatedRandomness
  let service: SyncService

  /// Makes the person's own files.
  static func prepare(_ disk: SimulatedDisk, _ own: SyncedStore) {
    disk.makeFolder(privateFolder)
    disk.replace(notes, Array("{\"id\":\"\(secret)\"},\nalias ls=ls\n".utf8))
    _ = try? own.write { transaction in
      transaction.add(to: "shopping", fields: [("name", .string(secret))])
    }
  }

  /// Does one thing to a device.
  func act(on device: Simulation.Device) {
    let target = randomness.pick([Self.notes, Self.list, Self.nowhere]) ?? Self.notes
    let number = 100_000 + randomness.below(5)
    let copy = "\(Simulation.folder)/Carafe.sync-conflict-20261129-\(number)-HMQZNQJ.json"
    switch randomness.below(7) {
    case 0, 1, 2: service.plant(target, device: device.number, device.disk)
    case 3: device.disk.link(copy, to: target)
    case 4: device.disk.link("\(Simulation.folder)/~$Carafe.abcdefgh.1.tmp", to: target)
    case 5: edit(device.disk)
    default: device.disk.replace(copy, Array("{\"format\":\"carafe\",\u{1b}[2J".utf8))
    }
  }

  /// Adds a line as a program would that knows nothing of stamps.
  private func edit(_ disk: SimulatedDisk) {
    guard let bytes = disk.bytes(Simulation.mainPath),
      var root = (try? JSONValue(parsing: bytes))?.object, let records = root["shopping"]?.array
    else { return }
    let number = randomness.below(1_000)
    root["shopping"] = .array(
      records + [
        [
          "name": .string("\u{1b}]0;\(number)\u{7}$(touch x) ![x](https://x.example)\n\u{202e}y"),
          "quantities": ["value": [.null]], "section": .integer(number),
          "unknown": ["deep": [[1]]],
        ]
      ])
    disk.replace(Simulation.mainPath, JSONValue.object(root).bytes)
  }

  /// What harm was done to a device.
  static func harm(_ disk: SimulatedDisk) -> [String] {
    var harm: [String] = []
    let notes = disk.bytes(notes).map { String(decoding: $0, as: UTF8.self) }
    if notes?.hasSuffix("alias ls=ls\n") != true { harm.append("a private file was overwritten") }
    let names = disk.names(in: privateFolder).filter { !$0.hasPrefix("~$") }
    if names != ["Carafe.json", "notes.txt"] { harm.append("the private folder holds \(names)") }
    if disk.state.withLock({ $0.folders.contains("/home/nowhere") }) {
      harm.append("a folder was made outside")
    }
    for name in disk.names(in: Simulation.folder) {
      let text = String(
        decoding: disk.bytes("\(Simulation.folder)/\(name)") ?? [], as: UTF8.self)
      if text.contains(secret) { harm.append("\(name) publishes what is private") }
    }
    return harm
  }
}
