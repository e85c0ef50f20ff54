public import IntentJSON

/// A thing the intents are about: it has an id, a name and properties.
///
/// A server makes a resource of each and takes its id or its name as an argument.
///
/// ```swift
/// struct BookEntity: AppEntity {
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
///   static let defaultQuery = BookQuery()
///   let id: Int
///   @Property(title: "Title") var title: String
///   var displayRepresentation: DisplayRepresentation { "\(title)" }
/// }
/// ```
public protocol AppEntity: _IntentValue, Identifiable
where ValueType == Self, UnwrappedType == Self, ID: EntityIdentifierConvertible & Sendable {
  /// The type of ``defaultQuery``.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// The query that finds entities by id, by name, or all of them.
  static var defaultQuery: DefaultQuery { get }
  /// The name of the type, such as "Book".
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The name of this entity, by which a person also asks for it.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A thing that is put together for one answer and has no id, such as the sums of a week.
public protocol TransientAppEntity: _IntentValue where ValueType == Self, UnwrappedType == Self {
  /// The name of the type, such as "Week".
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The name of this one.
  var displayRepresentation: DisplayRepresentation { get }
  /// An empty one, whose properties are then set.
  init()
}

/// An entity that takes part in search by its name, as here every entity does that its query lists.
public protocol IndexedEntity: AppEntity {}

/// The way entities are found; a fresh query is made for each look-up.
public protocol EntityQuery: Sendable {
  /// The type of entities it finds.
  associatedtype Entity: AppEntity

  /// The entities with these ids; an unknown id is left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// A few entities that a person would likely mean; a client offers them.
  func suggestedEntities() async throws -> [Entity]
  /// A query without any state of its own; what it needs comes by `@Dependency`.
  init()
}

/// A query that finds entities by what a person calls them.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that answer to this text, the likeliest first; when several do, the person is asked.
  func entities(matching string: String) async throws -> [Entity]
}

/// A query that can list everything there is.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Every entity, in the order a person should see them.
  func allEntities() async throws -> [Entity]
}

extension EntityQuery {
  /// `@Dependency` in the body of a query: an object of the program, see ``AppDependency``.
  public typealias Dependency = AppDependency
  /// An empty list: nothing is suggested.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

extension AppEntity {
  /// `@Property` in the body of an entity, see ``EntityProperty``.
  public typealias Property = EntityProperty

  /// True: an entity is an object on the wire.
  public static var isObject: Bool { true }
  /// The schema of a string: an id or a name.
  public static var argumentSchema: JSONObject { ["type": "string"] }
  /// The schema of an object of the id and the declared properties.
  public static var resultSchema: JSONObject {
    EntityFields(of: Self.self).schema(identified: true)
  }
  /// Reads the id and the properties in place.
  public static var reader: ValueReader {
    let fields = EntityFields(of: Self.self)
    return ValueReader { place in
      .object(
        fields.object(
          at: place,
          id: place.assumingMemoryBound(to: Self.self).pointee.id.entityIdentifierString))
    }
  }
  /// An object of the id and of the properties that have a value.
  public var json: JSONValue? { ValueReader.json(of: self) }
  /// The title of the display representation.
  public var displayText: String { displayRepresentation.title.text() }
  /// A reference to this entity alone.
  public var entityReferences: [EntityReference] {
    [EntityReference(type: Self.self, id: id.entityIdentifierString, title: displayText)]
  }
}

extension TransientAppEntity {
  /// `@Property` in the body of an entity, see ``EntityProperty``.
  public typealias Property = EntityProperty

  /// True: it is an object on the wire.
  public static var isObject: Bool { true }
  /// The schema of a string, which no call can fill: it is made for answers alone.
  public static var argumentSchema: JSONObject { ["type": "string"] }
  /// The schema of an object of the declared properties.
  public static var resultSchema: JSONObject {
    EntityFields(of: Self.self).schema(identified: false)
  }
  /// Reads the properties in place.
  public static var reader: ValueReader {
    let fields = EntityFields(of: Self.self)
    return ValueReader { .object(fields.object(at: $0, id: nil)) }
  }
  /// An object of the properties that have a value.
  public var json: JSONValue? { ValueReader.json(of: self) }
  /// The name of the type, since an answer that is asked for once needs none of its own.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
  /// The title of the display representation.
  public var displayText: String { displayRepresentation.title.text() }

  /// Fails always: it is made for answers alone.
  public static func value(from argument: JSONValue, for name: String) throws -> Self {
    throw ArgumentError(name, "cannot be given")
  }
}
