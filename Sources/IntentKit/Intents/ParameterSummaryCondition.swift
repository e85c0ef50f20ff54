/// How `When` compares a parameter.
public enum ParameterSummaryComparison: Sendable {
  /// Comparisons of a parameter with nothing.
  public enum HasValue: Sendable {
    /// Holds where the parameter was given or has a default.
    case hasAnyValue
    /// Holds where the parameter was left out.
    case hasNoValue
  }

  /// Comparisons of a parameter with a value.
  public enum Equatable: Sendable {
    /// Holds where both are the same.
    case equalTo
    /// Holds where they differ, and where the parameter was left out.
    case notEqualTo
  }
}

/// One summary or another: `When(\.$date, .hasAnyValue) { … } otherwise: { … }`.
public struct ParameterSummaryWhenCondition<
  Intent, WhenSummary: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary where WhenSummary.Intent == Intent, Otherwise.Intent == Intent {
  private let holds: (Intent) -> Bool
  private let whenSummary: WhenSummary
  private let otherwise: Otherwise

  /// Depends on whether a parameter has a value.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparison.HasValue,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    holds = { intent in
      let hasValue = intent[keyPath: keyPath].currentValue?.json != nil
      return switch comparison {
      case .hasAnyValue: hasValue
      case .hasNoValue: !hasValue
      }
    }
    whenSummary = when()
    self.otherwise = otherwise()
  }

  /// Depends on what value a parameter has.
  public init<Value: Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparison.Equatable, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    holds = { intent in
      let isEqual = intent[keyPath: keyPath].currentValue == value
      return switch comparison {
      case .equalTo: isEqual
      case .notEqualTo: !isEqual
      }
    }
    whenSummary = when()
    self.otherwise = otherwise()
  }

  /// The line of the side that holds.
  public func text(for intent: Intent) -> String? {
    holds(intent) ? whenSummary.text(for: intent) : otherwise.text(for: intent)
  }
}

/// One of several summaries, by a parameter's value.
public struct ParameterSummarySwitchCondition<Intent, Value: _IntentValue & Equatable>:
  ParameterSummary
{
  private let keyPath: KeyPath<Intent, IntentParameter<Value>>
  private let cases: [ParameterSummaryCase<Intent, Value>]

  /// Depends on a parameter's value; the first case that matches counts.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase<Intent, Value>]
  ) {
    self.keyPath = keyPath
    self.cases = cases()
  }

  /// The line of the first case that matches.
  public func text(for intent: Intent) -> String? {
    let value = intent[keyPath: keyPath].currentValue
    return cases.first { $0.matches(value) }?.text(intent)
  }
}

/// One case of a `Switch`.
public struct ParameterSummaryCase<Intent, Value: _IntentValue & Equatable> {
  let matches: (Value?) -> Bool
  let text: (Intent) -> String?

  /// A case that holds where the parameter has this value.
  public init<Summary: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) where Summary.Intent == Intent {
    let summary = summary()
    matches = { $0 == value }
    text = summary.text
  }

  /// A case that holds always, to stand last.
  public init<Summary: ParameterSummary>(
    @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) where Summary.Intent == Intent {
    let summary = summary()
    matches = { _ in true }
    text = summary.text
  }
}

/// Collects the cases of a `Switch`.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent, Value: _IntentValue & Equatable> {
  /// One case; from here `.high` in `Case(.high)` has its type.
  public static func buildExpression(
    _ expression: ParameterSummaryCase<Intent, Value>
  ) -> ParameterSummaryCase<Intent, Value> {
    expression
  }

  /// The cases.
  public static func buildBlock(
    _ cases: ParameterSummaryCase<Intent, Value>...
  ) -> [ParameterSummaryCase<Intent, Value>] {
    cases
  }
}
