import Household
package import IntentKit

/// Shows the shopping list.
package struct ShowListIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Show List"
  /// What it does.
  package static let description = IntentDescription(
    "Shows what is open on the shopping list, by section, and how many items are checked.")

  /// Whether checked items are shown too.
  @Parameter(
    title: "Include Checked",
    description: "Whether to show the checked items too.", default: false)
  package var includeChecked: Bool

  /// One section.
  @Parameter(
    title: "Section",
    description: "Only this section.")
  package var section: String?

  @Dependency private var household: Household

  /// The call in one line.
  package static var parameterSummary: some ParameterSummary {
    Summary("Show the shopping list")
  }

  /// An intent.
  package init() {}

  /// Looks.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<ListResult>
  {
    let answer = try household.list(includingChecked: includeChecked, section: section)
    return .result(value: ListResult(answer), dialog: answer.dialog)
  }
}
