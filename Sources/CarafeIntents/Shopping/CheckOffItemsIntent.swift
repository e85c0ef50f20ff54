import Household
package import IntentKit

/// Checks things off the shopping list.
package struct CheckOffItemsIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Check Off Items"
  /// What it does.
  package static let description = IntentDescription(
    "Checks things off the shopping list once they are bought.")

  /// The things.
  @Parameter(
    title: "Items",
    description: "Names or ids. A name that fits several items changes nothing and names them.",
    requestValueDialog: "What was bought?")
  package var items: [String]

  @Dependency private var household: Household

  /// The call in one line.
  package static var parameterSummary: some ParameterSummary {
    Summary("Check off \(\.$items)")
  }

  /// An intent.
  package init() {}

  /// Checks them off.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<BatchResult>
  {
    let answer = try household.checkOff(
      items, progress: IntentContext.current.progressReport)
    return .result(value: BatchResult(answer), dialog: answer.dialog)
  }
}
