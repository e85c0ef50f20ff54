package import IntentJSON

/// The edits of one write.
///
/// They take effect together when the closure returns.
package struct StoreTransaction {
  /// The sentence kept for undo; empty when this change cannot be undone.
  package var summary = ""

  private(set) var state: StoreState
  /// What each touched record was before; nil for a new one.
  private(set) var originals: [RecordKey: StoreRecord?] = [:]
  private let schema: StoreSchema
  private let minter: StampMinter
  private let served: Int?

  /// The generation that this write begins with, for who keeps what it read; nil once it has edited, and
  /// where nobody was served that state.
  package var generation: Int? { originals.isEmpty ? served : nil }

  init(state: StoreState, served: Int?, schema: StoreSchema, minter: StampMinter) {
    self.state = state
    self.served = served
    self.schema = schema
    self.minter = minter
  }

  /// The records of a section that are not deleted, in file order, with this write's own edits.
  package func records(in section: String) -> [StoreRecord] {
    state[section].visible
  }

  /// The records of a section with those that are deleted, in file order.
  package func allRecords(in section: String) -> [StoreRecord] {
    state[section].records
  }

  /// A record by its id, with this write's own edits.
  package func record(
    in section: String, id: String, includingDeleted: Bool = false
  ) -> StoreRecord? {
    state.record(RecordKey(section: section, id: id), includingDeleted: includingDeleted)
  }

  /// Adds a record and returns its id: ten random characters unless the section has natural keys
  /// and one is given.
  ///
  /// Adding an id that exists sets its fields and brings it back.
  @discardableResult
  package mutating func add(
    to section: String, id: String? = nil, fields: [(String, JSONValue)]
  ) -> String {
    let kind = schema.section(named: section)
    let id = id ?? minter.id()
    let key = RecordKey(section: section, id: id)
    if state[key] != nil {
      restore(id, in: section)
      for (field, value) in fields { set(field, of: id, in: section, to: value) }
      return id
    }
    let made = minter.creation(after: state[section].records)
    var content = RecordContent(id: id, made: kind.hasNaturalKeys ? nil : made)
    for (field, value) in fields where !RecordContent.Reserved.contains(field) {
      content.set(.init(key: field, value: value, stamp: made), section: kind)
    }
    put(content, key, kind)
    return id
  }

  /// Sets a field, or clears it with nil.
  ///
  /// Setting what is there already changes nothing, and so does an id that does not exist.
  package mutating func set(
    _ field: String, of id: String, in section: String, to value: JSONValue?
  ) {
    let kind = schema.section(named: section)
    let key = RecordKey(section: section, id: id)
    let new = value ?? .null
    guard !RecordContent.Reserved.contains(field), let record = state[key],
      record[field] ?? .null != new
    else { return }
    var content = record.content(kind)
    content.set(.init(key: field, value: new, stamp: stamp(for: content, key)), section: kind)
    put(content, key, kind)
  }

  /// Deletes a record.
  ///
  /// It stays in the file as a tombstone, so that other devices learn of it.
  package mutating func delete(_ id: String, in section: String) {
    let kind = schema.section(named: section)
    let key = RecordKey(section: section, id: id)
    guard let record = state[key], !record.isDeleted else { return }
    var content = record.content(kind)
    content.deleted = content.newestContent(kind)
    put(content, key, kind)
  }

  /// Brings a deleted record back, by writing one of its fields anew.
  mutating func restore(_ id: String, in section: String) {
    let kind = schema.section(named: section)
    let key = RecordKey(section: section, id: id)
    guard let record = state[key], record.isDeleted else { return }
    var content = record.content(kind)
    guard var field = content.fields.first(where: { !kind.fieldsDeleteIgnores.contains($0.key) })
    else { return }
    field.stamp = stamp(for: content, key)
    content.set(field, section: kind)
    put(content, key, kind)
  }

  /// One stamp for all edits of a record in one write, greater than every stamp they replace.
  private func stamp(for content: RecordContent, _ key: RecordKey) -> Stamp {
    switch originals[key] {
    case nil: minter.edit(after: content.newest)
    case .some(.none): content.newest
    case .some(let original?): minter.edit(after: original.newest)
    }
  }

  private mutating func put(_ content: RecordContent, _ key: RecordKey, _ kind: StoreSection) {
    if originals[key] == nil { originals[key] = .some(state[key]) }
    state.put(StoreRecord(content, section: kind), in: key.section)
  }
}
