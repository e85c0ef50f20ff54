import Household
package import IntentKit

/// Changes a drink that was logged.
package struct UpdateWaterEntryIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Update Water Entry"
  /// What it does.
  package static let description = IntentDescription(
    "Changes the amount or the time of a drink that was logged; what is left out stays.")

  /// Which drink.
  @Parameter(
    title: "Entry", description: "\"last\", or an id from log_water or show_history with a date.",
    requestValueDialog: "Which drink? Say \"last\" or give its id.")
  package var entry: WaterEntryEntity
  /// How much.
  @Parameter(title: "Amount", description: "The right amount.")
  package var amount: String?
  /// The unit.
  @Parameter(title: "Unit", description: "The unit, as for log_water. Default: the entry's own.")
  package var unit: String?
  /// When.
  @Parameter(title: "At", description: "The right time, as for log_water.")
  package var at: String?

  @Dependency private var household: Household

  /// The call in one line.
  package static var parameterSummary: some ParameterSummary {
    Summary("Change the drink \(\.$entry) to \(\.$amount) \(\.$unit)")
  }

  /// An intent.
  package init() {}

  /// Changes it.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<WaterChangeResult>
  {
    let answer = try household.updateWaterEntry(entry.id, amount: amount, unit: unit, at: at)
    return .result(value: WaterChangeResult(answer), dialog: answer.dialog)
  }
}
