/// What a person's word for an item refers to.
package enum ItemMatch: Hashable, Sendable {
  /// Exactly this item.
  case one(id: String)
  /// Any of these: ask, and change nothing.
  case several(ids: [String])
  /// Nothing; names that look alike may help.
  case none(suggestions: [String])

  /// How sure a match must be for what will be done with it.
  package enum Strictness: Sendable {
    /// Changing: the same name, or the only one that has these words.
    case changing
    /// Removing: the same name only.
    case removing
  }
}
