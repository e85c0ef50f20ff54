import Household
import IntentKit

struct DeleteWaterEntryIntent: AppIntent {
  static let title: LocalizedStringResource = "Delete Water Entry"
  static let description = IntentDescription(
    "Deletes a drink that was logged by mistake; undo_last_change brings it back.")

  @Parameter(
    title: "Entry", description: "\"last\", or an id from log_water or show_history with a date.",
    requestValueDialog: "Which drink? Say \"last\" or give its id.")
  var entry: WaterEntryEntity

  @Dependency private var household: Household

  static var parameterSummary: some ParameterSummary {
    Summary("Delete the drink \(\.$entry)")
  }

  func perform() async throws -> some AnswerResult<WaterChangeResult> {
    try await requestConfirmation(actionName: .do, dialog: "Delete the drink \(entry.displayText)?")
    return .answer(try household.deleteWaterEntry(entry.id), WaterChangeResult.init)
  }
}
