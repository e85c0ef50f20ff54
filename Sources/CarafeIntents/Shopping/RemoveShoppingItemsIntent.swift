import Household
package import IntentKit

/// Takes things off the list.
package struct RemoveShoppingItemsIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Remove Shopping Items"
  /// What it does.
  package static let description = IntentDescription(
    "Takes things off the shopping list for good, bought or not; undo_last_change brings them back."
  )

  /// The things.
  @Parameter(
    title: "Items",
    description: "Exact names or ids.",
    requestValueDialog: "What should be removed?")
  package var items: [String]

  @Dependency private var household: Household

  /// The call in one line.
  package static var parameterSummary: some ParameterSummary {
    Summary("Remove \(\.$items) from the list")
  }

  /// An intent.
  package init() {}

  /// Removes them.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<BatchResult>
  {
    let found = try household.items(toRemove: items)
    if !found.isEmpty {
      try await requestConfirmation(
        actionName: .do, dialog: "Remove \(found.names) from the list?")
    }
    let answer = try household.removeItems(
      items, progress: IntentContext.current.progressReport)
    return .result(value: BatchResult(answer), dialog: answer.dialog)
  }
}
