public import IntentJSON

extension AppEntity {
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
    guard !text.isLonger(than: RequestTextLimit.reference) else {
      throw ArgumentError(name, longerThan: RequestTextLimit.reference, text)
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
