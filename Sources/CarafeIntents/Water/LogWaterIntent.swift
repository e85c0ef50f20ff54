import Household
package import IntentKit

/// Logs a drink of water.
package struct LogWaterIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Log Water"
  /// What it does.
  package static let description = IntentDescription(
    "Logs a drink of water and says how much is left to today's goal.")

  /// How much.
  @Parameter(
    title: "Amount",
    description: "How much was drunk, in the unit or the preferred one. Default: the usual amount.")
  package var amount: String?
  /// The unit.
  @Parameter(
    title: "Unit",
    description:
      "ml, cl, l, fl_oz, cup, pint (US), uk_fl_oz, uk_pint, or one of the person's containers. Default: the preferred unit."
  )
  package var unit: String?
  /// When.
  @Parameter(
    title: "At",
    description:
      "When it was drunk, if not now, in the person's words or digits: \"30 minutes ago\", \"yesterday 21:30\", \"8 am\", \"2026-03-03T22:15\". The server knows the time."
  )
  package var at: String?
  /// The key of a retry.
  @Parameter(
    title: "Request ID",
    description: "Any text; a repeated call with the same one logs nothing twice.")
  package var requestId: String?

  @Dependency private var household: Household

  /// The call in one line.
  package static var parameterSummary: some ParameterSummary {
    Summary("Log \(\.$amount) \(\.$unit) of water")
  }

  /// An intent.
  package init() {}

  /// Logs it.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<WaterChangeResult>
  {
    let answer = try household.logWater(amount: amount, unit: unit, at: at, requestID: requestId)
    return .result(value: WaterChangeResult(answer), dialog: answer.dialog)
  }
}
