package import Household
package import IntentKit

/// One day of drinks against its goal.
package struct DailyLogEntity: AppEntity {
  package static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Daily Log", numericFormat: "Daily logs")
  package static let defaultQuery = DailyLogQuery()

  package var id: String { day }
  @Property(title: "Day") package var day: String
  /// The sum of the day's entries.
  @Property(title: "Total") package var total: Double
  /// The goal that held on the day.
  @Property(title: "Goal") package var goal: Double
  @Property(title: "Remaining") package var remaining: Double
  /// The share of the goal, in percent.
  @Property(title: "Percent") package var percent: Int
  @Property(title: "Goal Reached") package var goalReached: Bool
  /// The unit of the three amounts.
  @Property(title: "Unit") package var unit: String
  @Property(title: "Entries") package var entriesCount: Int
  let date: CivilDate

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

  package var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: .init(verbatim: day))
  }
}

/// Finds days: any date, or words such as "yesterday".
package struct DailyLogQuery: EntityStringQuery {
  /// How many days are suggested.
  private static let suggestionLimit = 7

  @Dependency private var household: Household

  package init() {}

  /// The days of these dates; a day without entries is one too.
  package func entities(for identifiers: [String]) throws -> [DailyLogEntity] {
    try identifiers.compactMap(CivilDate.init).map(entity)
  }

  package func entities(matching string: String) throws -> [DailyLogEntity] {
    [try entity(try household.day(named: string))]
  }

  package func suggestedEntities() throws -> [DailyLogEntity] {
    let history = try household.history(days: Self.suggestionLimit).value
    return history.days.reversed().map { DailyLogEntity($0, in: history.unit) }
  }

  private func entity(_ day: CivilDate) throws -> DailyLogEntity {
    let log = try household.log(on: day)
    return DailyLogEntity(log.day, in: log.unit)
  }
}
