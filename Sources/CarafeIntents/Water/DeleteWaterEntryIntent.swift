import Household
package import IntentKit

/// Takes a drink back.
package struct DeleteWaterEntryIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Delete Water Entry"
  /// What it does.
  package static let description = IntentDescription(
    "Deletes a drink that was logged by mistake; undo_last_change brings it back.")

  /// Which drink.
  @Parameter(
    title: "Entry", description: "\"last\", or an id from log_water or show_history with a date.",
    requestValueDialog: "Which drink? Say \"last\" or give its id.")
  package var entry: WaterEntryEntity

  @Dependency private var household: Household

  /// The call in one line.
  package static var parameterSummary: some ParameterSummary {
    Summary("Delete the drink \(\.$entry)")
  }

  /// An intent.
  package init() {}

  /// Deletes it.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<WaterChangeResult>
  {
    try await requestConfirmation(actionName: .do, dialog: "Delete the drink \(entry.displayText)?")
    let answer = try household.deleteWaterEntry(entry.id)
    return .result(value: WaterChangeResult(answer), dialog: answer.dialog)
  }
}
