import Household
import IntentKit

struct CheckOffItemsIntent: AppIntent {
  static let title: LocalizedStringResource = "Check Off Items"
  static let description = IntentDescription(
    "Checks things off the shopping list once they are bought.")

  @Parameter(
    title: "Items",
    description: "Names or ids. A name that fits several items changes nothing and names them.",
    requestValueDialog: "What was bought?")
  var items: [FreeText]

  @Dependency private var household: Household

  static var parameterSummary: some ParameterSummary {
    Summary("Check off \(\.$items)")
  }

  func perform() async throws -> some AnswerResult<BatchResult> {
    .answer(
      try household.checkOff(items.map(\.sent), progress: IntentContext.current.progressReport),
      BatchResult.init)
  }
}
