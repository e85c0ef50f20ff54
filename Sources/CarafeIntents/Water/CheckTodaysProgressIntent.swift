import Household
public import IntentKit

/// Tells how much water was drunk today.
public struct CheckTodaysProgressIntent: AppIntent {
  /// The name.
  public static let title: LocalizedStringResource = "Check Today's Progress"
  /// What it does.
  public static let description = IntentDescription(
    "Tells how much water was drunk today, how much is left to the goal, and the streak.")

  @Dependency private var household: Household

  /// An intent.
  public init() {}

  /// Looks.
  public func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<ProgressResult>
  {
    let answer = try household.todaysWater()
    return .result(value: ProgressResult(answer), dialog: answer.dialog)
  }
}
