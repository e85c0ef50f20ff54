package import Household
package import IntentKit

/// What was undone.
package struct UndoResult: TransientAppEntity {
  /// How the type is called.
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Undo"

  /// A sentence.
  @Property(title: "Undone") package var undone: String
  /// The items it changed, as they are now.
  @Property(title: "Items") package var items: [ShoppingItemEntity]
  /// The drinks it changed, as they are now.
  @Property(title: "Entries") package var entries: [WaterEntryEntity]
  /// The ids of items and drinks that are gone again.
  @Property(title: "Removed") package var removedIds: [String]
  /// False when the edit is kept here and not yet in the folder.
  @Property(title: "Published") package var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") package var unpublishedReason: String?

  /// An empty result.
  package init() {}

  /// The result of an undo.
  package init(_ answer: Answer<UndoneChange>) {
    undone = answer.value.summary
    items = answer.value.items.map(ShoppingItemEntity.init)
    entries = answer.value.entries.map { WaterEntryEntity($0.entry, day: $0.day) }
    removedIds = answer.value.removedIDs
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The sentence.
  package var displayRepresentation: DisplayRepresentation { "Undo" }
}

/// Every setting, and where the data lies.
package struct SettingsResult: TransientAppEntity {
  /// How the type is called.
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"

  /// The units.
  @Property(title: "Units") package var units: UnitsPreference
  /// What is logged when no amount is said.
  @Property(title: "Usual Amount") package var usualAmount: String
  /// The hour a day starts at.
  @Property(title: "Day Starts At") package var dayStartsAt: Int
  /// The language of texts.
  @Property(title: "Language") package var language: String
  /// The person's containers, as "name = amount".
  @Property(title: "Containers") package var containers: [String]
  /// The file that holds the data.
  @Property(title: "File") package var file: String
  /// False when the edit is kept here and not yet in the folder.
  @Property(title: "Published") package var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") package var unpublishedReason: String?

  /// An empty result.
  package init() {}

  /// The result of a look at the settings.
  package init(_ answer: Answer<HouseholdSettings>) {
    let settings = answer.value
    units = UnitsPreference(settings.units)
    usualAmount = settings.usualAmountText
    dayStartsAt = settings.dayStartsAt
    language = settings.language
    containers = settings.containers.map { "\($0.name) = \($0.volume.text(in: settings.units))" }
    file = settings.file
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The settings.
  package var displayRepresentation: DisplayRepresentation { "Settings" }
}
