import Household
import IntentKit

struct AddShoppingItemsIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Shopping Items"
  static let description = IntentDescription(
    "Puts things on the shopping list, all in one call. What is there already is merged: amounts add up, a bare name changes nothing, a checked item is reopened."
  )

  @Parameter(
    title: "Items",
    description:
      "In the person's own words, one thing each, with the amount if it was said: \"2 lbs chicken\", \"milk (lactose-free)\".",
    requestValueDialog: "What should go on the list?")
  var items: [FreeText]

  @Parameter(
    title: "Section",
    description:
      "The section of the shop for all of them, such as Produce. Default: the one remembered for each item."
  )
  var section: String?

  @Parameter(
    title: "Request ID",
    description: "Any text; a repeated call with the same one adds nothing twice.")
  var requestId: String?

  @Dependency private var household: Household

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$items) to the shopping list")
  }

  func perform() async throws -> some AnswerResult<BatchResult> {
    .answer(
      try household.addItems(
        items.map(\.sent), section: section, requestID: requestId,
        progress: IntentContext.current.progressReport), BatchResult.init)
  }
}
