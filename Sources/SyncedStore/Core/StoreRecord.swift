package import IntentJSON

/// One record: an id and fields.
///
/// It keeps its line of the file and reads a field when asked.
package struct StoreRecord: Sendable {
  /// The id, unique in its section.
  package let id: String
  /// Whether a delete hides it.
  package let isDeleted: Bool
  /// The stamp of its creation; with a natural key, the newest stamp in it.
  package var made: Stamp { creation ?? newest }
  /// The newest stamp in it: when it was last changed.
  package let newest: Stamp

  let creation: Stamp?
  /// The canonical line without a line end.
  let line: ArraySlice<UInt8>

  /// The value of a field; nil when it is missing or null.
  package subscript(field: String) -> JSONValue? {
    guard let value = LineScanner.value(of: field, in: line), !value.isNull else { return nil }
    return value
  }

  /// All fields that have a value, without what the store adds.
  package var fields: JSONObject {
    JSONObject(
      object.members.filter { !RecordContent.Reserved.contains($0.key) && !$0.value.isNull }
        .map { ($0.key, $0.value) })
  }

  init(_ content: RecordContent, section: StoreSection) {
    id = content.id
    creation = content.made
    newest = content.newest
    isDeleted = content.isHidden(section)
    line = content.line()[...]
  }

  /// A record whose canonical line has been looked at already.
  init(id: String, creation: Stamp, line: ArraySlice<UInt8>) {
    self.id = id
    self.creation = creation
    self.line = line
    newest = creation
    isDeleted = false
  }

  /// The same record with a copy of its line, so that it does not keep a whole file in memory.
  var detached: StoreRecord {
    StoreRecord(copying: self)
  }

  private init(copying other: StoreRecord) {
    id = other.id
    creation = other.creation
    newest = other.newest
    isDeleted = other.isDeleted
    line = Array(other.line)[...]
  }

  private var object: JSONObject {
    (try? JSONValue(parsing: line))?.object ?? JSONObject()
  }

  /// The record taken apart.
  func content(_ section: StoreSection) -> RecordContent {
    RecordContent(id: id, object, section: section)
  }

  /// Whether both have the same line.
  func isSame(as other: StoreRecord) -> Bool {
    line.hasSameBytes(as: other.line)
  }

  /// The order in the file: by creation, then by id.
  func sortsBefore(_ other: StoreRecord) -> Bool {
    let (mine, theirs) = (creation ?? .zero, other.creation ?? .zero)
    return mine == theirs ? id.utf8.lexicographicallyPrecedes(other.id.utf8) : mine < theirs
  }
}

extension ArraySlice<UInt8> {
  /// Whether both hold the same bytes.
  func hasSameBytes(as other: ArraySlice<UInt8>) -> Bool {
    withUnsafeBytes { left in other.withUnsafeBytes { left.hasSameBytes(as: $0) } }
  }
}
