import IntentJSON

/// Something an intent or a query needs from the program: `@Dependency var store: Store`.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
  private let key: String?

  /// A dependency by its type, and by `key` where one type has several.
  public init(key: String? = nil) {
    self.key = key
  }

  /// The value that was added to the manager of the call.
  public var wrappedValue: Value {
    guard let value = IntentContext.current.dependencies.value(Value.self, key: key) else {
      preconditionFailure(
        "\(Value.self) was not added to the AppDependencyManager before an intent needed it.")
    }
    return value
  }
}

extension AppIntent {
  /// `@Dependency` in the body of an intent.
  public typealias Dependency = AppDependency
}

extension EntityQuery {
  /// `@Dependency` in the body of a query.
  public typealias Dependency = AppDependency
}

/// The program's objects that intents can ask for.
public final class AppDependencyManager: Sendable {
  /// The one that is used where none is given.
  public static let shared = AppDependencyManager()

  private struct Key: Hashable, Sendable {
    let type: ObjectIdentifier
    let key: String?
  }
  private let providers = Locked<[Key: @Sendable () -> any Sendable]>([:])

  /// A manager without any objects.
  public init() {}

  /// Adds an object; it is made at its first use and then kept by whoever made it.
  public func add<Value: Sendable>(
    key: String? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) {
    providers.withLock { $0[Key(type: ObjectIdentifier(Value.self), key: key)] = dependency }
  }

  func value<Value: Sendable>(_ type: Value.Type, key: String?) -> Value? {
    let provider = providers.withLock { $0[Key(type: ObjectIdentifier(type), key: key)] }
    return provider?() as? Value
  }
}
