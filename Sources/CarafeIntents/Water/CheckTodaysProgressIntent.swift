import Household
package import IntentKit

/// Tells how much water was drunk today.
package struct CheckTodaysProgressIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Check Today's Progress"
  /// What it does.
  package static let description = IntentDescription(
    "Tells how much water was drunk today, how much is left to the goal, and the streak.")

  @Dependency private var household: Household

  /// An intent.
  package init() {}

  /// Looks.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<ProgressResult>
  {
    let answer = try household.todaysWater()
    return .result(value: ProgressResult(answer), dialog: answer.dialog)
  }
}
