import IntentJSON

/// The id of a request: a string or an integer, given back exactly.
enum RequestID: Hashable, Sendable {
  case string(String)
  case integer(Int)

  /// The id of a JSON value; nil for null, fractions, booleans and what does not fit 64 bits, which
  /// no request may have.
  ///
  /// `1.0` and `1e3` are integers.
  init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .number(let number):
      guard let integer = number.integer else { return nil }
      self = .integer(integer)
    case .null, .bool, .array, .object: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .string(let text): .string(text)
    case .integer(let integer): .integer(integer)
    }
  }

  static func == (left: RequestID, right: RequestID) -> Bool {
    switch (left, right) {
    case (.string(let a), .string(let b)): a.hasSameBytes(as: b)
    case (.integer(let a), .integer(let b)): a == b
    case (.string, .integer), (.integer, .string): false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .string(let text): hasher.combine(JSONKey(text))
    case .integer(let integer): hasher.combine(integer)
    }
  }
}
