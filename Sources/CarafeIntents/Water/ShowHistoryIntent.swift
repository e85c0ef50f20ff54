import Household
import IntentKit

struct ShowHistoryIntent: AppIntent {
  static let title: LocalizedStringResource = "Show History"
  static let description = IntentDescription(
    "Shows the last days with totals, goals, average and streak; with a date, the drinks of that day and their ids."
  )

  @Parameter(
    title: "Days", description: "How many days up to today.", default: 7,
    inclusiveRange: (1, 366))
  var days: Int
  @Parameter(
    title: "Date",
    description: "One day to list the drinks of: a date such as 2026-03-10, or \"yesterday\".")
  var date: DailyLogEntity?

  @Dependency private var household: Household

  static var parameterSummary: some ParameterSummary {
    When(\.$date, .hasAnyValue) {
      Summary("Show the water of \(\.$date)")
    } otherwise: {
      Summary("Show the last \(\.$days) days of water")
    }
  }

  func perform() async throws -> some AnswerResult<HistoryResult> {
    let answer =
      if let date { try household.entries(on: date.date) } else {
        try household.history(days: days)
      }
    return .answer(answer, HistoryResult.init)
  }
}
