/// What an intent gives back: a value, something to say, or neither.
public protocol IntentResult: Sendable {
  /// The type of the value; `Never` for none.
  associatedtype Value: _IntentValue = Never
  /// `IntentDialog`, or `Never` for none.
  associatedtype Dialog: Sendable = Never

  /// The value.
  var value: Value? { get }
  /// What is said.
  var dialog: Dialog? { get }
}

/// A result that says something.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that opens something in an app; over a pipe there is nothing to open, and what the
/// result says and holds is all there is of it.
public protocol OpensIntent: IntentResult {}

/// The result type behind `.result(…)`.
public struct IntentResultContainer<Value: _IntentValue, Dialog: Sendable>: IntentResult {
  /// The value.
  public let value: Value?
  /// What is said.
  public let dialog: Dialog?
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}

extension IntentResult {
  /// Done; nothing to say.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never> {
    IntentResultContainer(value: nil, dialog: nil)
  }

  /// Done, and this is said.
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, IntentDialog> {
    IntentResultContainer(value: nil, dialog: dialog)
  }

  /// Done, with a value.
  public static func result<Value>(
    value: Value
  ) -> Self where Self == IntentResultContainer<Value, Never> {
    IntentResultContainer(value: value, dialog: nil)
  }

  /// Done, with a value, and this is said.
  public static func result<Value>(
    value: Value, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }
}
