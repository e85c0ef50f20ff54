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
