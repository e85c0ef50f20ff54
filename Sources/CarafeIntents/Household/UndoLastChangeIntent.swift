import Household
public import IntentKit

/// Takes the last change back.
public struct UndoLastChangeIntent: AppIntent {
  /// The name.
  public static let title: LocalizedStringResource = "Undo Last Change"
  /// What it does.
  public static let description = IntentDescription(
    "Takes back the last change made on this computer, of water, list or settings. Called again, it steps further back."
  )

  @Dependency private var household: Household

  /// An intent.
  public init() {}

  /// Undoes it.
  public func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<UndoResult>
  {
    let answer = try household.undoLastChange()
    return .result(value: UndoResult(answer), dialog: answer.dialog)
  }
}
