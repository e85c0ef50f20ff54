public import IntentJSON

/// The properties of two values as one object on the wire: the facts of one answer, and those that
/// belong to every answer of an app.
///
/// An app names the combination once and puts a result together in one place:
///
/// ```swift
/// typealias Answered<Facts: TransientAppEntity> = CombinedEntity<Facts, Warnings>
///
/// extension IntentResult {
///   static func answer<Facts>(_ facts: Facts, _ dialog: IntentDialog) -> Self
///   where Self == IntentResultContainer<Answered<Facts>, IntentDialog> {
///     .result(value: Answered(facts, Warnings.now), dialog: dialog)
///   }
/// }
/// ```
///
/// No property of one may have the name of one of the other.
public struct CombinedEntity<First: TransientAppEntity, Second: TransientAppEntity>: _IntentValue {
  public typealias ValueType = Self
  public typealias UnwrappedType = Self

  /// The value whose properties come first on the wire.
  public let first: First
  /// The value whose properties follow.
  public let second: Second

  /// A combination; the order is that of the properties on the wire.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// True: it is one object on the wire.
  public static var isObject: Bool { true }
  /// The schema of a string, which no call can fill: it is made for answers alone.
  public static var argumentSchema: JSONObject { First.argumentSchema }
  /// The schema of an object of the properties of both.
  public static var resultSchema: JSONObject {
    EntityFields(of: First.self).joined(with: EntityFields(of: Second.self), at: 0)
      .schema(identified: false)
  }
  /// Reads the properties of both in place.
  public static var reader: ValueReader {
    let fields = EntityFields(of: First.self)
      .joined(with: EntityFields(of: Second.self), at: MemoryLayout<Self>.offset(of: \.second) ?? 0)
    return ValueReader { .object(fields.object(at: $0, id: nil)) }
  }
  /// One object of the properties of both that have a value.
  public var json: JSONValue? { ValueReader.json(of: self) }
  /// The name of the first value.
  public var displayText: String { first.displayText }

  /// Fails always: it is made for answers alone.
  public static func value(from argument: JSONValue, for name: String) throws -> Self {
    throw ArgumentError(name, "cannot be given")
  }
}
