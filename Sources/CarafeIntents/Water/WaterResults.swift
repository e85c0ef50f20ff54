public import Household
public import IntentKit

/// What an edit of a drink answers with: the entry and its day.
public struct WaterChangeResult: TransientAppEntity {
  /// How the type is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Water Change"

  /// The entry.
  @Property(title: "Entry") public var entry: WaterEntryEntity
  /// Today.
  @Property(title: "Today") public var today: DailyLogEntity
  /// False when the edit is kept here and not yet in the folder.
  @Property(title: "Published") public var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") public var unpublishedReason: String?

  /// An empty result.
  public init() {}

  /// The result of a change.
  public init(_ answer: Answer<WaterChange>) {
    let change = answer.value
    entry = WaterEntryEntity(change.entry, day: change.entryDay)
    today = DailyLogEntity(change.progress.today, in: change.unit)
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The amount.
  public var displayRepresentation: DisplayRepresentation { "Water" }
}

/// Today against the goal.
public struct ProgressResult: TransientAppEntity {
  /// How the type is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Progress"

  /// The date.
  @Property(title: "Day") public var day: String
  /// What was drunk.
  @Property(title: "Total") public var total: Double
  /// The goal.
  @Property(title: "Goal") public var goal: Double
  /// What is left to drink.
  @Property(title: "Remaining") public var remaining: Double
  /// The share of the goal, in percent.
  @Property(title: "Percent") public var percent: Int
  /// Whether the goal is reached.
  @Property(title: "Goal Reached") public var goalReached: Bool
  /// The unit of the three amounts.
  @Property(title: "Unit") public var unit: String
  /// Days in a row at the goal.
  @Property(title: "Streak") public var streak: Int
  /// False when an edit is kept here and not yet in the folder.
  @Property(title: "Published") public var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") public var unpublishedReason: String?

  /// An empty result.
  public init() {}

  /// The result of a look at today.
  public init(_ answer: Answer<TodaysWater>) {
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
  public var displayRepresentation: DisplayRepresentation { "Progress" }
}

/// Several days, or the drinks of one.
public struct HistoryResult: TransientAppEntity {
  /// How the type is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "History"

  /// Days, oldest first.
  @Property(title: "Days") public var days: [DailyLogEntity]
  /// The total of the days that have an entry, over their number.
  @Property(title: "Average") public var averagePerLoggedDay: Double
  /// How many days have an entry.
  @Property(title: "Days Logged") public var daysLogged: Int
  /// Days in a row at the goal.
  @Property(title: "Streak") public var streak: Int
  /// The unit of the amounts.
  @Property(title: "Unit") public var unit: String
  /// The drinks of the day that was asked for.
  @Property(title: "Entries") public var entries: [WaterEntryEntity]?
  /// False when an edit is kept here and not yet in the folder.
  @Property(title: "Published") public var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") public var unpublishedReason: String?

  /// An empty result.
  public init() {}

  /// The result of a look back.
  public init(_ answer: Answer<WaterReview>) {
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
  public var displayRepresentation: DisplayRepresentation { "History" }
}
