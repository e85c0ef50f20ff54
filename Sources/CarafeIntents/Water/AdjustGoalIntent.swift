import Household
package import IntentKit

/// Sets the daily goal.
package struct AdjustGoalIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Adjust Goal"
  /// What it does.
  package static let description = IntentDescription(
    "Sets the daily water goal from today on; past days keep the goal they had.")

  /// How much.
  @Parameter(
    title: "Amount", description: "The new daily goal.",
    requestValueDialog: "What should the daily goal be?")
  package var amount: String
  /// The unit.
  @Parameter(
    title: "Unit", description: "The unit, as for log_water. Default: the preferred unit.")
  package var unit: String?

  @Dependency private var household: Household

  /// The call in one line.
  package static var parameterSummary: some ParameterSummary {
    Summary("Set the daily goal to \(\.$amount) \(\.$unit)")
  }

  /// An intent.
  package init() {}

  /// Sets it.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<ProgressResult>
  {
    let answer = try household.adjustGoal(to: amount, unit: unit)
    return .result(value: ProgressResult(answer), dialog: answer.dialog)
  }
}
