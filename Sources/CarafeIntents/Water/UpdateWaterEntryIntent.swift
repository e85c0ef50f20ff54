import Household
import IntentKit

struct UpdateWaterEntryIntent: AppIntent {
  static let title: LocalizedStringResource = "Update Water Entry"
  static let description = IntentDescription(
    "Changes the amount or the time of a drink that was logged; what is left out stays.")

  @Parameter(
    title: "Entry", description: "\"last\", or an id from log_water or show_history with a date.",
    requestValueDialog: "Which drink? Say \"last\" or give its id.")
  var entry: WaterEntryEntity
  @Parameter(title: "Amount", description: "The right amount.")
  var amount: FreeText?
  @Parameter(title: "Unit", description: "The unit, as for log_water. Default: the entry's own.")
  var unit: String?
  @Parameter(title: "At", description: "The right time, as for log_water.")
  var at: String?

  @Dependency private var household: Household

  static var parameterSummary: some ParameterSummary {
    Summary("Change the drink \(\.$entry) to \(\.$amount) \(\.$unit)")
  }

  func perform() async throws -> some AnswerResult<WaterChangeResult> {
    .answer(
      try household.updateWaterEntry(entry.id, amount: amount?.sent, unit: unit, at: at),
      WaterChangeResult.init)
  }
}
