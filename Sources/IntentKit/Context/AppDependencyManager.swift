import Synchronization

/// The program's objects that intents can ask for.
public final class AppDependencyManager: Sendable {
  /// The one that is used where none is given.
  public static let shared = AppDependencyManager()

  private struct Key: Hashable, Sendable {
    let type: ObjectIdentifier
    let key: String?
  }

  private enum Object: Sendable {
    case toBeMade(@Sendable () -> any Sendable)
    case made(any Sendable)
  }
  private let objects = Mutex<[Key: Object]>([:])

  /// A manager without any objects.
  public init() {}

  /// Adds an object; it is made at its first use, and once.
  public func add<Value: Sendable>(
    key: String? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) {
    objects.withLock {
      $0[Key(type: ObjectIdentifier(Value.self), key: key)] = .toBeMade(dependency)
    }
  }

  func value<Value: Sendable>(_ type: Value.Type, key: String?) -> Value? {
    let key = Key(type: ObjectIdentifier(type), key: key)
    switch objects.withLock({ $0[key] }) {
    case nil: return nil
    case .made(let object): return object as? Value
    case .toBeMade(let make):
      // Outside the lock, since making one may ask for another; the first to be made stays.
      let made = make()
      let kept = objects.withLock { objects -> any Sendable in
        if case .made(let object) = objects[key] { return object }
        objects[key] = .made(made)
        return made
      }
      return kept as? Value
    }
  }
}
