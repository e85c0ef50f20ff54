import IntentJSON

/// A property of an entity that a client gets: `@Property(title: "Amount") var amount: Double`.
///
/// Its name on the wire is that of the variable in snake case. Set every property that is no optional
/// where the entity is made; one that is optional is nil until it is set, and then left out of the
/// answer.
///
/// A value, where Apple's is a class: what is filled in after it was made is declared with `var`, and
/// a copy of an entity keeps values of its own.
@propertyWrapper
public struct EntityProperty<Value: _IntentValue>: Sendable {
  // The first stored property: readers look for it at the start.
  @usableFromInline var storage: Value?
  @usableFromInline let makeTitle: @Sendable () -> LocalizedStringResource?

  /// A property without a value, or nil where that is one.
  ///
  /// - Parameter title: The name a person reads; nil: made from the variable's name. It is not made
  ///   before it is asked for, since most values never show it.
  @inlinable public init(
    title: @autoclosure @escaping @Sendable () -> LocalizedStringResource? = nil
  ) {
    makeTitle = title
    storage = Value.absent
  }

  /// The name a person reads; nil: made from the variable's name.
  public var title: LocalizedStringResource? { makeTitle() }

  /// The value; reading one that was never set ends the process.
  @inlinable public var wrappedValue: Value {
    get {
      guard let storage else { missing() }
      return storage
    }
    set { storage = newValue }
  }

  /// The property itself, for `entity.$amount.title`.
  @inlinable public var projectedValue: EntityProperty<Value> { self }

  @usableFromInline func missing() -> Never {
    preconditionFailure("A property (\(title?.key ?? "")) was read before it had a value.")
  }
}

/// A property whatever its type.
protocol AnyEntityProperty: Sendable {
  static var schema: JSONObject { get }
  static var isOptional: Bool { get }
  /// The reader of the value in a property at a place.
  static var reader: ValueReader { get }
}

extension EntityProperty: AnyEntityProperty {
  static var schema: JSONObject { Value.resultSchema }
  static var isOptional: Bool { Value.isOptional }
  static var reader: ValueReader { ValueReader.of(Value?.self) }
}
