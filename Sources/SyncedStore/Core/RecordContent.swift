import IntentJSON

/// A record taken apart: its fields, each a last-writer-wins register with its stamp.
struct RecordContent {
  /// One value and when it was written.
  struct Field {
    let key: String
    var value: JSONValue
    var stamp: Stamp
  }

  /// The keys that mean something to the store itself.
  enum Reserved {
    static let id = "id"
    static let made = "made"
    static let deleted = "del"
    static let stamps = "~"

    static func contains(_ key: String) -> Bool {
      key == id || key == made || key == deleted || key == stamps
    }
  }

  let id: String
  /// The stamp of the record's creation, and of each field that has no own.
  ///
  /// Records with natural keys have none.
  var made: Stamp?
  /// In the order they are written.
  private(set) var fields: [Field]
  /// The newest content stamp that the deleter had seen.
  var deleted: Stamp?

  init(id: String, made: Stamp?, fields: [Field] = [], deleted: Stamp? = nil) {
    self.id = id
    self.made = made
    self.fields = fields
    self.deleted = deleted
  }

  /// The content of a JSON object, as it stands; nil when it has no usable id.
  ///
  /// Stamps that are none are left out. A key that only `~` names is a field without value.
  init?(_ object: JSONObject, section: StoreSection) {
    guard let id = object[Reserved.id]?.string, !id.isEmpty else { return nil }
    self.init(id: id, object, section: section)
  }

  /// The content of an object whose id is given.
  init(id: String, _ object: JSONObject, section: StoreSection) {
    self.id = id
    made = object[Reserved.made]?.string.flatMap { Stamp($0) }
    deleted = object[Reserved.deleted]?.string.flatMap { Stamp($0) }
    fields = []
    let stamps = object[Reserved.stamps]?.object ?? JSONObject()
    for member in object.members where !Reserved.contains(member.key) {
      let stamp = stamps[member.key]?.string.flatMap { Stamp($0) }
      fields.append(Field(key: member.key, value: member.value, stamp: stamp ?? made ?? .zero))
    }
    for member in stamps.members where !Reserved.contains(member.key) && object[member.key] == nil {
      guard let stamp = member.value.string.flatMap({ Stamp($0) }) else { continue }
      fields.append(Field(key: member.key, value: .null, stamp: stamp))
    }
    fields.sort { section.sortsBefore($0.key, $1.key) }
  }

  /// The newest stamp anywhere in the record.
  var newest: Stamp {
    fields.reduce(max(made ?? .zero, deleted ?? .zero)) { max($0, $1.stamp) }
  }

  /// The newest stamp of what a delete must have seen.
  func newestContent(_ section: StoreSection) -> Stamp {
    fields.reduce(made ?? .zero) { newest, field in
      section.fieldsDeleteIgnores.contains(field.key) ? newest : max(newest, field.stamp)
    }
  }

  /// Whether a delete hides the record.
  func isHidden(_ section: StoreSection) -> Bool {
    deleted.map { newestContent(section) <= $0 } ?? false
  }

  subscript(key: String) -> Field? {
    fields.first { $0.key.hasSameBytes(as: key) }
  }

  /// Writes a field, at its place in the order.
  mutating func set(_ field: Field, section: StoreSection) {
    if let index = fields.firstIndex(where: { $0.key.hasSameBytes(as: field.key) }) {
      fields[index] = field
    } else {
      let index = fields.firstIndex { section.sortsBefore(field.key, $0.key) }
      fields.insert(field, at: index ?? fields.endIndex)
    }
  }

  /// The join of two states of one record: the greater stamp wins each field, and of equal stamps
  /// the greater JSON text.
  func joined(with other: RecordContent, section: StoreSection) -> RecordContent {
    var result = self
    for field in other.fields {
      if let mine = result[field.key], mine.beats(field) { continue }
      result.set(field, section: section)
    }
    if let made = other.made { result.made = min(result.made ?? made, made) }
    if let deleted = other.deleted { result.deleted = max(result.deleted ?? deleted, deleted) }
    return result
  }

  /// The record's one line, without a line end: known keys first, `del` and `~` last.
  func line() -> [UInt8] {
    var output = Array("{\"id\":".utf8)
    output.reserveCapacity(192)
    JSONValue.write(id, to: &output)
    if let made { Self.write(made, key: Reserved.made, to: &output) }
    for field in fields {
      output.append(UInt8(ascii: ","))
      JSONValue.write(field.key, to: &output)
      output.append(UInt8(ascii: ":"))
      field.value.write(to: &output)
    }
    if let deleted { Self.write(deleted, key: Reserved.deleted, to: &output) }
    var separator = ",\"~\":{"
    for field in fields where field.stamp != made ?? .zero {
      output.append(contentsOf: separator.utf8)
      JSONValue.write(field.key, to: &output)
      output.append(contentsOf: ":\"".utf8)
      output.append(contentsOf: field.stamp.bytes)
      output.append(UInt8(ascii: "\""))
      separator = ","
    }
    output.append(contentsOf: (separator == "," ? "}}" : "}").utf8)
    return output
  }

  private static func write(_ stamp: Stamp, key: String, to output: inout [UInt8]) {
    output.append(contentsOf: ",\"\(key)\":\"".utf8)
    output.append(contentsOf: stamp.bytes)
    output.append(UInt8(ascii: "\""))
  }
}

extension RecordContent.Field {
  /// Whether a join keeps this value and not `other`.
  func beats(_ other: RecordContent.Field) -> Bool {
    if stamp != other.stamp { return stamp > other.stamp }
    return !value.bytes.lexicographicallyPrecedes(other.value.bytes)
  }
}

extension StoreSection {
  /// The order of keys in a record: known ones as the schema lists them, then the rest by bytes.
  func sortsBefore(_ left: String, _ right: String) -> Bool {
    switch (place(of: left), place(of: right)) {
    case (let a?, let b?): a < b
    case (.some, nil): true
    case (nil, .some): false
    case (nil, nil): left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  private func place(of key: String) -> Int? {
    fields.firstIndex { $0.hasSameBytes(as: key) }
  }
}
