import IntentJSON

extension JSONValue {
  /// One form for all the spellings a client may choose anew when it sends a value again: members by
  /// the order of their keys and without those that are null, numbers by their value.
  var canonical: JSONValue {
    switch self {
    case .null, .bool, .string: self
    case .number(let number): number.integer.map(JSONValue.integer) ?? .double(number.double)
    case .array(let elements): .array(elements.map(\.canonical))
    case .object(let object): .object(object.canonical)
    }
  }
}

extension JSONObject {
  /// See ``JSONValue/canonical``.
  var canonical: JSONObject {
    var object = JSONObject()
    let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for member in sorted where !member.value.isNull {
      object.append(newKey: member.key, member.value.canonical)
    }
    return object
  }
}
