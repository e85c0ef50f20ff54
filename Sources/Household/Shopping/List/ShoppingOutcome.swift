/// What a call did with an item, in the words of a result's `outcome`.
package enum ShoppingOutcome: String, Sendable, CaseIterable {
  /// A new row.
  case added
  /// An open row got more, a note or a section.
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
