import Household
import IntentKit

struct ShowListIntent: AppIntent {
  static let title: LocalizedStringResource = "Show List"
  static let description = IntentDescription(
    "Shows what is open on the shopping list, by section, and how many items are checked.")

  @Parameter(
    title: "Include Checked",
    description: "Whether to show the checked items too.", default: false)
  var includeChecked: Bool

  @Parameter(
    title: "Section",
    description: "Only this section.")
  var section: String?

  @Dependency private var household: Household

  static var parameterSummary: some ParameterSummary {
    Summary("Show the shopping list")
  }

  func perform() async throws -> some AnswerResult<ListResult> {
    .answer(try household.list(includingChecked: includeChecked, section: section), ListResult.init)
  }
}
