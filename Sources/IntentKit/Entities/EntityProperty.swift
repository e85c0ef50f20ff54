import IntentJSON
import Synchronization

/// A property of an entity that a client gets: `@Property(title: "Amount") var amount: Double`.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
  /// The name a person reads; nil: made from the property's name.
  public let title: LocalizedStringResource?
  private let storage: Mutex<Value?>

  /// A property.
  public init(title: LocalizedStringResource? = nil) {
    self.title = title
    storage = Mutex(Value.absent)
  }

  /// The value.
  ///
  /// Set it when the entity is made.
  public var wrappedValue: Value {
    get {
      guard let value = storage.withLock({ $0 }) else {
        preconditionFailure("A property (\(title?.key ?? "")) was read before it had a value.")
      }
      return value
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}

extension AppEntity {
  /// `@Property` in the body of an entity.
  public typealias Property = EntityProperty
}

extension TransientAppEntity {
  /// `@Property` in the body of an entity.
  public typealias Property = EntityProperty
}

/// A property whatever its type.
protocol AnyEntityProperty: StoredObject {
  static var schema: JSONObject { get }
  static var isOptional: Bool { get }
  var json: JSONValue? { get }
}

extension EntityProperty: AnyEntityProperty {
  static var schema: JSONObject { Value.resultSchema }
  static var isOptional: Bool { Value.isOptional }
  var json: JSONValue? { storage.withLock { $0 }?.json }
}
