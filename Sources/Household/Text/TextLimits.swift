/// How many Unicode scalars the texts may have that people, models and files give, in one table.
///
/// Scalars and not characters, since one character may have marks without end. What is longer is
/// refused before anything reads it.
public enum TextLimits {
  /// An amount of a drink, a goal or an item; a row that was added to in many units has a long one.
  public static let amount = 200
  /// A unit or the name of a container, as it is said beside an amount.
  public static let unit = 200
  /// A time or a date.
  public static let moment = 200
  /// The id of a drink, or a word for one.
  public static let entry = 200
  /// The key of a call that may be repeated.
  public static let requestID = 200
  /// A choice, such as a language.
  public static let choice = 200
  /// The words of one item with all that is said about it, and words to look one up by.
  public static let item = 1_000
  /// A text with many items: 500 lines of a list with room to spare.
  public static let list = 200_000
  /// A text with several definitions of containers.
  public static let containers = 1_000
  /// The name of an item.
  public static let name = 200
  /// The note of an item.
  public static let note = 500
  /// The name of a section.
  public static let section = 60
  /// The name of a container.
  public static let container = 40
}
