import IntentJSON
import SyncedStore

/// An app without a replica that edits the file as a naive writer would: it keeps what it does not
/// understand, and leaves stamps and seal as they were.
struct SimulatedPhone {
  let disk: SimulatedDisk
  let path: String
  let randomness: SimulatedRandomness
  /// Told of the ids that the phone removed.
  let removed: (String) -> Void

  func edit(value: Int) {
    guard let bytes = disk.bytes(path), var root = (try? JSONValue(parsing: bytes))?.object,
      var records = root["shopping"]?.array
    else { return }
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
    if randomness.once(in: 2) { disk.replace(path, new) } else { disk.overwrite(path, new) }
  }
}
