package import Household
package import IntentKit

/// One day of drinks against its goal.
package struct DailyLogEntity: AppEntity {
  /// How the type is called.
  package static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Daily Log", numericFormat: "Daily logs")
  /// How days are found.
  package static let defaultQuery = DailyLogQuery()

  /// The date.
  package var id: String { day }
  /// The date.
  @Property(title: "Day") package var day: String
  /// The sum of the day's entries.
  @Property(title: "Total") package var total: Double
  /// The goal that held on the day.
  @Property(title: "Goal") package var goal: Double
  /// What is left to drink.
  @Property(title: "Remaining") package var remaining: Double
  /// The share of the goal, in percent.
  @Property(title: "Percent") package var percent: Int
  /// Whether the goal is reached.
  @Property(title: "Goal Reached") package var goalReached: Bool
  /// The unit of the three amounts.
  @Property(title: "Unit") package var unit: String
  /// How many entries the day has.
  @Property(title: "Entries") package var entriesCount: Int
  let date: CivilDate

  /// The entity of a day, in the person's unit.
  package init(_ log: DailyLog, in unit: VolumeUnit) {
    date = log.day
    day = log.day.text
    total = log.total.value(in: unit)
    goal = log.goal.value(in: unit)
    remaining = log.remaining.value(in: unit)
    percent = log.percent
    goalReached = log.goalReached
    self.unit = unit.rawValue
    entriesCount = log.entriesCount
  }

  /// The date.
  package var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: .init(verbatim: day))
  }
}

/// Finds days: any date, or words such as "yesterday".
package struct DailyLogQuery: EntityStringQuery {
  /// How many days are suggested.
  private static let suggestionLimit = 7

  @Dependency private var household: Household

  /// A query.
  package init() {}

  /// The days of these dates; a day without entries is one too.
  package func entities(for identifiers: [String]) throws -> [DailyLogEntity] {
    try identifiers.compactMap(CivilDate.init).map(entity)
  }

  /// The day that words mean.
  package func entities(matching string: String) throws -> [DailyLogEntity] {
    [try entity(try household.day(named: string))]
  }

  /// The last days.
  package func suggestedEntities() throws -> [DailyLogEntity] {
    let history = try household.history(days: Self.suggestionLimit).value
    return history.days.reversed().map { DailyLogEntity($0, in: history.unit) }
  }

  private func entity(_ day: CivilDate) throws -> DailyLogEntity {
    let log = try household.log(on: day)
    return DailyLogEntity(log.day, in: log.unit)
  }
}
