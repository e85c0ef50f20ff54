import IntentJSON

/// How the value of a result becomes an object, which every structured content must be.
///
/// An entity is one already; anything else, and what may be missing, stands under `value`.
enum ResultShape<Value: _IntentValue> {
  private static var isWrapped: Bool { Value.isOptional || !Value.isObject }

  /// The schema of the object; nil for `Never`.
  static var schema: JSONObject? {
    guard Value.self != Never.self else { return nil }
    guard isWrapped else { return Value.resultSchema }
    return .objectSchema(
      ["value": .object(Value.resultSchema)], required: Value.isOptional ? [] : ["value"]
    ).closed
  }

  /// The structured content of a value, of which nil is one that is missing; nil for `Never`.
  static func content(_ value: Value?) -> JSONObject? {
    guard Value.self != Never.self else { return nil }
    let json = value.flatMap { ValueReader.json(of: $0) }
    guard isWrapped else { return json?.object ?? [:] }
    return json.map { ["value": $0] } ?? [:]
  }
}
