/// How much is accepted of items, besides the lengths of their texts (`TextLimits`), and how an item's
/// fields are named.
enum ItemLimits {
  /// The largest number of a unit.
  static let amount = 1_000_000
  /// The largest number of an "x12" behind a name that is taken for an amount.
  static let trailingMultiplier = 20
  /// Characters at the end of a name that are looked at for an amount.
  static let trailingAmount = 80
  /// Items in one call.
  static let itemsInACall = 500
  /// The fields of an item object, for error texts.
  static let fields = "{name, quantity, unit, note, section}"
}
