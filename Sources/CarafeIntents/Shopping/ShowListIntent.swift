import Household
package import IntentKit

package struct ShowListIntent: AppIntent {
  package static let title: LocalizedStringResource = "Show List"
  package static let description = IntentDescription(
    "Shows what is open on the shopping list, by section, and how many items are checked.")

  @Parameter(
    title: "Include Checked",
    description: "Whether to show the checked items too.", default: false)
  package var includeChecked: Bool

  @Parameter(
    title: "Section",
    description: "Only this section.")
  package var section: String?

  @Dependency private var household: Household

  package static var parameterSummary: some ParameterSummary {
    Summary("Show the shopping list")
  }

  package init() {}

  package func perform() async throws -> some AnswerResult<ListResult> {
    .answer(try household.list(includingChecked: includeChecked, section: section), ListResult.init)
  }
}
