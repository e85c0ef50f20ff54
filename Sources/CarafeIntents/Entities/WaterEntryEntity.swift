public import Household
public import IntentKit

/// One drink of water.
public struct WaterEntryEntity: AppEntity {
  /// How the type is called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Water Entry", numericFormat: "Water entries")
  /// How entries are found.
  public static let defaultQuery = WaterEntryQuery()

  /// Ten characters.
  @Property(title: "Identifier") public var id: String
  /// How much, in the unit it was logged in.
  @Property(title: "Amount") public var amount: Double
  /// The unit it was logged in, or a container's name.
  @Property(title: "Unit") public var unit: String
  /// How much, in millilitres.
  @Property(title: "Millilitres") public var milliliters: Double
  /// When, in local time with its offset (RFC 3339).
  @Property(title: "Time") public var time: String
  /// The day it counts for.
  @Property(title: "Day") public var day: String
  private let name: String

  /// The entity of an entry.
  public init(_ entry: WaterEntry, day: CivilDate) {
    name = "\(entry.amount.written), \(entry.time.date.text) \(entry.time.time.text)"
    id = entry.id
    amount = entry.amount.value
    unit = entry.amount.unitName
    milliliters = entry.amount.volume.milliliters
    time = entry.time.text
    self.day = day.text
  }

  /// The amount and the time.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: .init(verbatim: name))
  }
}

/// Finds water entries: by id, "last", or the most recent ones.
public struct WaterEntryQuery: EntityStringQuery {
  /// How many recent entries are suggested.
  private static let suggestionLimit = 5

  @Dependency private var household: Household

  /// A query.
  public init() {}

  /// The entries with these ids.
  public func entities(for identifiers: [String]) throws -> [WaterEntryEntity] {
    try identifiers.compactMap { try household.waterEntry($0) }.map(entity)
  }

  /// The newest entry for "last".
  public func entities(matching string: String) throws -> [WaterEntryEntity] {
    [entity(try household.waterEntry(named: string))]
  }

  /// The most recent entries.
  public func suggestedEntities() throws -> [WaterEntryEntity] {
    try household.recentWaterEntries(limit: Self.suggestionLimit).map(entity)
  }

  private func entity(_ found: (entry: WaterEntry, day: CivilDate)) -> WaterEntryEntity {
    WaterEntryEntity(found.entry, day: found.day)
  }
}
