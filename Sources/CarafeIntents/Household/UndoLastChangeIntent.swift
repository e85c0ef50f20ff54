import Household
import IntentKit

struct UndoLastChangeIntent: AppIntent {
  static let title: LocalizedStringResource = "Undo Last Change"
  static let description = IntentDescription(
    "Takes back the last change made on this computer, of water, list or settings. Called again, it steps further back."
  )

  @Dependency private var household: Household

  func perform() async throws -> some AnswerResult<UndoResult> {
    .answer(try household.undoLastChange(), UndoResult.init)
  }
}
