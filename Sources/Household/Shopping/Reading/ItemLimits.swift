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
  /// Characters of an amount in words: a row that was added to in many units has a long one.
  static let amountLength = 120
  /// The largest number of a unit.
  static let amount = 1_000_000
  /// The largest number of an "x12" behind a name that is taken for an amount.
  static let trailingMultiplier = 20
  /// Bytes of one text in a call: 500 lines of a list with room to spare.
  static let textBytes = 200_000
  /// Characters of a text that are repeated in an answer.
  static let shownLength = 200
  /// Items in one call.
  static let itemsInACall = 500
  /// The fields of an item object, for error texts.
  static let fields = "{name, quantity, unit, note, section}"
}
