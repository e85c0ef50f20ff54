import IntentJSON

/// The declared properties of an entity type, in the order of their declaration.
struct EntityFields: Sendable {
  private struct Property: Sendable {
    let reader: ValueReader
    let type: any AnyEntityProperty.Type
  }

  private let fields: [StoredField<Property>]
  private let hasID: Bool
  private static let memory = TypeMemory<EntityFields>()

  /// The properties of a struct type; none for a class.
  init(of type: Any.Type) {
    self = Self.memory.fact(of: type) { EntityFields(reflecting: type) }
  }

  private init(reflecting type: Any.Type) {
    fields =
      if type is any EntityCombining.Type {
        RuntimeField.all(of: type).flatMap { part in
          EntityFields(of: part.type).fields.map { $0.moved(by: part.offset) }
        }
      } else {
        StoredField.all(of: type) { type, _ in
          (type as? any AnyEntityProperty.Type).map { Property(reader: $0.reader, type: $0) }
        }
      }
    hasID = fields.contains { $0.wireName == "id" }
  }

  /// The object schema of the properties.
  ///
  /// An identified type has its id in it, also where that is no declared property.
  func schema(identified: Bool) -> JSONObject {
    var properties = fields.map { ($0.wireName, JSONValue.object($0.kind.type.schema)) }
    var required = fields.filter { !$0.kind.type.isOptional }.map { $0.wireName }
    if identified, !hasID {
      properties.insert(("id", ["type": "string"]), at: 0)
      required.insert("id", at: 0)
    }
    return .objectSchema(JSONObject(properties), required: required).closed
  }

  /// The properties that have a value, of the entity that lies at `place`; its `id` before them where
  /// that is no declared property.
  func object(at place: UnsafeRawPointer, id: @autoclosure () -> String?) -> JSONObject {
    var members: [JSONObject.Member] = []
    members.reserveCapacity(fields.count + 1)
    if !hasID, let id = id() { members.append(.init(key: "id", value: .string(id))) }
    for field in fields {
      if let value = field.kind.reader.json(at: place + field.offset) {
        members.append(.init(key: field.wireName, value: value))
      }
    }
    return JSONObject(distinctMembers: members)
  }
}

/// A type whose stored values are on the wire as if their properties were its own.
protocol EntityCombining {}

extension JSONObject {
  /// The schema of an object with these properties.
  static func objectSchema(_ properties: JSONObject, required: [String]) -> JSONObject {
    var schema: JSONObject = ["type": "object", "properties": .object(properties)]
    if !required.isEmpty { schema["required"] = .array(required.map(JSONValue.string)) }
    return schema
  }

  /// The same schema for an object without other properties.
  ///
  /// For results alone: clients convert the schemas of arguments, and some cannot convert this.
  var closed: JSONObject {
    var schema = self
    schema["additionalProperties"] = false
    return schema
  }
}
