import IntentJSON

extension JSONValue {
  /// Whether both mean the same: as written by different programs, `1` and `1.0` are one number
  /// and the members of an object have no order.
  func isAlike(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)):
      left == right || (left.integer != nil && left.integer == right.integer)
        || (left.integer == nil && right.integer == nil && left.double == right.double)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isAlike($1) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && left.members.allSatisfy { right[$0.key].map($0.value.isAlike) ?? false }
    default: self == other
    }
  }
}

extension JSONObject {
  /// The same members, sorted by key at every depth.
  var sorted: JSONObject {
    JSONObject(
      members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { ($0.key, $0.value.sorted) })
  }
}

extension JSONValue {
  fileprivate var sorted: JSONValue {
    switch self {
    case .object(let object): .object(object.sorted)
    case .array(let elements): .array(elements.map(\.sorted))
    default: self
    }
  }
}
