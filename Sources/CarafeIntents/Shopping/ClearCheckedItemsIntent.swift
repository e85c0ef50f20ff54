import Household
import IntentKit

struct ClearCheckedItemsIntent: AppIntent {
  static let title: LocalizedStringResource = "Clear Checked Items"
  static let description = IntentDescription(
    "Takes all checked items off the list; open ones stay. undo_last_change brings them back.")

  @Dependency private var household: Household

  func perform() async throws -> some AnswerResult<ClearedResult> {
    let checked = try household.items(includingChecked: true).filter(\.isChecked)
    if !checked.isEmpty {
      // Named, since a yes counts for these and not for what is checked later.
      try await requestConfirmation(
        actionName: .do, dialog: "Clear \(checked.names) from the list?")
    }
    return .answer(try household.clearChecked(), ClearedResult.init)
  }
}
