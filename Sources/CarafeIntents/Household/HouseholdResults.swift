package import Household
package import IntentKit

/// What was undone.
package struct UndoResult: TransientAppEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Undo"

  @Property(title: "Undone") package var undone: String
  /// The items it changed, as they are now.
  @Property(title: "Items") package var items: [ShoppingItemEntity]
  /// The drinks it changed, as they are now.
  @Property(title: "Entries") package var entries: [WaterEntryEntity]
  /// The ids of items and drinks that are gone again.
  @Property(title: "Removed") package var removedIds: [String]

  package init() {}

  package init(_ change: UndoneChange) {
    undone = change.summary
    items = change.items.map(ShoppingItemEntity.init)
    entries = change.entries.map { WaterEntryEntity($0.entry, day: $0.day) }
    removedIds = change.removedIDs
  }
}

/// Every setting, and where the data lies.
package struct SettingsResult: TransientAppEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"

  @Property(title: "Units") package var units: UnitSystem
  /// What is logged when no amount is said.
  @Property(title: "Usual Amount") package var usualAmount: String
  @Property(title: "Day Starts At") package var dayStartsAt: Int
  @Property(title: "Language") package var language: String
  /// The person's containers, as "name = amount".
  @Property(title: "Containers") package var containers: [String]
  /// The file that holds the data.
  @Property(title: "File") package var file: String

  package init() {}

  package init(_ settings: HouseholdSettings) {
    units = settings.units
    usualAmount = settings.usualAmountText
    dayStartsAt = settings.dayStartsAt
    language = settings.language
    containers = settings.containers.map { "\($0.name) = \($0.volume.text(in: settings.units))" }
    file = settings.file
  }
}
