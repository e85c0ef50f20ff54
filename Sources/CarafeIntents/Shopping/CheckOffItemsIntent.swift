import Household
package import IntentKit

package struct CheckOffItemsIntent: AppIntent {
  package static let title: LocalizedStringResource = "Check Off Items"
  package static let description = IntentDescription(
    "Checks things off the shopping list once they are bought.")

  @Parameter(
    title: "Items",
    description: "Names or ids. A name that fits several items changes nothing and names them.",
    requestValueDialog: "What was bought?")
  package var items: [FreeText]

  @Dependency private var household: Household

  package static var parameterSummary: some ParameterSummary {
    Summary("Check off \(\.$items)")
  }

  package init() {}

  package func perform() async throws -> some AnswerResult<BatchResult> {
    .answer(
      try household.checkOff(items.map(\.sent), progress: IntentContext.current.progressReport),
      BatchResult.init)
  }
}
