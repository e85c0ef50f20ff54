import Household
import IntentKit

struct UncheckItemsIntent: AppIntent {
  static let title: LocalizedStringResource = "Uncheck Items"
  static let description = IntentDescription(
    "Opens checked items again, with their amounts and notes.")

  @Parameter(
    title: "Items",
    description: "Names or ids.")
  var items: [FreeText]?

  @Parameter(
    title: "All",
    description: "Whether to open every checked item; then no items are needed.", default: false)
  var all: Bool

  @Dependency private var household: Household

  static var parameterSummary: some ParameterSummary {
    Summary("Uncheck \(\.$items)")
  }

  func perform() async throws -> some AnswerResult<BatchResult> {
    let answer =
      if all { try household.uncheckAll() } else {
        try household.uncheck(
          (items ?? []).map(\.sent), progress: IntentContext.current.progressReport)
      }
    return .answer(answer, BatchResult.init)
  }
}
