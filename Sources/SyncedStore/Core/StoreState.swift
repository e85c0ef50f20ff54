import IntentJSON

/// Everything the store knows: what a file says, or the join of several.
struct StoreState: Sendable {
  var header: StoreHeader
  /// Top-level values that this version does not know.
  var extras: [JSONKey: JSONValue]
  /// Known sections and those of newer versions, by name.
  var sections: [JSONKey: SectionRecords]

  init(header: StoreHeader) {
    self.header = header
    extras = [:]
    sections = [:]
  }

  init(schema: StoreSchema) {
    self.init(header: StoreHeader(schema: schema))
  }

  subscript(section: String) -> SectionRecords {
    sections[JSONKey(section)] ?? SectionRecords()
  }

  subscript(key: RecordKey) -> StoreRecord? {
    sections[JSONKey(key.section)]?[key.id]
  }

  /// Puts a record in, in place of the one with its id.
  mutating func put(_ record: StoreRecord, in section: String) {
    sections[JSONKey(section), default: SectionRecords()].put(record)
  }

  /// The newest stamp anywhere.
  var newest: Stamp {
    sections.values.reduce(Stamp.zero) { max($0, $1.newest) }
  }

  var isEmpty: Bool {
    extras.isEmpty && sections.values.allSatisfy { $0.records.isEmpty }
  }
}
