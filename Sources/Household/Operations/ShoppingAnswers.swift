/// What became of one item of a call.
package struct ItemOutcome: Sendable {
  /// What happened, in the words of a result.
  package enum Outcome: String, Sendable {
    /// A new row.
    case added
    /// An open row got more.
    case merged
    /// A checked row is to buy again.
    case reopened
    /// Nothing changed, and nothing had to.
    case unchanged
    /// Checked off.
    case checked
    /// To buy again, as it was.
    case unchecked
    /// Gone from the list.
    case removed
    /// It may mean several items; nothing changed.
    case ambiguous
    /// It means no item; nothing changed.
    case notFound = "not_found"
    /// It could not be read; nothing changed.
    case failed

    /// Whether what was asked holds now.
    var isSuccess: Bool {
      switch self {
      case .added, .merged, .reopened, .unchanged, .checked, .unchecked, .removed: true
      case .ambiguous, .notFound, .failed: false
      }
    }

    /// Whether the person can be told by a count alone, when there are many.
    var isPlain: Bool {
      switch self {
      case .added, .checked, .unchecked, .removed: true
      case .merged, .reopened, .unchanged, .ambiguous, .notFound, .failed: false
      }
    }
  }

  /// What was sent.
  package let input: String
  /// What happened.
  package let outcome: Outcome
  /// The item, as it is now; of a removed one, as it was.
  package let item: ShoppingItem?
  /// A sentence.
  package let message: String
  /// The items it may mean.
  package let candidates: [ShoppingItem]

  init(
    _ input: String, _ outcome: Outcome, item: ShoppingItem? = nil, message: String,
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
