package import Household
package import IntentKit

/// One thing on the shopping list.
package struct ShoppingItemEntity: IndexedEntity {
  package static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Shopping Item", numericFormat: "Shopping items")
  package static let defaultQuery = ShoppingItemQuery()

  /// Ten characters.
  @Property(title: "Identifier") package var id: String
  /// The person's own words.
  @Property(title: "Name") package var name: String
  /// How much, as text: "2 lb", "1 + 300 g", or empty.
  @Property(title: "Amount") package var amount: String
  /// How much, in parts.
  @Property(title: "Quantities") package var quantities: [QuantityEntity]
  @Property(title: "Note") package var note: String?
  @Property(title: "Section") package var section: String?
  @Property(title: "Checked") package var checked: Bool

  package init(_ item: ShoppingItem) {
    id = item.id
    name = item.name
    amount = item.amount
    quantities = item.quantities.map(QuantityEntity.init)
    note = item.note
    section = item.section
    checked = item.isChecked
  }

  package var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: .init(verbatim: name),
      subtitle: amount.isEmpty ? nil : .init(verbatim: amount))
  }
}

/// One amount of an item: a number or words such as "2-3", with or without a unit.
package struct QuantityEntity: TransientAppEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Quantity"

  /// How many; missing where it is words.
  @Property(title: "Value") package var value: Double?
  @Property(title: "Text") package var text: String?
  @Property(title: "Unit") package var unit: String?

  package init() {}

  package init(_ quantity: Quantity) {
    switch quantity.value {
    case .exact: value = quantity.shownNumber
    case .words(let words): text = words
    }
    unit = quantity.unit
  }

  package var displayRepresentation: DisplayRepresentation { "Quantity" }
}

/// Finds shopping items by id or by name.
package struct ShoppingItemQuery: EntityStringQuery, EnumerableEntityQuery {
  /// How many items are suggested.
  private static let suggestionLimit = 20

  @Dependency private var household: Household

  package init() {}

  package func entities(for identifiers: [String]) throws -> [ShoppingItemEntity] {
    let items = try household.items(includingChecked: true)
    return identifiers.compactMap { id in items.first { $0.id == id } }.map(ShoppingItemEntity.init)
  }

  package func entities(matching string: String) throws -> [ShoppingItemEntity] {
    try household.items(named: string).map(ShoppingItemEntity.init)
  }

  /// Every item, open ones first.
  package func allEntities() throws -> [ShoppingItemEntity] {
    try household.items(includingChecked: true).map(ShoppingItemEntity.init)
  }

  package func suggestedEntities() throws -> [ShoppingItemEntity] {
    try household.items(includingChecked: false).prefix(Self.suggestionLimit)
      .map(ShoppingItemEntity.init)
  }
}
