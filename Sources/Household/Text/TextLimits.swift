/// How many Unicode scalars the texts may have that people, models and files give, in one table.
///
/// Scalars and not characters, since one character may have marks without end. What is longer is
/// refused before anything reads it.
package enum TextLimits {
  /// An amount of a drink, a goal or an item; a row that was added to in many units has a long one.
  package static let amount = 200
  /// A unit or the name of a container, as it is said beside an amount.
  package static let unit = 200
  /// A time or a date.
  package static let moment = 200
  /// The id of a drink, or a word for one.
  package static let entry = 200
  /// The key of a call that may be repeated.
  package static let requestID = 200
  /// A choice, such as a language.
  package static let choice = 200
  /// The words of one item with all that is said about it, and words to look one up by.
  package static let item = 1_000
  /// A text with many items: 500 lines of a list with room to spare.
  package static let list = 200_000
  /// A text with several definitions of containers.
  package static let containers = 1_000
  /// The name of an item.
  package static let name = 200
  /// The note of an item.
  package static let note = 500
  /// The name of a section.
  package static let section = 60
  /// The name of a container.
  package static let container = 40
}
