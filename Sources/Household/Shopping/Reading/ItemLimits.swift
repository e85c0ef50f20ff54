/// How much is accepted, and how an item's fields are named.
enum ItemLimits {
  /// Characters in a name.
  static let nameLength = 200
  /// Characters in a note.
  static let noteLength = 500
  /// Characters in the words of one item, name and note.
  static let textLength = nameLength + noteLength
  /// Characters in a section's name.
  static let sectionLength = 60
  /// Characters of an amount in words.
  static let amountLength = 40
  /// The largest number of a unit.
  static let amount = 1_000_000
  /// Items in one call.
  static let itemsInACall = 500
  /// The fields of an item object, for error texts.
  static let fields = "{name, quantity, unit, note, section}"
}
