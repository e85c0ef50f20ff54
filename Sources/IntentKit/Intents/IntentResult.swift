/// What an intent gives back: a value, something to say, or neither.
///
/// It is made by `.result(…)`; which of them fits is said by the type of `perform()`, such as
/// `some IntentResult & ProvidesDialog & ReturnsValue<Double>`.
public protocol IntentResult: Sendable {
  /// The type that a client's program gets; `Never` for none.
  associatedtype Value: _IntentValue = Never
  /// `IntentDialog`, or `Never` for none.
  associatedtype Dialog: Sendable = Never

  /// The value for the client's program; nil where the type is `Never`.
  var value: Value? { get }
  /// The words for the person; nil where the type is `Never`.
  var dialog: Dialog? { get }
}

/// A result that says something.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result with a value for the client's program: its structured content.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that opens something in an app; over a pipe there is nothing to open, and what the
/// result says and holds is all there is of it.
public protocol OpensIntent: IntentResult {}

/// The result type behind `.result(…)`.
public struct IntentResultContainer<Value: _IntentValue, Dialog: Sendable>: IntentResult {
  /// The value for the client's program; nil where the type is `Never`.
  public let value: Value?
  /// The words for the person; nil where the type is `Never`.
  public let dialog: Dialog?

  @inlinable init(value: Value?, dialog: Dialog?) {
    self.value = value
    self.dialog = dialog
  }
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}

extension IntentResult {
  /// A result without a value or words, for which a client is told that it is done.
  @inlinable public static func result() -> Self where Self == IntentResultContainer<Never, Never> {
    IntentResultContainer(value: nil, dialog: nil)
  }

  /// A result of words alone.
  @inlinable public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, IntentDialog> {
    IntentResultContainer(value: nil, dialog: dialog)
  }

  /// A result of a value; its JSON stands in for the words.
  @inlinable public static func result<Value>(
    value: Value
  ) -> Self where Self == IntentResultContainer<Value, Never> {
    IntentResultContainer(value: value, dialog: nil)
  }

  /// A result of a value and the words about it.
  @inlinable public static func result<Value>(
    value: Value, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }
}
