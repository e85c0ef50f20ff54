package import Household
package import IntentKit

/// What an edit of a drink answers with: the entry and its day.
package struct WaterChangeResult: TransientAppEntity {
  /// How the type is called.
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Water Change"

  /// The entry.
  @Property(title: "Entry") package var entry: WaterEntryEntity
  /// Today.
  @Property(title: "Today") package var today: DailyLogEntity
  /// False when the edit is kept here and not yet in the folder.
  @Property(title: "Published") package var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") package var unpublishedReason: String?

  /// An empty result.
  package init() {}

  /// The result of a change.
  package init(_ answer: Answer<WaterChange>) {
    let change = answer.value
    entry = WaterEntryEntity(change.entry, day: change.entryDay)
    today = DailyLogEntity(change.progress.today, in: change.unit)
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The amount.
  package var displayRepresentation: DisplayRepresentation { "Water" }
}

/// Today against the goal.
package struct ProgressResult: TransientAppEntity {
  /// How the type is called.
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Progress"

  /// The date.
  @Property(title: "Day") package var day: String
  /// What was drunk.
  @Property(title: "Total") package var total: Double
  /// The goal.
  @Property(title: "Goal") package var goal: Double
  /// What is left to drink.
  @Property(title: "Remaining") package var remaining: Double
  /// The share of the goal, in percent.
  @Property(title: "Percent") package var percent: Int
  /// Whether the goal is reached.
  @Property(title: "Goal Reached") package var goalReached: Bool
  /// The unit of the three amounts.
  @Property(title: "Unit") package var unit: String
  /// Days in a row at the goal.
  @Property(title: "Streak") package var streak: Int
  /// False when an edit is kept here and not yet in the folder.
  @Property(title: "Published") package var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") package var unpublishedReason: String?

  /// An empty result.
  package init() {}

  /// The result of a look at today.
  package init(_ answer: Answer<TodaysWater>) {
    let log = answer.value.progress.today
    let displayUnit = answer.value.unit
    day = log.day.text
    total = log.total.value(in: displayUnit)
    goal = log.goal.value(in: displayUnit)
    remaining = log.remaining.value(in: displayUnit)
    percent = log.percent
    goalReached = log.goalReached
    unit = displayUnit.rawValue
    streak = answer.value.progress.streak
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The day.
  package var displayRepresentation: DisplayRepresentation { "Progress" }
}

/// Several days, or the drinks of one.
package struct HistoryResult: TransientAppEntity {
  /// How the type is called.
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "History"

  /// Days, oldest first.
  @Property(title: "Days") package var days: [DailyLogEntity]
  /// The total of the days that have an entry, over their number.
  @Property(title: "Average") package var averagePerLoggedDay: Double
  /// How many days have an entry.
  @Property(title: "Days Logged") package var daysLogged: Int
  /// Days in a row at the goal.
  @Property(title: "Streak") package var streak: Int
  /// The unit of the amounts.
  @Property(title: "Unit") package var unit: String
  /// The drinks of the day that was asked for.
  @Property(title: "Entries") package var entries: [WaterEntryEntity]?
  /// False when an edit is kept here and not yet in the folder.
  @Property(title: "Published") package var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") package var unpublishedReason: String?

  /// An empty result.
  package init() {}

  /// The result of a look back.
  package init(_ answer: Answer<WaterReview>) {
    let history = answer.value
    days = history.days.map { DailyLogEntity($0, in: history.unit) }
    averagePerLoggedDay = history.averagePerLoggedDay.value(in: history.unit)
    daysLogged = history.daysLogged
    streak = history.streak
    unit = history.unit.rawValue
    entries = history.entries.map { entries in
      entries.map { WaterEntryEntity($0, day: history.days.last?.day ?? $0.time.date) }
    }
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The days.
  package var displayRepresentation: DisplayRepresentation { "History" }
}
