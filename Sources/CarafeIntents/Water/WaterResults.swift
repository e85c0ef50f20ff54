import Household
import IntentKit

/// What an edit of a drink answers with: the entry and its day.
struct WaterChangeResult: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Water Change"

  @Property(title: "Entry") var entry: WaterEntryEntity
  @Property(title: "Today") var today: DailyLogEntity

  init() {}

  init(_ change: WaterChange) {
    entry = WaterEntryEntity(change.entry, day: change.entryDay)
    today = DailyLogEntity(change.progress.today, in: change.unit)
  }
}

/// Today against the goal.
struct ProgressResult: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Progress"

  @Property(title: "Day") var day: String
  @Property(title: "Total") var total: Double
  @Property(title: "Goal") var goal: Double
  @Property(title: "Remaining") var remaining: Double
  /// The share of the goal, in percent.
  @Property(title: "Percent") var percent: Int
  @Property(title: "Goal Reached") var goalReached: Bool
  /// The unit of the three amounts.
  @Property(title: "Unit") var unit: String
  /// Days in a row at the goal.
  @Property(title: "Streak") var streak: Int

  init() {}

  init(_ water: TodaysWater) {
    let log = water.progress.today
    let displayUnit = water.unit
    day = log.day.text
    total = log.total.value(in: displayUnit)
    goal = log.goal.value(in: displayUnit)
    remaining = log.remaining.value(in: displayUnit)
    percent = log.percent
    goalReached = log.goalReached
    unit = displayUnit.rawValue
    streak = water.progress.streak
  }
}

/// Several days, or the drinks of one.
struct HistoryResult: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "History"

  /// Days, oldest first.
  @Property(title: "Days") var days: [DailyLogEntity]
  /// The total of the days that have an entry, over their number.
  @Property(title: "Average") var averagePerLoggedDay: Double
  /// How many days have an entry.
  @Property(title: "Days Logged") var daysLogged: Int
  /// Days in a row at the goal.
  @Property(title: "Streak") var streak: Int
  /// The unit of the amounts.
  @Property(title: "Unit") var unit: String
  /// The drinks of the day that was asked for.
  @Property(title: "Entries") var entries: [WaterEntryEntity]?

  init() {}

  init(_ history: WaterReview) {
    days = history.days.map { DailyLogEntity($0, in: history.unit) }
    averagePerLoggedDay = history.averagePerLoggedDay.value(in: history.unit)
    daysLogged = history.daysLogged
    streak = history.streak
    unit = history.unit.rawValue
    entries = history.entries.map { entries in
      entries.map { WaterEntryEntity($0, day: history.days.last?.day ?? $0.time.date) }
    }
  }
}
