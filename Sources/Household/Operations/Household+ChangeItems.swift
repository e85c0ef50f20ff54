package import IntentJSON
import SyncedStore

extension Household {
  /// Checks things off, in one write.
  package func checkOff(_ inputs: [JSONValue], progress: Progress? = nil) throws -> Answer<
    ItemBatch
  > {
    try changeRows(inputs, "Checked off", .changing, progress) { row, input, transaction in
      guard !row.isChecked else {
        return ItemOutcome(
          input, .unchanged, item: row, message: "\(row.name) was checked off already.")
      }
      var item = row
      item.isChecked = true
      item.saveChecked(to: &transaction)
      return ItemOutcome(input, .checked, item: item, message: "\(row.line) checked off.")
    }
  }

  /// Opens the checked things that are named again, as they were.
  package func uncheck(_ inputs: [JSONValue], progress: Progress? = nil) throws -> Answer<ItemBatch>
  {
    try changeRows(
      inputs, Self.unchecked, .changing, progress, preferringChecked: true, Self.unchecking)
  }

  /// Opens all checked things again, as they were.
  package func uncheckAll() throws -> Answer<ItemBatch> {
    try change { transaction, _ in
      let checked = self.rows(transaction).filter(\.isChecked)
      let outcomes = checked.map { Self.unchecking($0, $0.name, &transaction) }
      transaction.summary = BatchText(outcomes: outcomes).summary(Self.unchecked)
      return outcomes
    } answer: { outcomes, view, _ in
      guard outcomes.isEmpty else { return self.answered(outcomes, view) }
      let batch = ItemBatch(outcomes: [], openCount: self.openCount(view))
      return (batch, "Nothing to uncheck: no item is checked.")
    }
  }

  private static let unchecked = "Unchecked"

  private static func unchecking(
    _ row: ShoppingItem, _ input: String, _ transaction: inout StoreTransaction
  ) -> ItemOutcome {
    guard row.isChecked else {
      return ItemOutcome(input, .unchanged, item: row, message: "\(row.name) is open already.")
    }
    var item = row
    item.isChecked = false
    item.saveChecked(to: &transaction)
    return ItemOutcome(input, .unchecked, item: item, message: "\(row.line) is open again.")
  }

  /// Takes things off the list, in one write.
  ///
  /// Only exact names are taken, since it cannot be seen any more what went.
  package func removeItems(
    _ inputs: [JSONValue], progress: Progress? = nil
  ) throws -> Answer<ItemBatch> {
    try changeRows(inputs, "Removed", .removing, progress) { row, input, transaction in
      row.delete(from: &transaction)
      return ItemOutcome(input, .removed, item: row, message: "\(row.line) removed.")
    }
  }

  /// The items that a removal of these inputs would take, in the order of the list.
  package func items(toRemove inputs: [JSONValue]) throws -> [ShoppingItem] {
    let texts = try ItemText.list(inputs, splitsCommas: false)
    return try look { view, _ in
      let rows = self.rows(view)
      let finder = ItemFinder(rows)
      let ids = Set(
        try texts.flatMap { text in
          try Task.checkCancellation()
          return finder.meanings(of: text, strictness: .removing)
        }.compactMap { _, match in if case .one(let id) = match { id } else { nil } })
      return (rows.filter { ids.contains($0.id) }, "")
    }.value
  }

  /// Takes all checked things off the list, in one write.
  package func clearChecked() throws -> Answer<ClearedItems> {
    try change { transaction, _ in
      let checked = self.rows(transaction).filter(\.isChecked)
      for row in checked { row.delete(from: &transaction) }
      if !checked.isEmpty { transaction.summary = "Cleared \(checked.names)" }
      return checked
    } answer: { removed, view, _ in
      let open = self.openCount(view)
      let text =
        removed.isEmpty
        ? "Nothing to clear: no item is checked."
        : "Cleared \(removed.names). \(BatchText.openCount(open))"
      return (ClearedItems(removed: removed, openCount: open), text)
    }
  }

  /// Does one thing to each row that an input means; the later ones see what the earlier did.
  private func changeRows(
    _ inputs: [JSONValue], _ verb: String, _ strictness: ItemMatch.Strictness,
    _ progress: Progress?, preferringChecked: Bool = false,
    _ body: (ShoppingItem, _ input: String, inout StoreTransaction) -> ItemOutcome
  ) throws -> Answer<ItemBatch> {
    let texts = try ItemText.list(inputs, splitsCommas: false)
    guard !texts.isEmpty else {
      throw HouseholdError("There is nothing to do. Name the items as they are on the list.")
    }
    return try change { transaction, _ in
      let rows = self.rows(transaction)
      let finder = ItemFinder(rows)
      var current = Dictionary(rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      func outcome(_ text: ItemText, _ match: ItemMatch) -> ItemOutcome {
        switch match {
        case .one(let id):
          guard let row = current[id] else {
            return ItemOutcome(
              text.input, .unchanged, message: "\(text.input.cutShort) is gone already.")
          }
          let outcome = body(row, text.input, &transaction)
          current[id] = outcome.outcome == .removed ? nil : outcome.item
          return outcome
        case .several(let ids):
          return Self.ambiguous(text.input, rows.filter { ids.contains($0.id) })
        case .none(let suggestions):
          return Self.notFound(text, suggestions)
        }
      }
      var outcomes: [ItemOutcome] = []
      for (index, text) in texts.enumerated() {
        // Thrown out of the write, so that nothing of a cancelled call is kept.
        try Task.checkCancellation()
        outcomes += finder.meanings(
          of: text, strictness: strictness, preferringChecked: preferringChecked
        ).map(outcome)
        Self.report(index + 1, of: texts.count, progress)
      }
      let batch = BatchText(outcomes: outcomes)
      transaction.summary = batch.summary(verb)
      return try batch.checked()
    } answer: { outcomes, view, _ in
      self.answered(outcomes, view)
    }
  }

  private static func ambiguous(_ input: String, _ candidates: [ShoppingItem]) -> ItemOutcome {
    let named = candidates.map { "\"\($0.name)\" (\($0.id.visibleLine))" }.joined(separator: ", ")
    return ItemOutcome(
      input, .ambiguous, message: "\(input.quoted) may be \(named); nothing was changed.",
      candidates: candidates)
  }

  private static func notFound(_ text: ItemText, _ suggestions: [String]) -> ItemOutcome {
    if let failure = text.failure, failure != .blank {
      return ItemOutcome(text.input, .failed, message: failure.description)
    }
    guard !text.query.trimmed.isEmpty else {
      return ItemOutcome(
        text.input, .failed,
        message: "A blank name means no item. Name it as it is on the list.")
    }
    let hint =
      suggestions.isEmpty
      ? "show_list names what is on it."
      : "Did you mean \(suggestions.map { "\"\($0)\"" }.joined(separator: " or "))?"
    return ItemOutcome(
      text.input, .notFound, message: "\(text.input.quoted) is not on the list. \(hint)")
  }
}

extension [ShoppingItem] {
  /// The names as a sentence has them: all of a few, the first of many.
  package var names: String {
    let shown = prefix(10).map(\.name).joined(separator: ", ")
    return count > 10 ? "\(shown) and \(count - 10) more" : shown
  }
}
