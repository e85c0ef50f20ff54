import IntentJSON
import SyncedStore

/// A change that was taken back.
package struct UndoneChange: Sendable {
  /// What was taken back, as a sentence; also when there was nothing.
  package let summary: String
  /// The items it touched, as they are now.
  package let items: [ShoppingItem]
  /// The drinks it touched, as they are now, with their days.
  package let entries: [(entry: WaterEntry, day: LocalDate)]
  /// The ids of items and drinks that are gone again.
  package let removedIDs: [String]
}

extension Household {
  /// Takes back the last change made on this computer.
  package func undoLastChange() throws -> Answer<UndoneChange> {
    let write = try recordingUse { try store.undoLast() }
    let here = surroundings(write.view)
    guard let undo = write.result else {
      let nothing = UndoneChange(
        summary: "There is nothing to undo on this computer.", items: [], entries: [],
        removedIDs: [])
      return answer(nothing, nothing.summary, write.publication, write.view.notices)
    }
    let changes = shown(undo.changes.filter { $0.before?.fields != $0.after?.fields }, write.view)
    let touched = touchedItems(changes, rows(write.view))
    let entries = changes.filter { $0.key.section == HouseholdSchema.water }
      .compactMap { $0.after.flatMap { WaterEntry($0, zone: zone) } }
      .map { (entry: $0, day: here.rule.day(of: $0.time)) }
    let drinksGone = changes.filter { $0.key.section == HouseholdSchema.water && $0.after == nil }
    let undone = UndoneChange(
      summary: changes.isEmpty
        ? "Nothing to take back is left of the last change (\(undo.summary.visibleLine)): it was changed again since."
        : "Undone: \(undo.summary.visibleLine).",
      items: touched.rows, entries: entries, removedIDs: touched.gone + drinksGone.map(\.key.id))
    let text = [undone.summary, standing(after: changes, write.view, here)]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return answer(undone, text, write.publication, write.view.notices)
  }

  /// The changes that can be seen: a record of a row that others have added to may go, and the row
  /// stay as it was.
  private func shown(
    _ changes: [StoreUndo.Change], _ view: StoreView
  ) -> [StoreUndo.Change] {
    let ofItems = changes.filter { $0.key.section == HouseholdSchema.shopping }
    let records = ofItems.flatMap { [$0.before, $0.after] }.compactMap(\.self)
    let names = Set(records.compactMap(ShoppingItem.init).map(\.folded))
    let now = rows(view).filter { names.contains($0.folded) }
    let touched = Set(ofItems.map(\.key.id))
    let others = now.flatMap(\.recordIDs).filter { !touched.contains($0) }
      .compactMap { view.record(in: HouseholdSchema.shopping, id: $0) }
    let before = (others + ofItems.compactMap(\.before)).sorted { $0.made < $1.made }
    let rowsBefore = ShoppingItem.rows(of: before.compactMap(ShoppingItem.init))
    guard Set(rowsBefore.map(ShownRow.init)) == Set(now.map(ShownRow.init)) else { return changes }
    return changes.filter { $0.key.section != HouseholdSchema.shopping }
  }

  /// The rows that an undo changed, and the ids of those that are gone again.
  ///
  /// A record that was part of a row takes only its amount with it: the row is still there.
  private func touchedItems(
    _ changes: [StoreUndo.Change], _ rows: [ShoppingItem]
  ) -> (rows: [ShoppingItem], gone: [String]) {
    let changes = changes.filter { $0.key.section == HouseholdSchema.shopping }
    let ids = Set(changes.map(\.key.id))
    let gone = changes.filter { $0.after == nil }
    let parts = Set(gone.compactMap { $0.before.flatMap(ShoppingItem.init)?.folded })
    let touched = rows.filter { row in
      !ids.isDisjoint(with: row.recordIDs) || parts.contains(row.folded)
    }
    let names = Set(touched.map(\.folded))
    let goneIDs = gone.filter { change in
      change.before.flatMap(ShoppingItem.init).map { !names.contains($0.folded) } ?? true
    }
    return (touched, goneIDs.map(\.key.id))
  }

  /// How things stand after an undo, in the words of the tool that it took back.
  private func standing(
    after changes: [StoreUndo.Change], _ view: StoreView, _ here: Surroundings
  ) -> String {
    let sections = Set(changes.map(\.key.section))
    var sentences: [String] = []
    if sections.contains(HouseholdSchema.shopping) {
      sentences.append(BatchText.openCount(openCount(view)))
    }
    if !sections.isDisjoint(with: [HouseholdSchema.water, HouseholdSchema.goals]) {
      sentences.append(here.texts.standing(progress(view, here).today))
    }
    return sentences.joined(separator: " ")
  }
}

/// What is seen of a row.
private struct ShownRow: Hashable {
  let line: String
  let section: String?
  let isChecked: Bool

  init(_ row: ShoppingItem) {
    line = row.line
    section = row.section
    isChecked = row.isChecked
  }
}
