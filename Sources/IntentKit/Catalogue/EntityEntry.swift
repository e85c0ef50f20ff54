package import IntentJSON

/// One entity type as a client sees it: a collection that can be read, listed and completed.
package struct EntityEntry: Sendable {
  /// One entity as a client sees it.
  package struct Item: Sendable {
    /// Its id.
    package let id: String
    /// Its name.
    package let title: String
    /// A second line.
    package let subtitle: String?
    /// Its properties.
    package let properties: JSONObject
  }

  /// The name on the wire, such as `shopping-item`.
  package let collection: String
  /// The name a person reads.
  package let title: String
  /// How several of them are called.
  package let pluralTitle: String
  private let type: any AppEntity.Type

  /// The entry of a type.
  init<Entity: AppEntity>(_ type: Entity.Type) {
    let shown = type.typeDisplayRepresentation
    collection = WireName.collection(type)
    title = shown.name.text()
    pluralTitle = shown.numericFormat?.text() ?? shown.name.text()
    self.type = type
  }

  /// Whether this is the entry of an entity type.
  package func isEntry(of type: any _IntentValue.Type) -> Bool { self.type == type }

  /// Everything there is, or what is suggested where the query cannot list it all.
  package func all() async throws -> [Item] { try await type.allItems() }
  /// What a person would likely mean.
  package func suggested() async throws -> [Item] { try await type.suggestedItems() }
  /// The one with this id.
  package func item(id: String) async throws -> Item? { try await type.item(id: id) }
  /// Those that answer to a text.
  package func matching(_ text: String) async throws -> [Item] {
    try await type.items(matching: text)
  }
}

extension AppEntity {
  fileprivate static func allItems() async throws -> [EntityEntry.Item] {
    try await defaultQuery.anyEntities().map(\.item)
  }

  fileprivate static func suggestedItems() async throws -> [EntityEntry.Item] {
    try await defaultQuery.suggestedEntities().map(\.item)
  }

  fileprivate static func item(id text: String) async throws -> EntityEntry.Item? {
    guard let id = ID.entityIdentifier(for: text) else { return nil }
    return try await defaultQuery.entities(for: [id]).first?.item
  }

  fileprivate static func items(matching text: String) async throws -> [EntityEntry.Item] {
    try await defaultQuery.anyEntities(matching: text).map(\.item)
  }

  private var item: EntityEntry.Item {
    let shown = displayRepresentation
    return EntityEntry.Item(
      id: id.entityIdentifierString, title: shown.title.text(), subtitle: shown.subtitle?.text(),
      properties: json?.object ?? [:])
  }
}
