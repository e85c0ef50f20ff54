import Household
import IntentKit

/// One thing on the shopping list.
struct ShoppingItemEntity: IndexedEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Shopping Item", numericFormat: "Shopping items")
  static let defaultQuery = ShoppingItemQuery()

  /// Ten characters.
  @Property(title: "Identifier") var id: String
  /// The person's own words.
  @Property(title: "Name") var name: String
  /// How much, as text: "2 lb", "1 + 300 g", or empty.
  @Property(title: "Amount") var amount: String
  /// How much, in parts.
  @Property(title: "Quantities") var quantities: [QuantityEntity]
  @Property(title: "Note") var note: String?
  @Property(title: "Section") var section: String?
  @Property(title: "Checked") var checked: Bool

  init(_ item: ShoppingItem) {
    id = item.id
    name = item.name
    amount = item.amount
    quantities = item.quantities.map(QuantityEntity.init)
    note = item.note
    section = item.section
    checked = item.isChecked
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: .init(verbatim: name),
      subtitle: amount.isEmpty ? nil : .init(verbatim: amount))
  }
}

/// One amount of an item: a number or words such as "2-3", with or without a unit.
struct QuantityEntity: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Quantity"

  /// How many; missing where it is words.
  @Property(title: "Value") var value: Double?
  @Property(title: "Text") var text: String?
  @Property(title: "Unit") var unit: String?

  init() {}

  init(_ quantity: Quantity) {
    switch quantity.value {
    case .exact: value = quantity.shownNumber
    case .words(let words): text = words
    }
    unit = quantity.unit
  }

  var displayRepresentation: DisplayRepresentation { "Quantity" }
}

/// Finds shopping items by id or by name.
struct ShoppingItemQuery: EntityStringQuery, EnumerableEntityQuery {
  /// How many items are suggested.
  private static let suggestionLimit = 20

  @Dependency private var household: Household

  func entities(for identifiers: [String]) throws -> [ShoppingItemEntity] {
    let items = try household.items(includingChecked: true)
    return identifiers.compactMap { id in items.first { $0.id == id } }.map(ShoppingItemEntity.init)
  }

  func entities(matching string: String) throws -> [ShoppingItemEntity] {
    try household.items(named: string).map(ShoppingItemEntity.init)
  }

  /// Every item, open ones first.
  func allEntities() throws -> [ShoppingItemEntity] {
    try household.items(includingChecked: true).map(ShoppingItemEntity.init)
  }

  func suggestedEntities() throws -> [ShoppingItemEntity] {
    try household.items(includingChecked: false).prefix(Self.suggestionLimit)
      .map(ShoppingItemEntity.init)
  }
}
