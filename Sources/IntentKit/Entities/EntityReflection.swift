@_spi(Reflection) import Swift

import IntentJSON

/// Reads the declared properties of entity types and of entities.
enum EntityReflection {
  /// The object schema of the properties of a type, without an instance of it.
  static func schema(of type: Any.Type) -> JSONObject {
    var properties = JSONObject()
    var required: [JSONValue] = []
    _ = _forEachField(of: type, options: []) { label, _, fieldType, _ in
      guard let property = fieldType as? any AnyEntityProperty.Type else { return true }
      let name = WireName.snakeCase(propertyName(String(cString: label)))
      properties[name] = .object(property.schema)
      if !property.isOptional { required.append(.string(name)) }
      return true
    }
    var schema: JSONObject = ["type": "object", "properties": .object(properties)]
    if !required.isEmpty { schema["required"] = .array(required) }
    schema["additionalProperties"] = false
    return schema
  }

  /// The properties of an entity that have a value.
  static func object(of entity: Any) -> JSONObject {
    var object = JSONObject()
    for child in Mirror(reflecting: entity).children {
      guard let property = child.value as? any AnyEntityProperty, let label = child.label,
        let value = property.json
      else { continue }
      object.append(newKey: WireName.snakeCase(propertyName(label)), value)
    }
    return object
  }

  /// The name of a wrapped property, whose storage has an underscore before it.
  static func propertyName(_ label: String) -> String {
    label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}
