import Household
package import IntentKit

package struct UndoLastChangeIntent: AppIntent {
  package static let title: LocalizedStringResource = "Undo Last Change"
  package static let description = IntentDescription(
    "Takes back the last change made on this computer, of water, list or settings. Called again, it steps further back."
  )

  @Dependency private var household: Household

  package init() {}

  package func perform() async throws -> some AnswerResult<UndoResult> {
    .answer(try household.undoLastChange(), UndoResult.init)
  }
}
