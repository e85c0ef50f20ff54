import IntentJSON

extension StoreState {
  /// What a join did to both sides.
  struct JoinOutcome {
    /// The records that differ from what this side held.
    var changed: [RecordKey] = []
    /// Whether this side changed at all, be it in a record or elsewhere.
    var isChanged = false
    /// Whether the other side held everything that the joined state holds.
    var isOtherWhole = true
  }

  /// Takes in everything another state knows.
  ///
  /// Commutative, associative and idempotent.
  mutating func join(_ other: StoreState, schema: StoreSchema) -> JoinOutcome {
    var outcome = JoinOutcome()
    let header = self.header.joined(with: other.header)
    if header != self.header { outcome.isChanged = true }
    if header != other.header { outcome.isOtherWhole = false }
    self.header = header
    joinExtras(other, &outcome)
    for name in Set(sections.keys).union(other.sections.keys) {
      joinSection(name, other, schema.section(named: name.string), &outcome)
    }
    return outcome
  }

  /// Unknown values have no stamps: the greater JSON text wins, and records win over a value.
  private mutating func joinExtras(_ other: StoreState, _ outcome: inout JoinOutcome) {
    for name in Set(extras.keys).union(other.extras.keys) {
      let (mine, theirs) = (extras[name], other.extras[name])
      let areRecords = sections[name] != nil || other.sections[name] != nil
      let winner: JSONValue? =
        switch (mine, theirs) {
        case _ where areRecords: nil
        case (let mine?, let theirs?):
          mine.bytes.lexicographicallyPrecedes(theirs.bytes) ? theirs : mine
        case (let value?, nil), (nil, let value?): value
        case (nil, nil): nil
        }
      extras[name] = winner
      if winner != mine { outcome.isChanged = true }
      if winner != theirs { outcome.isOtherWhole = false }
    }
  }

  private mutating func joinSection(
    _ name: JSONKey, _ other: StoreState, _ section: StoreSection, _ outcome: inout JoinOutcome
  ) {
    guard let theirs = other.sections[name] else {
      if sections[name]?.records.isEmpty == false || section.fields.isEmpty {
        outcome.isOtherWhole = false
      }
      return
    }
    guard let mine = sections[name], !mine.records.isEmpty else {
      sections[name] = theirs
      outcome.changed += theirs.records.map { RecordKey(section: name.string, id: $0.id) }
      if !theirs.records.isEmpty || section.fields.isEmpty { outcome.isChanged = true }
      return
    }
    var changed: [StoreRecord] = []
    var met = 0
    for (place, record) in theirs.records.enumerated() {
      let known =
        if place < mine.records.count, mine.records[place].id.hasSameBytes(as: record.id) {
          mine.records[place] as StoreRecord?
        } else {
          mine[record.id]
        }
      guard let known else {
        changed.append(record.detached)
        continue
      }
      met += 1
      if known.isSame(as: record) { continue }
      let joined = StoreRecord(
        known.content(section).joined(with: record.content(section), section: section),
        section: section)
      if !joined.isSame(as: record) { outcome.isOtherWhole = false }
      if !joined.isSame(as: known) { changed.append(joined) }
    }
    if met < mine.records.count { outcome.isOtherWhole = false }
    guard !changed.isEmpty else { return }
    outcome.isChanged = true
    outcome.changed += changed.map { RecordKey(section: name.string, id: $0.id) }
    sections[name]?.put(all: changed)
  }
}
