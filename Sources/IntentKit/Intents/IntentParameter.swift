public import Synchronization

/// A parameter of an intent: `@Parameter(title: "Amount") var amount: Double`.
///
/// Its name on the wire is that of the variable in snake case. An optional one and one with a default
/// may be left out; any other is asked for where the client can ask, and else missing it is an error.
///
/// A class, as Apple's is: copies of an intent share their values, hence a fresh intent for each
/// call.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue {
  /// The name a person reads; nil: made from the variable's name.
  public let title: LocalizedStringResource?
  /// A sentence for the model that fills it in; a catalogue's check asks for one.
  public let description: LocalizedStringResource?
  /// The question when a value is needed and missing.
  public let requestValueDialog: IntentDialog?
  /// The question when several values fit.
  public let requestDisambiguationDialog: IntentDialog?
  @usableFromInline let defaultValue: Value?
  @usableFromInline let range: ClosedRange<Double>?
  /// Whether it may be left out: it is an optional or has a default.
  public let isOptional: Bool
  @usableFromInline let storage: Mutex<Value?>

  /// Every parameter has a title; this form makes `@Parameter var x: Int` an error that says so.
  @available(*, unavailable, message: "Give the parameter a title.")
  public init() {
    preconditionFailure("unavailable")
  }

  /// A parameter of any type.
  ///
  /// - Parameters:
  ///   - title: The name a person reads; nil: made from the variable's name.
  ///   - description: A sentence for the model that fills it in.
  ///   - defaultValue: The value when it is left out; it is told to clients.
  ///   - requestValueDialog: The question when a value is needed and missing.
  ///   - requestDisambiguationDialog: The question when several entities answer to a name.
  @inlinable public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) {
    self.init(
      title, description, defaultValue.map(Value.wrap), nil, requestValueDialog,
      requestDisambiguationDialog)
  }

  @inlinable init(
    _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
    _ defaultValue: Value?, _ range: ClosedRange<Double>?, _ requestValueDialog: IntentDialog?,
    _ requestDisambiguationDialog: IntentDialog?
  ) {
    self.title = title
    self.description = description
    self.requestValueDialog = requestValueDialog
    self.requestDisambiguationDialog = requestDisambiguationDialog
    self.defaultValue = defaultValue
    self.range = range
    isOptional = Value.isOptional || defaultValue != nil
    storage = Mutex(defaultValue ?? Value.absent)
  }

  /// The value.
  ///
  /// A server fills it before ``AppIntent/perform()``; in a test, set it first. Reading one that was
  /// never set ends the process.
  @inlinable public var wrappedValue: Value {
    get {
      guard let value = currentValue else { missing() }
      return value
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// The parameter itself, for `$amount.requestValue()` and for key paths in summaries.
  @inlinable public var projectedValue: IntentParameter<Value> { self }

  /// The value, or nil when there is none yet.
  @inlinable public var currentValue: Value? { storage.withLock { $0 } }

  @usableFromInline func missing() -> Never {
    preconditionFailure("A parameter (\(title?.key ?? "")) was read before it had a value.")
  }
}

/// A parameter whose value type is not known, as summaries compare it.
public protocol AnyIntentValue: AnyObject, Sendable {
  /// The type of ``currentValue``.
  associatedtype Value: _IntentValue
  /// The value, or nil when there is none yet.
  var currentValue: Value? { get }
}

/// Bounds of a number, both included.
public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)

extension IntentParameter where Value.ValueType == Int {
  /// A parameter of whole numbers within bounds; an argument outside them is an error that names them.
  ///
  /// `inclusiveRange` holds the least and the greatest number that is taken, such as `(1, 31)`; of an array
  /// it bounds each element.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: InclusiveRange<Int>, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title, description, defaultValue.map(Value.wrap),
      Double(inclusiveRange.lowerBound)...Double(inclusiveRange.upperBound), requestValueDialog, nil
    )
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// A parameter of numbers within bounds; an argument outside them is an error that names them.
  ///
  /// `inclusiveRange` holds the least and the greatest number that is taken, such as `(0, 1)`; of an array
  /// it bounds each element.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: InclusiveRange<Double>, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title, description, defaultValue.map(Value.wrap),
      inclusiveRange.lowerBound...inclusiveRange.upperBound, requestValueDialog, nil)
  }
}
