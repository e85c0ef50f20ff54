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
public struct CombinedEntity<First: TransientAppEntity, Second: TransientAppEntity>:
  TransientAppEntity, EntityCombining
{
  /// The name of the first value's type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    First.typeDisplayRepresentation
  }

  /// The value whose properties come first on the wire.
  public let first: First
  /// The value whose properties follow.
  public let second: Second

  /// A combination; the order is that of the properties on the wire.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A combination of two empty values.
  public init() {
    self.init(First(), Second())
  }

  /// The name of the first value.
  public var displayRepresentation: DisplayRepresentation { first.displayRepresentation }
}
