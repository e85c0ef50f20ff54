import Household
public import IntentKit

/// Changes a drink that was logged.
public struct UpdateWaterEntryIntent: AppIntent {
  /// The name.
  public static let title: LocalizedStringResource = "Update Water Entry"
  /// What it does.
  public static let description = IntentDescription(
    "Changes the amount or the time of a drink that was logged; what is left out stays.")

  /// Which drink.
  @Parameter(
    title: "Entry", description: "\"last\", or an id from log_water or show_history with a date.",
    requestValueDialog: "Which drink? Say \"last\" or give its id.")
  public var entry: WaterEntryEntity
  /// How much.
  @Parameter(title: "Amount", description: "The right amount.")
  public var amount: String?
  /// The unit.
  @Parameter(title: "Unit", description: "The unit, as for log_water. Default: the entry's own.")
  public var unit: String?
  /// When.
  @Parameter(title: "At", description: "The right time, as for log_water.")
  public var at: String?

  @Dependency private var household: Household

  /// The call in one line.
  public static var parameterSummary: some ParameterSummary {
    Summary("Change the drink \(\.$entry) to \(\.$amount) \(\.$unit)")
  }

  /// An intent.
  public init() {}

  /// Changes it.
  public func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<WaterChangeResult>
  {
    let answer = try household.updateWaterEntry(entry.id, amount: amount, unit: unit, at: at)
    return .result(value: WaterChangeResult(answer), dialog: answer.dialog)
  }
}
