import Household
import IntentKit

/// One drink of water.
struct WaterEntryEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Water Entry", numericFormat: "Water entries")
  static let defaultQuery = WaterEntryQuery()

  /// Ten characters.
  @Property(title: "Identifier") var id: String
  /// How much, in the unit it was logged in.
  @Property(title: "Amount") var amount: Double
  /// The unit it was logged in, or a container's name.
  @Property(title: "Unit") var unit: String
  /// How much, in millilitres.
  @Property(title: "Millilitres") var milliliters: Double
  /// When, in local time with its offset (RFC 3339).
  @Property(title: "Time") var time: String
  /// The day it counts for.
  @Property(title: "Day") var day: String
  private let name: String

  init(_ entry: WaterEntry, day: LocalDate) {
    name = "\(entry.amount.written), \(entry.time.date.text) \(entry.time.time.text)"
    id = entry.id
    amount = entry.amount.value
    unit = entry.amount.unitName
    milliliters = entry.amount.volume.milliliters
    time = entry.time.text
    self.day = day.text
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: .init(verbatim: name))
  }
}

/// Finds water entries: by id, "last", or the most recent ones.
struct WaterEntryQuery: EntityStringQuery {
  /// How many recent entries are suggested.
  private static let suggestionLimit = 5

  @Dependency private var household: Household

  func entities(for identifiers: [String]) throws -> [WaterEntryEntity] {
    try identifiers.compactMap { try household.waterEntry($0) }.map(entity)
  }

  /// The newest entry for "last".
  func entities(matching string: String) throws -> [WaterEntryEntity] {
    [entity(try household.waterEntry(named: string))]
  }

  func suggestedEntities() throws -> [WaterEntryEntity] {
    try household.recentWaterEntries(limit: Self.suggestionLimit).map(entity)
  }

  private func entity(_ found: (entry: WaterEntry, day: LocalDate)) -> WaterEntryEntity {
    WaterEntryEntity(found.entry, day: found.day)
  }
}
