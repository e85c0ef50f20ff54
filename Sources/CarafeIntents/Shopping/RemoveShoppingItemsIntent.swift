import Household
import IntentKit

struct RemoveShoppingItemsIntent: AppIntent {
  static let title: LocalizedStringResource = "Remove Shopping Items"
  static let description = IntentDescription(
    "Takes things off the shopping list for good, bought or not; undo_last_change brings them back."
  )

  @Parameter(
    title: "Items",
    description: "Exact names or ids.",
    requestValueDialog: "What should be removed?")
  var items: [FreeText]

  @Dependency private var household: Household

  static var parameterSummary: some ParameterSummary {
    Summary("Remove \(\.$items) from the list")
  }

  func perform() async throws -> some AnswerResult<BatchResult> {
    let found = try household.items(toRemove: items.map(\.sent))
    if !found.isEmpty {
      try await requestConfirmation(
        actionName: .do, dialog: "Remove \(found.names) from the list?")
    }
    return .answer(
      try household.removeItems(items.map(\.sent), progress: IntentContext.current.progressReport),
      BatchResult.init)
  }
}
