public import IntentJSON

/// A type that a parameter, a property or a result can have.
///
/// Conforming: Int, Double, String, Bool, every AppEnum and AppEntity, arrays and optionals.
public protocol _IntentValue: Sendable {
  /// The type without optionals and arrays.
  associatedtype ValueType: _IntentValue
  /// The type without optionals.
  associatedtype UnwrappedType: _IntentValue

  /// What a client may send, as a JSON schema that both draft-07 and 2020-12 read alike.
  static var argumentSchema: JSONObject { get }
  /// What a client gets, as a JSON schema.
  static var resultSchema: JSONObject { get }
  /// Whether it may be left out.
  static var isOptional: Bool { get }
  /// Whether its JSON is an object.
  static var isObject: Bool { get }
  /// The value of a parameter that was left out; nil where one is needed.
  static var absent: Self? { get }
  /// The value of an argument, leniently: "5" is a number, 30.0 an integer.
  ///
  /// - Throws: ``ArgumentError`` with what is accepted.
  static func value(from argument: JSONValue, for name: String) async throws -> Self
  /// The value around one that is there.
  static func wrap(_ value: UnwrappedType) -> Self
  /// The value as JSON; nil leaves it out.
  var json: JSONValue? { get }
  /// The value for a person to read.
  var displayText: String { get }
  /// The entities in it, where it is one or an array of them.
  var entityReferences: [EntityReference] { get }
}

extension _IntentValue {
  /// False.
  public static var isOptional: Bool { false }
  /// False.
  public static var isObject: Bool { false }
  /// Nothing stands in for it.
  public static var absent: Self? { nil }
  /// The same as for arguments.
  public static var resultSchema: JSONObject { argumentSchema }
  /// None.
  public var entityReferences: [EntityReference] { [] }
}

extension _IntentValue where UnwrappedType == Self {
  /// Itself.
  public static func wrap(_ value: Self) -> Self { value }
}

extension Never: _IntentValue {
  /// Itself.
  public typealias ValueType = Never
  /// Itself.
  public typealias UnwrappedType = Never
  /// There is no value to describe.
  public static var argumentSchema: JSONObject { [:] }
  /// Always fails.
  public static func value(from argument: JSONValue, for name: String) throws -> Never {
    throw ArgumentError(name, "is not taken")
  }
  /// Never called.
  public var json: JSONValue? { nil }
  /// Never called.
  public var displayText: String { "" }
}
