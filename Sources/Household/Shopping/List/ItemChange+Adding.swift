extension ItemChange {
  /// Adds `draft` to the list, where `row` is the row of the same name, if any.
  ///
  /// A bare name changes nothing on an open row, an amount adds up; on a bought row the new amount
  /// replaces the old one and its size. Other notes and sections are never lost; a new row goes where
  /// `sections` says that such an item was before, one that is there stays where the person has it.
  package static func adding(
    _ draft: ItemDraft, to row: ShoppingItem?, sections: SectionMemory = SectionMemory()
  ) -> ItemChange {
    let asked = sections.spelled(draft.section)
    guard let row else {
      let remembered = sections.section(ofItemNamed: draft.name)
      let item = ShoppingItem(
        id: "", name: draft.name, quantities: draft.quantities, note: draft.note,
        section: asked ?? remembered)
      return ItemChange(outcome: .added, item: item, message: "\(item.line) added.")
    }
    var item = row
    let replaces = row.isChecked && !draft.quantities.isEmpty
    item.note = ItemNote.joined([
      replaces ? ItemNote.withoutAmounts(row.note) : row.note, draft.note,
    ])
    if let asked, ItemName(asked) != row.foldedSection { item.section = asked }
    if row.isChecked {
      item.isChecked = false
      if replaces { item.quantities = draft.quantities }
      return ItemChange(
        outcome: .reopened, item: item, message: "\(item.line) back on the list.")
    }
    item.quantities = row.quantities.adding(draft.quantities)
    guard item != row else {
      return ItemChange(
        outcome: .unchanged, item: row, message: "\(row.measuredName) is already on the list.")
    }
    return ItemChange(outcome: .merged, item: item, message: difference(from: row, to: item))
  }

  /// Renames `row`; `other` is the row that has the new name already, if any.
  ///
  /// With another row the two become one: the change is of `other`, with its name, both notes and
  /// the amounts of what is still to buy, and the caller deletes `row`.
  package static func renaming(
    _ row: ShoppingItem, to name: String, onto other: ShoppingItem?
  ) -> ItemChange {
    guard let other, other.id != row.id else {
      var item = row
      item.name = name
      let outcome: ShoppingOutcome = item == row ? .unchanged : .merged
      let message =
        item == row ? "\(name) has this name already." : "\(row.name) is now \(name)."
      return ItemChange(outcome: outcome, item: item, message: message)
    }
    var item = ShoppingItem.rows(of: [other, row.named(other.name)])[0]
    item.name = other.name
    return ItemChange(
      outcome: .merged, item: item,
      message: "\(row.measuredName) joined \(other.name): now \(item.line).")
  }

  /// What is different between two states of one row, such as "milk 2 → 3".
  static func difference(from old: ShoppingItem, to new: ShoppingItem) -> String {
    var parts: [String] = []
    if old.quantities != new.quantities {
      parts.append(
        old.quantities.isEmpty
          ? "\(new.name): now \(new.amount)"
          : "\(new.name) \(old.amount) → \(new.quantities.isEmpty ? "no amount" : new.amount)")
    }
    if old.note != new.note {
      parts.append("\(new.name): \(new.note.map { "note “\($0)”" } ?? "note removed")")
    }
    if old.section != new.section {
      parts.append("\(new.name) \(new.section.map { "moved to \($0)" } ?? "has no section now")")
    }
    return parts.joined(separator: "; ") + "."
  }
}

extension ShoppingItem {
  func named(_ name: String) -> ShoppingItem {
    var item = self
    item.name = name
    return item
  }
}
