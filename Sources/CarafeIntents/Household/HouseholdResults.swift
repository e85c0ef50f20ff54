public import Household
public import IntentKit

/// What was undone.
public struct UndoResult: TransientAppEntity {
  /// How the type is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Undo"

  /// A sentence.
  @Property(title: "Undone") public var undone: String
  /// The items it changed, as they are now.
  @Property(title: "Items") public var items: [ShoppingItemEntity]
  /// The drinks it changed, as they are now.
  @Property(title: "Entries") public var entries: [WaterEntryEntity]
  /// The ids of items and drinks that are gone again.
  @Property(title: "Removed") public var removedIds: [String]
  /// False when the edit is kept here and not yet in the folder.
  @Property(title: "Published") public var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") public var unpublishedReason: String?

  /// An empty result.
  public init() {}

  /// The result of an undo.
  public init(_ answer: Answer<UndoneChange>) {
    undone = answer.value.summary
    items = answer.value.items.map(ShoppingItemEntity.init)
    entries = answer.value.entries.map { WaterEntryEntity($0.entry, day: $0.day) }
    removedIds = answer.value.removedIDs
    published = answer.published
    unpublishedReason = answer.unpublishedReason
  }

  /// The sentence.
  public var displayRepresentation: DisplayRepresentation { "Undo" }
}

/// Every setting, and where the data lies.
public struct SettingsResult: TransientAppEntity {
  /// How the type is called.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"

  /// The units.
  @Property(title: "Units") public var units: UnitsPreference
  /// What is logged when no amount is said.
  @Property(title: "Usual Amount") public var usualAmount: String
  /// The hour a day starts at.
  @Property(title: "Day Starts At") public var dayStartsAt: Int
  /// The language of texts.
  @Property(title: "Language") public var language: String
  /// The person's containers, as "name = amount".
  @Property(title: "Containers") public var containers: [String]
  /// The file that holds the data.
  @Property(title: "File") public var file: String
  /// False when the edit is kept here and not yet in the folder.
  @Property(title: "Published") public var published: Bool?
  /// Why it is not.
  @Property(title: "Reason") public var unpublishedReason: String?

  /// An empty result.
  public init() {}

  /// The result of a look at the settings.
  public init(_ answer: Answer<HouseholdSettings>) {
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
  public var displayRepresentation: DisplayRepresentation { "Settings" }
}
