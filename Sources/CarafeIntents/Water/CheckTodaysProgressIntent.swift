import Household
package import IntentKit

package struct CheckTodaysProgressIntent: AppIntent {
  package static let title: LocalizedStringResource = "Check Today's Progress"
  package static let description = IntentDescription(
    "Tells how much water was drunk today, how much is left to the goal, and the streak.")

  @Dependency private var household: Household

  package init() {}

  package func perform() async throws -> some AnswerResult<ProgressResult> {
    .answer(try household.todaysWater(), ProgressResult.init)
  }
}
