import Household
package import IntentKit

/// Shows past days, or the drinks of one day.
package struct ShowHistoryIntent: AppIntent {
  /// The name.
  package static let title: LocalizedStringResource = "Show History"
  /// What it does.
  package static let description = IntentDescription(
    "Shows the last days with totals, goals, average and streak; with a date, the drinks of that day and their ids."
  )

  /// How many days.
  @Parameter(
    title: "Days", description: "How many days up to today.", default: 7,
    inclusiveRange: (1, 366))
  package var days: Int
  /// One day.
  @Parameter(
    title: "Date",
    description: "One day to list the drinks of: a date such as 2026-03-10, or \"yesterday\".")
  package var date: DailyLogEntity?

  @Dependency private var household: Household

  /// The call in one line.
  package static var parameterSummary: some ParameterSummary {
    When(\.$date, .hasAnyValue) {
      Summary("Show the water of \(\.$date)")
    } otherwise: {
      Summary("Show the last \(\.$days) days of water")
    }
  }

  /// An intent.
  package init() {}

  /// Looks back.
  package func perform() async throws -> some IntentResult & ProvidesDialog
    & ReturnsValue<HistoryResult>
  {
    let answer =
      if let date { try household.entries(on: date.date) } else {
        try household.history(days: days)
      }
    return .result(value: HistoryResult(answer), dialog: answer.dialog)
  }
}
