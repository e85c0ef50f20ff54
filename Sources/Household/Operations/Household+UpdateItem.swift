import SyncedStore

extension Household {
  /// Words that take an amount or a section away.
  private static let nothing: Set<String> = ["none", "-", "no"]

  /// Changes one item; what is nil stays. A name that another item has joins the two.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - name: A new name.
  ///   - amount: A new amount in words; "none" takes it away.
  ///   - note: A new note; an empty text takes it away.
  ///   - section: A new section; "none" takes it away.
  public func updateItem(
    _ id: String, name: String?, amount: String?, note: String?, section: String?
  ) throws -> Answer<ShoppingItem> {
    guard name.nonBlank != nil || amount.nonBlank != nil || note != nil || section.nonBlank != nil
    else {
      throw HouseholdError("Say what to change: the name, the amount, the note or the section.")
    }
    return try change { transaction, _ in
      let rows = self.rows(transaction)
      guard let old = rows.first(where: { $0.recordIDs.contains(id) }) else {
        throw HouseholdError("There is no item \"\(id)\" any more. show_list names what is there.")
      }
      var item = try Self.edited(old, amount: amount, note: note, section: section, rows)
      var messages = item == old ? [] : ["\(item.line) (was \(old.line))."]
      if let name = try ItemDraft.checked(name ?? "", limit: ItemLimits.nameLength) {
        let other = rows.first { $0.id != old.id && ItemName($0.name) == ItemName(name) }
        let renaming = ItemChange.renaming(item, to: name, onto: other)
        if renaming.outcome != .unchanged { messages.append(renaming.message) }
        item = renaming.item
      }
      item.save(to: &transaction)
      item.recordIDs = [item.id]
      transaction.summary = "Changed \(old.line) to \(item.line)"
      return (
        item,
        messages.isEmpty ? "\(item.line) is that way already." : messages.joined(separator: " ")
      )
    } answer: { result, _, _ in
      result
    }
  }

  private static func edited(
    _ old: ShoppingItem, amount: String?, note: String?, section: String?, _ rows: [ShoppingItem]
  ) throws(ItemError) -> ShoppingItem {
    var item = old
    if let amount = amount.nonBlank {
      item.quantities =
        nothing.contains(amount.lowercased())
        ? [] : try [Quantity](reading: amount).replacing(old.quantities)
    }
    if let note { item.note = try ItemDraft.checked(note, limit: ItemLimits.noteLength) }
    if let section = section.nonBlank {
      item.section =
        nothing.contains(section.lowercased())
        ? nil
        : SectionMemory(rows).spelled(
          try ItemDraft.checked(section, limit: ItemLimits.sectionLength))
    }
    return item
  }
}
