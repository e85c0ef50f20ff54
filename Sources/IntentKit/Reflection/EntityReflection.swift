import IntentJSON

/// Reads the declared properties of entity types and of entities.
enum EntityReflection {
  /// What is known of entity types; it never changes.
  private static let memory = FieldMemory { $0 as? any AnyEntityProperty.Type }

  /// The object schema of the properties of a type, without an instance of it.
  ///
  /// An identified type has its id in it, also where that is no declared property.
  static func schema(of type: Any.Type, identified: Bool = false) -> JSONObject {
    let fields = memory.fields(of: type)
    var properties = fields.map { ($0.wireName, JSONValue.object($0.kind.schema)) }
    var required = fields.filter { !$0.kind.isOptional }.map { $0.wireName }
    if identified, !fields.contains(where: { $0.wireName == "id" }) {
      properties.insert(("id", ["type": "string"]), at: 0)
      required.insert("id", at: 0)
    }
    return .objectSchema(JSONObject(properties), required: required).closed
  }

  /// The properties of an entity that have a value, with its id.
  static func object<Entity>(of entity: Entity, id: String? = nil) -> JSONObject {
    var object = JSONObject()
    let fields = memory.fields(of: Entity.self)
    if let id, !fields.contains(where: { $0.wireName == "id" }) { object["id"] = .string(id) }
    for field in fields {
      let value = field.read(in: entity) { field.kind.load(from: $0).json }
      if case .some(.some(let value)) = value { object.append(newKey: field.wireName, value) }
    }
    return object
  }
}

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
