extension IntentResult {
  /// Done; an app would open something.
  public static func result(
    opensIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Never, Never> {
    result()
  }

  /// Done, and this is said; an app would open something.
  public static func result(
    opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, IntentDialog> {
    result(dialog: dialog)
  }

  /// Done, with a value; an app would open something.
  public static func result<Value>(
    value: Value, opensIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Value, Never> {
    result(value: value)
  }

  /// Done, with a value, and this is said; an app would open something.
  public static func result<Value>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, IntentDialog> {
    result(value: value, dialog: dialog)
  }
}
