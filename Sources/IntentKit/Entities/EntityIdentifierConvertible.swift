/// A type of ids that have a text form, as they stand in addresses and arguments.
///
/// String and Int conform; UUID with `IntentKitFoundation`.
public protocol EntityIdentifierConvertible: Hashable {
  /// The text that stands for this id, the same each time; no other id has it.
  var entityIdentifierString: String { get }
  /// The id of a text; nil when it cannot be one.
  static func entityIdentifier(for text: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The string unchanged.
  public var entityIdentifierString: String { self }
  /// The text unchanged; every text can be an id.
  public static func entityIdentifier(for text: String) -> String? { text }
}

extension Int: EntityIdentifierConvertible {
  /// The digits, with a sign where it is negative.
  public var entityIdentifierString: String { String(self) }
  /// The number that the text spells; nil where it spells none.
  public static func entityIdentifier(for text: String) -> Int? { Int(text) }
}
