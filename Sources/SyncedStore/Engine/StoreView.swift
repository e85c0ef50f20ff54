/// What the store held at one moment.
package struct StoreView: Sendable {
  /// Grows by one with each state that was served in this process.
  package let generation: Int
  /// The records that differ from the generation before, in no order; nil when not known.
  package let changed: [RecordKey]?
  /// Sentences worth telling a person: a strange clock, a file that is not downloaded yet.
  package let notices: [String]
  /// Why an edit that was made on this computer is not in the synced folder yet; nil when all are.
  package let unpublishedReason: String?
  let state: StoreState

  init(
    generation: Int, changed: [RecordKey]?, notices: [String], unpublishedReason: String?,
    state: StoreState
  ) {
    self.generation = generation
    self.changed = changed
    self.notices = notices
    self.unpublishedReason = unpublishedReason
    self.state = state
  }

  /// The records of a section that are not deleted, in file order.
  package func records(in section: String) -> [StoreRecord] {
    state[section].visible
  }

  /// A record by its id.
  package func record(
    in section: String, id: String, includingDeleted: Bool = false
  ) -> StoreRecord? {
    state.record(RecordKey(section: section, id: id), includingDeleted: includingDeleted)
  }
}

extension StoreState {
  /// A record; one that is deleted only when asked for.
  func record(_ key: RecordKey, includingDeleted: Bool) -> StoreRecord? {
    let record = self[key]
    return record?.isDeleted == true && !includingDeleted ? nil : record
  }
}

extension SectionRecords {
  /// The records that are not deleted, in file order.
  var visible: [StoreRecord] {
    records.contains { $0.isDeleted } ? records.filter { !$0.isDeleted } : records
  }
}
