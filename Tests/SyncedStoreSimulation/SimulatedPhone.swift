import IntentJSON
import SyncedStore
import Synchronization

/// An app without a replica that edits the file as a naive writer would: it keeps what it does not
/// understand, leaves stamps and checksum as they were, and may save from what it loaded long ago.
struct SimulatedPhone {
  let device: Simulation.Device
  let path: String
  let randomness: SimulatedRandomness
  /// Told of the ids that the phone removed.
  let removed: (String) -> Void

  func edit(value: Int) {
    let disk = device.disk
    let old = randomness.once(in: 4) ? device.loadedByPhone.withLock { $0 } : nil
    guard let bytes = old ?? disk.bytes(path), var root = (try? JSONValue(parsing: bytes))?.object,
      var records = root["shopping"]?.array
    else { return }
    device.loadedByPhone.withLock { $0 = bytes }
    switch randomness.below(6) {
    case 0: records.append(["name": .string("phone \(value)")])
    case 1:
      guard let line = records.last?.object else { return }
      var pasted = line
      pasted["name"] = .string("pasted \(value)")
      records.append(.object(pasted))
    case 2, 3:
      guard !records.isEmpty else { return }
      let place = randomness.below(records.count)
      guard var record = records[place].object else { return }
      record["note"] = .integer(value)
      records[place] = .object(record)
    case 4:
      guard !records.isEmpty else { return }
      let gone = records.remove(at: randomness.below(records.count))
      removed(gone["id"]?.string ?? "")
    default: break
    }
    root["shopping"] = .array(records)
    let new = JSONValue.object(root).bytes
    device.loadedByPhone.withLock { $0 = new }
    if randomness.once(in: 2) { disk.replace(path, new) } else { disk.overwrite(path, new) }
  }
}
