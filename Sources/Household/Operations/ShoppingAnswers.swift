/// What became of one item of a call.
package struct ItemOutcome: Sendable {
  /// What was sent.
  package let input: String
  /// What happened.
  package let outcome: ShoppingOutcome
  /// The item, as it is now; of a removed one, as it was.
  package let item: ShoppingItem?
  /// A sentence.
  package let message: String
  /// The items it may mean.
  package let candidates: [ShoppingItem]

  init(
    _ input: String, _ outcome: ShoppingOutcome, item: ShoppingItem? = nil, message: String,
    candidates: [ShoppingItem] = []
  ) {
    self.input = input
    self.outcome = outcome
    self.item = item
    self.message = message
    self.candidates = candidates
  }
}

/// What became of a call about several items.
package struct ItemBatch: Sendable {
  /// One for each item, in order.
  package let outcomes: [ItemOutcome]
  /// How many items are to buy now.
  package let openCount: Int
}

/// The list as it is shown.
package struct ShoppingListView: Sendable {
  /// The items shown, open ones first, by section.
  package let items: [ShoppingItem]
  /// How many items are to buy.
  package let openCount: Int
  /// How many are checked.
  package let checkedCount: Int
}

/// The items that were cleared away.
package struct ClearedItems: Sendable {
  /// The items, as they were.
  package let removed: [ShoppingItem]
  /// How many items are to buy now.
  package let openCount: Int
}
