import Household
package import IntentKit

/// Puts checked things back.
package struct UncheckItemsIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Uncheck Items"
  /// What it does.
  package static let description = IntentDescription(
    "Opens checked items again, with their amounts and notes.")

  /// The things.
  @Parameter(
    title: "Items",
    description: "Names or ids.")
  package var items: [String]?

  /// Whether all checked items are meant.
  @Parameter(
    title: "All",
    description: "Whether to open every checked item; then no items are needed.", default: false)
  package var all: Bool

  @Dependency private var household: Household

  /// The call in one line.
  package static var parameterSummary: some ParameterSummary {
    Summary("Uncheck \(\.$items)")
  }

  /// An intent.
  package init() {}

  /// Opens them.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<BatchResult>
  {
    let answer =
      if all { try household.uncheckAll() } else {
        try household.uncheck(items ?? [], progress: IntentContext.current.progressReport)
      }
    return .result(value: BatchResult(answer), dialog: answer.dialog)
  }
}
