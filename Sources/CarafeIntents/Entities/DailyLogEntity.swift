import Household
import IntentKit

/// One day of drinks against its goal.
struct DailyLogEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Daily Log", numericFormat: "Daily logs")
  static let defaultQuery = DailyLogQuery()

  var id: String { day }
  @Property(title: "Day") var day: String
  /// The sum of the day's entries.
  @Property(title: "Total") var total: Double
  /// The goal that held on the day.
  @Property(title: "Goal") var goal: Double
  @Property(title: "Remaining") var remaining: Double
  /// The share of the goal, in percent.
  @Property(title: "Percent") var percent: Int
  @Property(title: "Goal Reached") var goalReached: Bool
  /// The unit of the three amounts.
  @Property(title: "Unit") var unit: String
  @Property(title: "Entries") var entriesCount: Int
  let date: LocalDate

  init(_ log: DailyLog, in unit: VolumeUnit) {
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

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: .init(verbatim: day))
  }
}

/// Finds days: any date, or words such as "yesterday".
struct DailyLogQuery: EntityStringQuery {
  /// How many days are suggested.
  private static let suggestionLimit = 7

  @Dependency private var household: Household

  /// The days of these dates; a day without entries is one too.
  func entities(for identifiers: [String]) throws -> [DailyLogEntity] {
    try identifiers.compactMap(LocalDate.init).map(entity)
  }

  func entities(matching string: String) throws -> [DailyLogEntity] {
    [try entity(try household.day(named: string))]
  }

  func suggestedEntities() throws -> [DailyLogEntity] {
    let history = try household.history(days: Self.suggestionLimit).value
    return history.days.reversed().map { DailyLogEntity($0, in: history.unit) }
  }

  private func entity(_ day: LocalDate) throws -> DailyLogEntity {
    let log = try household.log(on: day)
    return DailyLogEntity(log.day, in: log.unit)
  }
}
