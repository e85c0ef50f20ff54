import IntentJSON

/// The last changes made on this computer, each with what it replaced.
struct UndoJournal: Sendable {
  /// One change.
  struct Entry {
    let summary: String
    let changes: [(key: RecordKey, before: JSONObject?, after: JSONObject)]
  }

  /// The file: a line of JSON for each change, oldest first.
  private(set) var bytes: [UInt8] = []
  /// The number of lines.
  private var count = 0
  /// The file that the lines were read from.
  var status: FileStatus?

  private static let limit = 200
  /// The bytes beyond which older changes are dropped; the newest is always kept.
  private static let sizeLimit = 256 << 10
  private static let newline = UInt8(ascii: "\n")

  /// Takes the lines of a file.
  mutating func load(_ file: [UInt8]) {
    bytes = file
    if let last = bytes.last, last != Self.newline { bytes.append(Self.newline) }
    count = bytes.count { $0 == Self.newline }
  }

  /// Adds a change.
  mutating func append(
    summary: String, _ originals: [RecordKey: StoreRecord?], _ state: StoreState
  ) {
    bytes += "{\"summary\":".utf8
    JSONValue.write(summary, to: &bytes)
    bytes += ",\"changes\":[".utf8
    var isFirst = true
    for (key, original) in originals.sorted(by: { $0.key.id < $1.key.id }) {
      guard let record = state[key] else { continue }
      bytes += (isFirst ? "{\"section\":" : ",{\"section\":").utf8
      JSONValue.write(key.section, to: &bytes)
      bytes += ",\"before\":".utf8
      if let line = original?.line { bytes += line } else { bytes += "null".utf8 }
      bytes += ",\"after\":".utf8
      bytes += record.line
      bytes.append(UInt8(ascii: "}"))
      isFirst = false
    }
    bytes += "]}\n".utf8
    count += 1
    while count > 1, count > Self.limit || bytes.count > Self.sizeLimit {
      bytes.removeFirst((bytes.firstIndex(of: Self.newline) ?? 0) + 1)
      count -= 1
    }
  }

  /// Takes the newest change out; lines that cannot be read are passed over.
  mutating func popLast() -> Entry? {
    while !bytes.isEmpty {
      if bytes.last == Self.newline { bytes.removeLast() }
      let start = bytes.lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
      let line = bytes[start...]
      bytes.removeSubrange(start...)
      count -= 1
      guard let value = try? JSONValue(parsing: line), let summary = value["summary"]?.string,
        let changes = value["changes"]?.array
      else { continue }
      return Entry(
        summary: summary,
        changes: changes.compactMap { change in
          guard let section = change["section"]?.string, let after = change["after"]?.object,
            let id = after["id"]?.string
          else { return nil }
          return (RecordKey(section: section, id: id), change["before"]?.object, after)
        })
    }
    return nil
  }
}

extension StoreTransaction {
  /// Takes a change back, as far as nobody has changed the same fields since.
  mutating func undo(_ entry: UndoJournal.Entry, schema: StoreSchema) -> StoreUndo {
    var changes: [StoreUndo.Change] = []
    for (key, old, new) in entry.changes {
      let kind = schema.section(named: key.section)
      guard let current = record(in: key.section, id: key.id, includingDeleted: true),
        let after = RecordContent(new, section: kind)
      else { continue }
      let before = old.flatMap { RecordContent($0, section: kind) }
      let wasVisible = before.map { !$0.isHidden(kind) } ?? false
      if wasVisible {
        let wasDeletedHere = after.isHidden(kind)
        // What somebody has deleted since has nothing left to take back.
        if current.isDeleted, !wasDeletedHere { continue }
        if wasDeletedHere { restore(key.id, in: key.section) }
        let now = current.content(kind)
        for field in after.fields {
          let replaced = before?[field.key]
          // By value: bringing a record back stamps a field anew without changing it.
          guard replaced?.stamp != field.stamp, now[field.key]?.value == field.value else {
            continue
          }
          set(field.key, of: key.id, in: key.section, to: replaced?.value)
        }
      } else if !kind.hasNaturalKeys || current.fields == StoreRecord(after, section: kind).fields {
        // A setting or a date's goal is no more than its value, which somebody may have changed.
        delete(key.id, in: key.section)
      }
      let result = record(in: key.section, id: key.id)
      let visible = current.isDeleted ? nil : current
      if visible != nil || result != nil {
        changes.append(StoreUndo.Change(key: key, before: visible, after: result))
      }
    }
    return StoreUndo(summary: entry.summary, changes: changes)
  }
}
