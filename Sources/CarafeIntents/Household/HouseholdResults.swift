import Household
import IntentKit

/// What was undone.
struct UndoResult: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Undo"

  @Property(title: "Undone") var undone: String
  /// The items it changed, as they are now.
  @Property(title: "Items") var items: [ShoppingItemEntity]
  /// The drinks it changed, as they are now.
  @Property(title: "Entries") var entries: [WaterEntryEntity]
  /// The ids of items and drinks that are gone again.
  @Property(title: "Removed") var removedIds: [String]

  init() {}

  init(_ change: UndoneChange) {
    undone = change.summary
    items = change.items.map(ShoppingItemEntity.init)
    entries = change.entries.map { WaterEntryEntity($0.entry, day: $0.day) }
    removedIds = change.removedIDs
  }
}

/// Every setting, and where the data lies.
struct SettingsResult: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"

  @Property(title: "Units") var units: UnitSystem
  /// What is logged when no amount is said.
  @Property(title: "Usual Amount") var usualAmount: String
  @Property(title: "Day Starts At") var dayStartsAt: Int
  @Property(title: "Language") var language: String
  /// The person's containers, as "name = amount".
  @Property(title: "Containers") var containers: [String]
  /// The file that holds the data.
  @Property(title: "File") var file: String

  init() {}

  init(_ settings: HouseholdSettings) {
    units = settings.units
    usualAmount = settings.usualAmountText
    dayStartsAt = settings.dayStartsAt
    language = settings.language
    containers = settings.containers.map { "\($0.name) = \($0.volume.text(in: settings.units))" }
    file = settings.file
  }
}
