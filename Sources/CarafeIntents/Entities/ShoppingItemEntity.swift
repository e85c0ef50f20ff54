package import Household
package import IntentKit

/// One thing on the shopping list.
package struct ShoppingItemEntity: IndexedEntity {
  /// How the type is called.
  package static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Shopping Item", numericFormat: "Shopping items")
  /// How items are found.
  package static let defaultQuery = ShoppingItemQuery()

  /// Ten characters.
  @Property(title: "Identifier") package var id: String
  /// The person's own words.
  @Property(title: "Name") package var name: String
  /// How much, as text: "2 lb", "1 + 300 g", or empty.
  @Property(title: "Amount") package var amount: String
  /// How much, in parts.
  @Property(title: "Quantities") package var quantities: [QuantityEntity]
  /// A note.
  @Property(title: "Note") package var note: String?
  /// The section of the shop.
  @Property(title: "Section") package var section: String?
  /// Whether it is checked off.
  @Property(title: "Checked") package var checked: Bool

  /// The entity of an item.
  package init(_ item: ShoppingItem) {
    id = item.id
    name = item.name
    amount = item.amount
    quantities = item.quantities.map(QuantityEntity.init)
    note = item.note
    section = item.section
    checked = item.isChecked
  }

  /// The name and the amount.
  package var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: .init(verbatim: name),
      subtitle: amount.isEmpty ? nil : .init(verbatim: amount))
  }
}

/// One amount of an item: a number or words such as "2-3", with or without a unit.
package struct QuantityEntity: TransientAppEntity {
  /// How the type is called.
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Quantity"

  /// How many; missing where it is words.
  @Property(title: "Value") package var value: Double?
  /// How many, in words.
  @Property(title: "Text") package var text: String?
  /// The unit.
  @Property(title: "Unit") package var unit: String?

  /// An empty quantity.
  package init() {}

  /// The entity of a quantity.
  package init(_ quantity: Quantity) {
    switch quantity.value {
    case .exact: value = quantity.shownNumber
    case .words(let words): text = words
    }
    unit = quantity.unit
  }

  /// The amount.
  package var displayRepresentation: DisplayRepresentation { "Quantity" }
}

/// Finds shopping items by id or by name.
package struct ShoppingItemQuery: EntityStringQuery, EnumerableEntityQuery {
  /// How many items are suggested.
  private static let suggestionLimit = 20

  @Dependency private var household: Household

  /// A query.
  package init() {}

  /// The items with these ids.
  package func entities(for identifiers: [String]) throws -> [ShoppingItemEntity] {
    let items = try household.items(includingChecked: true)
    return identifiers.compactMap { id in items.first { $0.id == id } }.map(ShoppingItemEntity.init)
  }

  /// The items a name may mean.
  package func entities(matching string: String) throws -> [ShoppingItemEntity] {
    try household.items(named: string).map(ShoppingItemEntity.init)
  }

  /// Every item, open ones first.
  package func allEntities() throws -> [ShoppingItemEntity] {
    try household.items(includingChecked: true).map(ShoppingItemEntity.init)
  }

  /// Open items.
  package func suggestedEntities() throws -> [ShoppingItemEntity] {
    try household.items(includingChecked: false).prefix(Self.suggestionLimit)
      .map(ShoppingItemEntity.init)
  }
}
