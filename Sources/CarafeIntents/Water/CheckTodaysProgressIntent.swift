import Household
import IntentKit

struct CheckTodaysProgressIntent: AppIntent {
  static let title: LocalizedStringResource = "Check Today's Progress"
  static let description = IntentDescription(
    "Tells how much water was drunk today, how much is left to the goal, and the streak.")

  @Dependency private var household: Household

  func perform() async throws -> some AnswerResult<ProgressResult> {
    .answer(try household.todaysWater(), ProgressResult.init)
  }
}
