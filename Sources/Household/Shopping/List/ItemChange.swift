/// What adding or renaming does to the list: the row as it will be, and a sentence about it.
package struct ItemChange: Hashable, Sendable {
  /// What happened: added, merged, reopened or unchanged.
  package let outcome: ShoppingOutcome
  /// The row as it will be.
  ///
  /// For `added` its id is empty: the store gives one.
  package let item: ShoppingItem
  /// A sentence for the person, such as "milk 2 → 3".
  package let message: String
}
