package import IntentJSON
import SyncedStore

extension Household {
  /// Changes one item; what is nil stays.
  ///
  /// A name that another item has joins the two.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - name: A new name, read as on adding: an amount and a note in it are taken too.
  ///   - amount: A new amount, a number or words; "none" takes it away.
  ///   - note: A new note; "none" takes it away.
  ///   - section: A new section; "none" takes it away.
  /// - Returns: the item as it is now.
  /// - Throws: a sentence when there is no such item, or it cannot be changed in this way.
  package func updateItem(
    _ id: String, name: String?, amount: JSONValue?, note: String?, section: String?
  ) throws -> Answer<ShoppingItem> {
    return try change { transaction, _ in
      let rows = self.rows(transaction)
      guard let old = rows.first(where: { $0.recordIDs.contains(id) }) else {
        throw HouseholdError(
          "There is no item \(id.quoted) any more. show_list names what is there.")
      }
      let memory = self.sectionMemory(transaction)
      let draft = try name.nonBlank.map(Self.draft)
      let edited = try old.edited(draft, amount: amount, note: note, section: section, memory)
      let renaming = draft.map { Self.renaming(edited, to: $0.name, rows) }
      let item = renaming?.item ?? edited
      guard item != old else {
        // Some clients fill in every argument with a blank text, which asks for nothing.
        let isAsked =
          amount.nonBlank != nil || [name, note, section].contains { $0.nonBlank != nil }
        return (
          item,
          isAsked
            ? "\(item.line) is that way already."
            : "\(item.line) stays as it is. Say what to change: the name, the amount, the note or the section."
        )
      }
      item.save(to: &transaction)
      transaction.summary =
        old.line == item.line
        ? "Moved \(item.line) to \(item.section ?? ListFrame.other)"
        : "Changed \(old.line) to \(item.line)"
      return (item.folded(to: item.id), Self.sentences(old, edited, renaming))
    } answer: { result, _, _ in
      result
    }
  }

  /// What a new name says, without the marks of a list, as on adding.
  private static func draft(_ name: String) throws(ItemError) -> ItemDraft {
    let texts = PastedLines.items(of: name)
    guard texts.count == 1 else { return try ItemDraft(words: name) }
    var text = texts[0]
    text.isTicked = false
    return try text.draft()
  }

  private static func renaming(
    _ row: ShoppingItem, to name: String, _ rows: [ShoppingItem]
  ) -> ItemChange {
    let folded = ItemName(name)
    let other = rows.first { $0.id != row.id && $0.folded == folded }
    return .renaming(row, to: name, onto: other)
  }

  private static func sentences(
    _ old: ShoppingItem, _ edited: ShoppingItem, _ renaming: ItemChange?
  ) -> String {
    var sentences = edited == old ? [] : [ItemChange.difference(from: old, to: edited)]
    if let renaming, renaming.outcome != .unchanged { sentences.append(renaming.message) }
    return sentences.joined(separator: " ")
  }
}

extension ShoppingItem {
  /// This row with what an update says, beside the name and in it.
  fileprivate func edited(
    _ draft: ItemDraft?, amount: JSONValue?, note: String?, section: String?,
    _ memory: SectionMemory
  ) throws(ItemError) -> ShoppingItem {
    var item = self
    if note.nonBlank != nil { item.note = nil }
    if let amount = amount.nonBlank {
      (item.quantities, item.note) =
        try ItemDraft.amount(amount, unit: nil)?.replacing(quantities, note: item.note)
        ?? ([], ItemNote.withoutAmounts(item.note))
    } else if let draft, !draft.quantities.isEmpty {
      (item.quantities, item.note) = (draft.quantities, ItemNote.withoutAmounts(item.note))
    }
    item.note = ItemNote.joined([try ItemDraft.checkedNote(note), item.note, draft?.note])
    if let section = section.nonBlank {
      item.section = memory.spelled(try ItemDraft.checkedSection(section))
    }
    return item
  }

  /// This row as the one record it was written to.
  fileprivate func folded(to id: String) -> ShoppingItem {
    var item = self
    item.recordIDs = [id]
    return item
  }
}
