import IntentJSON

/// How the value of a result becomes an object, which every structured content must be.
///
/// An entity is one already; anything else, and what may be missing, stands under `value`.
struct ResultShape {
  /// The schema of the object.
  let schema: JSONObject
  private let isWrapped: Bool

  /// The shape of a type; nil for `Never`.
  init?(_ type: any _IntentValue.Type) {
    guard type != Never.self else { return nil }
    let schema = type.resultSchema
    isWrapped = type.isOptional || schema["type"]?.string != "object"
    self.schema =
      isWrapped
      ? .objectSchema(["value": .object(schema)], required: type.isOptional ? [] : ["value"])
      : schema
  }

  /// The structured content of a value; nil is one that is missing.
  func content(_ value: JSONValue?) -> JSONObject {
    guard isWrapped else { return value?.object ?? [:] }
    return value.map { ["value": $0] } ?? [:]
  }
}
