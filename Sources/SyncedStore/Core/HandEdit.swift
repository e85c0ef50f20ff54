import IntentJSON

/// A file of ours that somebody edited, before its edits are understood.
struct HandEdit: Sendable {
  let header: StoreHeader
  /// The version that was edited, as far as the file still says.
  let base: Checksum?
  /// The hash of the whole file, from which the stamps of its edits are made.
  let hash: Checksum
  /// The arrays of records, by section.
  let sections: [(name: String, objects: [JSONObject])]
  /// Top-level values that this version does not know.
  let extras: [JSONKey: JSONValue]
  /// Whether something stands there that is no record and will be left out.
  let hasStrayValues: Bool

  private static let ownKeys = ["format", "version", "needs", "seal"]

  init(root: JSONObject, bytes: [UInt8], schema: StoreSchema) {
    header = StoreHeader(
      version: root["version"]?.integer ?? schema.version, needs: root["needs"]?.object ?? [:])
    base = root["seal"]?.string.flatMap { Checksum($0) }
    hash = Checksum(of: bytes)
    var sections: [(name: String, objects: [JSONObject])] = []
    var extras: [JSONKey: JSONValue] = [:]
    var hasStrayValues = root["version"]?.integer == nil || root["needs"]?.object == nil
    for member in root.members where !Self.ownKeys.contains(member.key) {
      let objects = member.value.array?.compactMap(\.object)
      if schema.sections.contains(where: { $0.name.hasSameBytes(as: member.key) }) {
        if objects?.count != member.value.array?.count || objects == nil { hasStrayValues = true }
        if let objects { sections.append((member.key, objects)) }
      } else if let objects, Self.areRecords(objects, of: member.value) {
        sections.append((member.key, objects))
      } else {
        extras[JSONKey(member.key)] = member.value
      }
    }
    self.sections = sections
    self.extras = extras
    self.hasStrayValues = hasStrayValues
  }

  /// Whether an unknown array is a kind of record of a newer version.
  private static func areRecords(_ objects: [JSONObject], of value: JSONValue) -> Bool {
    let ids = objects.compactMap { $0["id"]?.string }.filter { !$0.isEmpty }
    return ids.count == value.array?.count && Set(ids.map { JSONKey($0) }).count == ids.count
  }

  /// What the file says word for word, without a thought about edits.
  func literalState(_ schema: StoreSchema) -> StoreState {
    var state = StoreState(header: header)
    state.extras = extras
    for (name, objects) in sections {
      let section = schema.section(named: name)
      var records = SectionRecords()
      for object in objects {
        guard let content = RecordContent(object, section: section) else { continue }
        records.join(StoreRecord(content, section: section), section: section)
      }
      state.sections[JSONKey(name)] = records
    }
    return state
  }

  /// What the file says and means: a three-way merge of it (theirs) with what this computer knows (ours).
  ///
  /// - Parameters:
  ///   - base: The version that was edited, if this computer still has it.
  ///   - known: Everything this computer knows, to tell changed values when it has not.
  ///   - previous: The last edit of the same file before this one, if there was one.
  ///   - schema: The schema.
  /// - Returns: The state, and whether the file's own words say less than that.
  func understood(
    base: StoreState?, known: StoreState, previous: HandEdit?, schema: StoreSchema
  ) -> (state: StoreState, saysLess: Bool) {
    let isSuccessor = previous.map { $0.base == self.base && $0.hash != hash } ?? false
    let previous = isSuccessor ? previous?.literalState(schema) : nil
    var state = StoreState(header: header)
    state.extras = extras
    var saysLess = hasStrayValues
    let newest = literalState(schema).newest
    for (name, objects) in sections {
      var reader = HandEditedSection(
        section: schema.section(named: name), hash: hash, baseChecksum: self.base, newest: newest,
        base: base.map { $0[name] }, known: known[name], previous: previous.map { $0[name] })
      reader.read(objects)
      state.sections[JSONKey(name)] = SectionRecords(distinct: reader.records, areSorted: false)
      saysLess = saysLess || reader.saysLess
    }
    return (state, saysLess)
  }
}
