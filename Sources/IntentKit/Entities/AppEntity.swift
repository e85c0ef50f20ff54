public import IntentJSON

/// A thing the intents are about: it has an id, a name and properties.
public protocol AppEntity: _IntentValue, Identifiable
where ValueType == Self, UnwrappedType == Self, ID: EntityIdentifierConvertible & Sendable {
  /// How it is found.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// How it is found.
  static var defaultQuery: DefaultQuery { get }
  /// How the type is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// How this one is called.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A thing that is put together for one answer and has no id.
public protocol TransientAppEntity: _IntentValue where ValueType == Self, UnwrappedType == Self {
  /// How the type is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// How this one is called.
  var displayRepresentation: DisplayRepresentation { get }
  /// An empty one, to be filled in.
  init()
}

/// An entity that takes part in search by its name, as here every entity does that its query lists.
public protocol IndexedEntity: AppEntity {}

/// An id that has a text form.
public protocol EntityIdentifierConvertible: Hashable {
  /// The text.
  var entityIdentifierString: String { get }
  /// The id of a text; nil when it cannot be one.
  static func entityIdentifier(for text: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// Itself.
  public var entityIdentifierString: String { self }
  /// Itself.
  public static func entityIdentifier(for text: String) -> String? { text }
}

extension Int: EntityIdentifierConvertible {
  /// The digits.
  public var entityIdentifierString: String { String(self) }
  /// The number of the digits.
  public static func entityIdentifier(for text: String) -> Int? { Int(text) }
}

extension AppEntity {
  /// True.
  public static var isObject: Bool { true }
  /// A text: an id or a name.
  public static var argumentSchema: JSONObject { ["type": "string"] }
  /// An object of the id and the declared properties.
  public static var resultSchema: JSONObject {
    EntityReflection.schema(of: Self.self, identified: true)
  }
  /// An object of the id and the properties.
  public var json: JSONValue? {
    .object(EntityReflection.object(of: self, id: id.entityIdentifierString))
  }
  /// The name.
  public var displayText: String { displayRepresentation.title.text() }
  /// Itself.
  public var entityReferences: [EntityReference] {
    [EntityReference(type: Self.self, id: id.entityIdentifierString, title: displayText)]
  }

  /// The entity with this id, or the only one that matches this name.
  ///
  /// - Throws: ``ArgumentError`` with suggestions when none matches; when several do, an error
  ///   that lets the person choose.
  public static func value(from argument: JSONValue, for name: String) async throws -> Self {
    let text: String
    switch argument {
    case .string(let string): text = string.trimmed
    case .number(let number): text = number.integer.map(String.init) ?? number.spelling
    case .object(let object):
      // Models hand back the whole entity they were shown.
      guard let id = object["id"], id.object == nil else { throw notNamed(argument, name) }
      return try await value(from: id, for: name)
    case .null, .bool, .array: throw notNamed(argument, name)
    }
    guard !text.isLonger(than: TextLimit.reference) else {
      throw ArgumentError(name, longerThan: TextLimit.reference, text)
    }
    let query = defaultQuery
    if let id = ID.entityIdentifier(for: text),
      let found = try await query.entities(for: [id]).first
    {
      return found
    }
    // Nothing names nothing, though every name holds it: of one thing it would be that one.
    let matches = text.isEmpty ? [] : try await query.anyEntities(matching: text)
    // Who says "milk" does not mean "oat milk", though a query may offer both.
    let exact = matches.filter { $0.displayText.lowercased() == text.lowercased() }
    let meant = exact.isEmpty ? matches : exact
    if meant.count == 1, let only = meant.first { return only }
    guard meant.isEmpty else {
      throw EntityAmbiguity(text: text, candidates: meant.map(EntityName.init))
    }
    throw try await notFound(text, name)
  }

  private static func notFound(_ text: String, _ name: String) async throws -> ArgumentError {
    let query = defaultQuery
    let suggested = try await query.anySuggestedEntities().prefix(5).map {
      "\"\($0.displayText.visibleLine)\""
    }
    let kind = typeDisplayRepresentation.name.text().lowercased()
    let hint =
      if !suggested.isEmpty {
        ", there are " + suggested.joined(separator: ", ")
      } else if query is any EnumerableEntityQuery {
        ", there is none yet"
      } else {
        ""
      }
    return ArgumentError(
      name, "must be the id or the name of a \(kind); \"\(text.cutShort)\" is none\(hint)")
  }

  private static func notNamed(_ argument: JSONValue, _ name: String) -> ArgumentError {
    ArgumentError(name, "must be an id or a name", got: argument)
  }
}

extension TransientAppEntity {
  /// True.
  public static var isObject: Bool { true }
  /// Nothing a client could send.
  public static var argumentSchema: JSONObject { ["type": "string"] }
  /// An object of the declared properties.
  public static var resultSchema: JSONObject { EntityReflection.schema(of: Self.self) }
  /// An object of the properties.
  public var json: JSONValue? { .object(EntityReflection.object(of: self)) }
  /// The name.
  public var displayText: String { displayRepresentation.title.text() }

  /// Always fails: it is made for answers alone.
  public static func value(from argument: JSONValue, for name: String) throws -> Self {
    throw ArgumentError(name, "cannot be given")
  }
}

/// Several entities answer to a name.
struct EntityAmbiguity: Error {
  let text: String
  let candidates: [EntityName]
}

/// An entity's id and name.
struct EntityName: Sendable {
  let id: String
  let name: String

  init(_ entity: some AppEntity) {
    id = entity.id.entityIdentifierString
    name = entity.displayText
  }
}
