import Household
import IntentKit

struct LogWaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Log Water"
  static let description = IntentDescription(
    "Logs a drink of water and says how much is left to today's goal.")

  @Parameter(
    title: "Amount",
    description: "How much was drunk, in the unit or the preferred one. Default: the usual amount.")
  var amount: FreeText?
  @Parameter(
    title: "Unit",
    description:
      "ml, cl, l, fl_oz, cup, pint (US), uk_fl_oz, uk_pint, or one of the person's containers. Default: the preferred unit."
  )
  var unit: String?
  @Parameter(
    title: "At",
    description:
      "When it was drunk, if not now, in the person's words or digits: \"30 minutes ago\", \"yesterday 21:30\", \"8 am\", \"2026-03-03T22:15\". The server knows the time."
  )
  var at: String?
  @Parameter(
    title: "Request ID",
    description: "Any text; a repeated call with the same one logs nothing twice.")
  var requestId: String?

  @Dependency private var household: Household

  static var parameterSummary: some ParameterSummary {
    Summary("Log \(\.$amount) \(\.$unit) of water")
  }

  func perform() async throws -> some AnswerResult<WaterChangeResult> {
    .answer(
      try household.logWater(amount: amount?.sent, unit: unit, at: at, requestID: requestId),
      WaterChangeResult.init)
  }
}
