import Household
package import IntentKit

/// Puts things on the shopping list.
package struct AddShoppingItemsIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Add Shopping Items"
  /// What it does.
  package static let description = IntentDescription(
    "Puts things on the shopping list, all in one call. What is there already is merged: amounts add up, a bare name changes nothing, a checked item is reopened."
  )

  /// The things.
  @Parameter(
    title: "Items",
    description:
      "In the person's own words, one thing each, with the amount if it was said: \"2 lbs chicken\", \"milk (lactose-free)\".",
    requestValueDialog: "What should go on the list?")
  package var items: [String]

  /// The section.
  @Parameter(
    title: "Section",
    description:
      "The section of the shop for all of them, such as Produce. Default: the one remembered for each item."
  )
  package var section: String?

  /// The key of a retry.
  @Parameter(
    title: "Request ID",
    description: "Any text; a repeated call with the same one adds nothing twice.")
  package var requestId: String?

  @Dependency private var household: Household

  /// The call in one line.
  package static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$items) to the shopping list")
  }

  /// An intent.
  package init() {}

  /// Adds them.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<BatchResult>
  {
    let answer = try household.addItems(
      items, section: section, requestID: requestId, progress: IntentContext.current.progressReport)
    return .result(value: BatchResult(answer), dialog: answer.dialog)
  }
}
