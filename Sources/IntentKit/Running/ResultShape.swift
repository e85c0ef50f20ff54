import IntentJSON

/// How the value of a result becomes an object, which every structured content must be.
///
/// An entity is one already; anything else, and what may be missing, stands under `value`.
struct ResultShape {
  private let type: any _IntentValue.Type

  /// The shape of a type; nil for `Never`.
  init?(_ type: any _IntentValue.Type) {
    guard type != Never.self else { return nil }
    self.type = type
  }

  private var isWrapped: Bool { type.isOptional || !type.isObject }

  /// The schema of the object.
  var schema: JSONObject {
    let schema = type.resultSchema
    guard isWrapped else { return schema }
    return .objectSchema(["value": .object(schema)], required: type.isOptional ? [] : ["value"])
      .closed
  }

  /// The structured content of a value; nil is one that is missing.
  func content(_ value: JSONValue?) -> JSONObject {
    guard isWrapped else { return value?.object ?? [:] }
    return value.map { ["value": $0] } ?? [:]
  }
}
