import Synchronization

/// A parameter of an intent: `@Parameter(title: "Amount") var amount: Double`.
///
/// A class, as Apple's is: copies of an intent share their values, hence a fresh intent for each
/// call.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue {
  /// The name a person reads; nil: made from the property's name.
  public let title: LocalizedStringResource?
  /// What it is for.
  public let description: LocalizedStringResource?
  /// What to say when a value is needed and missing.
  public let requestValueDialog: IntentDialog?
  /// What to say when several values fit.
  public let requestDisambiguationDialog: IntentDialog?
  let defaultValue: Value?
  let range: ClosedRange<Double>?
  private let storage: Mutex<Value?>

  /// Every parameter has a title; this form makes `@Parameter var x: Int` an error that says so.
  @available(*, unavailable, message: "Give the parameter a title.")
  public init() {
    preconditionFailure("unavailable")
  }

  package init(
    title: LocalizedStringResource?, description: LocalizedStringResource?,
    default defaultValue: Value.UnwrappedType?, range: ClosedRange<Double>? = nil,
    requestValueDialog: IntentDialog?, requestDisambiguationDialog: IntentDialog? = nil
  ) {
    self.title = title
    self.description = description
    self.requestValueDialog = requestValueDialog
    self.requestDisambiguationDialog = requestDisambiguationDialog
    self.defaultValue = defaultValue.map(Value.wrap)
    self.range = range
    storage = Mutex(self.defaultValue ?? Value.absent)
  }

  /// The value.
  ///
  /// A server fills it before ``AppIntent/perform()``; in a test, set it first.
  public var wrappedValue: Value {
    get {
      guard let value = storage.withLock({ $0 }) else {
        preconditionFailure("A parameter (\(title?.key ?? "")) was read before it had a value.")
      }
      return value
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// The parameter itself, for `$amount.requestValue()` and for key paths in summaries.
  public var projectedValue: IntentParameter<Value> { self }

  /// The value, or nil when there is none yet.
  public var currentValue: Value? { storage.withLock { $0 } }

  /// Whether it may be left out.
  public var isOptional: Bool { Value.isOptional || defaultValue != nil }
}

/// A parameter whose value type is not known, as summaries compare it.
public protocol AnyIntentValue: AnyObject, Sendable {
  /// The type of the value.
  associatedtype Value: _IntentValue
  /// The value, or nil when there is none yet.
  var currentValue: Value? { get }
}
