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
  private let source: any EntitySource

  /// The entry of a type.
  static func make(_ type: any AppEntity.Type) -> EntityEntry {
    func make<Entity: AppEntity>(_ type: Entity.Type) -> EntityEntry {
      let shown = Entity.typeDisplayRepresentation
      return EntityEntry(
        collection: WireName.collection(type), title: shown.name.text(),
        pluralTitle: shown.numericFormat?.text() ?? shown.name.text(), type: type,
        source: TypedEntitySource<Entity>())
    }
    return make(type)
  }

  /// Whether this is the entry of an entity type.
  public func isEntry(of type: any AppEntity.Type) -> Bool { self.type == type }

  /// Everything there is, or what is suggested where the query cannot list it all.
  public func all() async throws -> [Item] { try await source.all() }
  /// What a person would likely mean.
  public func suggested() async throws -> [Item] { try await source.suggested() }
  /// The one with this id.
  public func item(id: String) async throws -> Item? { try await source.item(id: id) }
  /// Those that answer to a text.
  public func matching(_ text: String) async throws -> [Item] { try await source.matching(text) }
}

/// The queries of one entity type without the type.
private protocol EntitySource: Sendable {
  func all() async throws -> [EntityEntry.Item]
  func suggested() async throws -> [EntityEntry.Item]
  func item(id: String) async throws -> EntityEntry.Item?
  func matching(_ text: String) async throws -> [EntityEntry.Item]
}

private struct TypedEntitySource<Entity: AppEntity>: EntitySource {
  func all() async throws -> [EntityEntry.Item] {
    try await Entity.defaultQuery.anyEntities().map(item)
  }

  func suggested() async throws -> [EntityEntry.Item] {
    try await Entity.defaultQuery.suggestedEntities().map(item)
  }

  func item(id text: String) async throws -> EntityEntry.Item? {
    guard let id = Entity.ID.entityIdentifier(for: text) else { return nil }
    return try await Entity.defaultQuery.entities(for: [id]).first.map(item)
  }

  func matching(_ text: String) async throws -> [EntityEntry.Item] {
    try await Entity.defaultQuery.anyEntities(matching: text).map(item)
  }

  private func item(_ entity: Entity) -> EntityEntry.Item {
    let shown = entity.displayRepresentation
    return EntityEntry.Item(
      id: entity.id.entityIdentifierString, title: shown.title.text(),
      subtitle: shown.subtitle?.text(), properties: entity.json?.object ?? [:])
  }
}
