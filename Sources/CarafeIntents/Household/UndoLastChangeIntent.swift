import Household
package import IntentKit

/// Takes the last change back.
package struct UndoLastChangeIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Undo Last Change"
  /// What it does.
  package static let description = IntentDescription(
    "Takes back the last change made on this computer, of water, list or settings. Called again, it steps further back."
  )

  @Dependency private var household: Household

  /// An intent.
  package init() {}

  /// Undoes it.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<UndoResult>
  {
    let answer = try household.undoLastChange()
    return .result(value: UndoResult(answer), dialog: answer.dialog)
  }
}
