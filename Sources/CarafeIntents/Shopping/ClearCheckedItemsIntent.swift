import Household
package import IntentKit

/// Clears the checked things away.
package struct ClearCheckedItemsIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Clear Checked Items"
  /// What it does.
  package static let description = IntentDescription(
    "Takes all checked items off the list; open ones stay. undo_last_change brings them back.")

  @Dependency private var household: Household

  /// An intent.
  package init() {}

  /// Clears them.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<ClearedResult>
  {
    let checked = try household.items(includingChecked: true).filter(\.isChecked)
    if !checked.isEmpty {
      // Named, since a yes counts for these and not for what is checked later.
      try await requestConfirmation(
        actionName: .do, dialog: "Clear \(checked.names) from the list?")
    }
    let answer = try household.clearChecked()
    return .result(value: ClearedResult(answer), dialog: answer.dialog)
  }
}
