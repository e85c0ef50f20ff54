import Household
import IntentKit

struct AdjustGoalIntent: AppIntent {
  static let title: LocalizedStringResource = "Adjust Goal"
  static let description = IntentDescription(
    "Sets the daily water goal from today on; past days keep the goal they had.")

  @Parameter(
    title: "Amount", description: "The new daily goal.",
    requestValueDialog: "What should the daily goal be?")
  var amount: FreeText
  @Parameter(
    title: "Unit", description: "The unit, as for log_water. Default: the preferred unit.")
  var unit: String?

  @Dependency private var household: Household

  static var parameterSummary: some ParameterSummary {
    Summary("Set the daily goal to \(\.$amount) \(\.$unit)")
  }

  func perform() async throws -> some AnswerResult<ProgressResult> {
    .answer(try household.adjustGoal(to: amount.sent, unit: unit), ProgressResult.init)
  }
}
