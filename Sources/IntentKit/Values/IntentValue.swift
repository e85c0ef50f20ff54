public import IntentJSON

/// A type that a parameter, a property or a result can have.
///
/// Conforming: Int, Double, String, Bool, ``FreeText``, every ``AppEnum`` and ``AppEntity``, arrays and
/// optionals of them. An app declares enums and entities and leaves the rest of this to the kit.
public protocol _IntentValue: Sendable {
  /// The type without optionals and arrays: `Int` of `[Int]?`.
  associatedtype ValueType: _IntentValue = Self
  /// The type without optionals: `[Int]` of `[Int]?`.
  associatedtype UnwrappedType: _IntentValue = Self

  /// What a client may send, as a JSON schema that both draft-07 and 2020-12 read alike.
  static var argumentSchema: JSONObject { get }
  /// What a client gets, as a JSON schema of the same drafts; that of arguments where it is not said.
  static var resultSchema: JSONObject { get }
  /// Whether it may be left out, as an optional may.
  static var isOptional: Bool { get }
  /// Whether its JSON is an object, as an entity's is.
  static var isObject: Bool { get }
  /// Whether it takes any text, so that the word "null" is a text too and not one left out.
  static var isText: Bool { get }
  /// The value of a parameter that was left out; nil where one is needed.
  static var absent: Self? { get }
  /// The value of an argument, leniently: "5" is a number, 30.0 an integer.
  ///
  /// - Parameters:
  ///   - argument: What the client sent; never null for a type that is optional.
  ///   - name: The argument's name on the wire, for the error.
  /// - Returns: the value that is meant.
  /// - Throws: ``ArgumentError`` with what is accepted.
  static func value(from argument: JSONValue, for name: String) async throws -> Self
  /// The value around one that is there: itself, or the optional of it.
  static func wrap(_ value: UnwrappedType) -> Self
  /// How values of the type are read where they lie; only the kit's own types say it.
  static var reader: ValueReader { get }
  /// The value as JSON; nil leaves it out of the object it stands in.
  var json: JSONValue? { get }
  /// The value for a person to read: `8` and not `8.0`, an entity's or a case's title.
  var displayText: String { get }
  /// The entities in it, where it is one or an array of them; a server links them in its answer.
  var entityReferences: [EntityReference] { get }
}

/// An entity that a result holds, as a client can find it again.
public struct EntityReference: Sendable {
  package let type: any _IntentValue.Type
  package let id: String
  package let title: String
}

extension _IntentValue {
  /// False: only optionals may be left out.
  public static var isOptional: Bool { false }
  /// False: only entities are objects.
  public static var isObject: Bool { false }
  /// False: only strings and free texts take any text.
  public static var isText: Bool { false }
  /// Nil: a value is needed, except of an optional.
  @inlinable public static var absent: Self? { nil }
  /// The schema of arguments, since most values are answered in the form they are sent in.
  public static var resultSchema: JSONObject { argumentSchema }
  /// No references, since only entities have an id.
  public var entityReferences: [EntityReference] { [] }
}

extension _IntentValue where UnwrappedType == Self {
  /// The value unchanged, since the type is no optional.
  public static func wrap(_ value: Self) -> Self { value }
}

extension Never: _IntentValue {
  /// An empty schema: a result without a value has nothing to describe.
  public static var argumentSchema: JSONObject { [:] }
  /// Fails always, since there is no value to make.
  public static func value(from argument: JSONValue, for name: String) throws -> Never {
    throw ArgumentError(name, "is not taken")
  }
  /// Nil; there is no value to ask.
  public var json: JSONValue? { nil }
  /// An empty text; there is no value to ask.
  public var displayText: String { "" }
}

extension LocalizedStringResource.StringInterpolation {
  /// A value of a type that parameters have, as a person reads it: `8` and not `8.0`.
  public mutating func appendInterpolation(_ value: some _IntentValue) {
    append(.text(value.displayText))
  }
}
