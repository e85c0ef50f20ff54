import SyncedStore

/// A change that was taken back.
public struct UndoneChange: Sendable {
  /// What was taken back, as a sentence; also when there was nothing.
  public let summary: String
  /// The items it touched, as they are now.
  public let items: [ShoppingItem]
  /// The drinks it touched, as they are now, with their days.
  public let entries: [(entry: WaterEntry, day: CivilDate)]
  /// The ids of items and drinks that are gone again.
  public let removedIDs: [String]
}

extension Household {
  /// Takes back the last change made on this computer.
  public func undoLastChange() throws -> Answer<UndoneChange> {
    let write = try recordingUse { try store.undoLast() }
    let here = surroundings(write.view)
    guard let undo = write.result else {
      let nothing = UndoneChange(
        summary: "There is nothing to undo on this computer.", items: [], entries: [],
        removedIDs: [])
      return answer(nothing, nothing.summary, write.publication, write.view.notices)
    }
    let rows = rows(write.view)
    let touched = Set(undo.changes.map(\.key))
    let items = rows.filter { row in
      row.recordIDs.contains {
        touched.contains(RecordKey(section: HouseholdSchema.shopping, id: $0))
      }
    }
    let entries = undo.changes.filter { $0.key.section == HouseholdSchema.water }
      .compactMap { $0.after.flatMap { WaterEntry($0, zone: zone) } }
      .map { (entry: $0, day: here.rule.day(of: $0.time)) }
    let removed = undo.changes.filter { $0.after == nil }.map(\.key.id)
    let undone = UndoneChange(
      summary: "Undone: \(undo.summary).", items: items, entries: entries, removedIDs: removed)
    let standing =
      undo.changes.contains { $0.key.section == HouseholdSchema.water }
      ? " " + here.texts.standing(progress(write.view, here).today) : ""
    return answer(undone, undone.summary + standing, write.publication, write.view.notices)
  }
}
