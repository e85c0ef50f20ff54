public import IntentJSON

/// One entity type as a client sees it: a collection that can be read, listed and completed.
public struct EntityEntry: Sendable {
  /// One entity as a client sees it.
  public struct Item: Sendable {
    /// Its id.
    public let id: String
    /// Its name.
    public let title: String
    /// A second line.
    public let subtitle: String?
    /// Its properties.
    public let properties: JSONObject
  }

  /// The name on the wire, such as `shopping-item`.
  public let collection: String
  /// The name a person reads.
  public let title: String
  /// How several of them are called.
  public let pluralTitle: String
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
  public func isEntry(of type: any AppEntity.Type) -> Bool { self.type == type }

  /// Everything there is, or what is suggested where the query cannot list it all.
  public func all() async throws -> [Item] { try await type.allItems() }
  /// What a person would likely mean.
  public func suggested() async throws -> [Item] { try await type.suggestedItems() }
  /// The one with this id.
  public func item(id: String) async throws -> Item? { try await type.item(id: id) }
  /// Those that answer to a text.
  public func matching(_ text: String) async throws -> [Item] {
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
