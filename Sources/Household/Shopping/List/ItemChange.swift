/// What adding or renaming does to the list: the row as it will be, and a sentence about it.
package struct ItemChange: Hashable, Sendable {
  /// What happened to the item; the words of a result's `outcome`.
  package enum Outcome: String, Sendable {
    /// A new row.
    case added
    /// An open row got more, a note or a section.
    case merged
    /// A bought row is to buy again.
    case reopened
    /// Nothing changed.
    case unchanged
  }

  /// What happened.
  package let outcome: Outcome
  /// The row as it will be.
  ///
  /// For `added` its id is empty: the store gives one.
  package let item: ShoppingItem
  /// A sentence for the person, such as "milk 2 → 3".
  package let message: String
}
