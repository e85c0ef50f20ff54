import Household
public import IntentKit

/// Checks things off the shopping list.
public struct CheckOffItemsIntent: AppIntent {
  /// The name.
  public static let title: LocalizedStringResource = "Check Off Items"
  /// What it does.
  public static let description = IntentDescription(
    "Checks things off the shopping list once they are bought.")

  /// The things.
  @Parameter(
    title: "Items",
    description: "Names or ids. A name that fits several items changes nothing and names them.",
    requestValueDialog: "What was bought?")
  public var items: [String]

  @Dependency private var household: Household

  /// The call in one line.
  public static var parameterSummary: some ParameterSummary {
    Summary("Check off \(\.$items)")
  }

  /// An intent.
  public init() {}

  /// Checks them off.
  public func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<BatchResult>
  {
    let answer = try household.checkOff(
      items, progress: IntentContext.current.progressReport)
    return .result(value: BatchResult(answer), dialog: answer.dialog)
  }
}
