public import IntentJSON

extension Int: _IntentValue {
  /// The schema of a whole number.
  public static var argumentSchema: JSONObject { ["type": "integer"] }

  /// A whole number, also as `30.0` or in a string.
  public static func value(from argument: JSONValue, for name: String) throws -> Int {
    if let value = NumberText.number(in: argument)?.integer { return value }
    throw ArgumentError(name, "must be a whole number such as 7", got: argument)
  }

  /// The number as a JSON integer.
  public var json: JSONValue? { .integer(self) }
  /// The digits, without marks between thousands.
  public var displayText: String { String(self) }
}

extension Double: _IntentValue {
  /// The schema of a number.
  public static var argumentSchema: JSONObject { ["type": "number"] }

  /// A number, also in a string.
  public static func value(from argument: JSONValue, for name: String) throws -> Double {
    if let value = NumberText.number(in: argument)?.double, value.isFinite { return value }
    throw ArgumentError(name, "must be a number such as 8 or 0.5", got: argument)
  }

  /// The number in its shortest spelling; null for what JSON cannot hold (NaN, infinities).
  public var json: JSONValue? { .double(self) }
  /// The shortest digits, without a needless fraction.
  public var displayText: String { JSONNumber(self)?.spelling ?? "\(self)" }
}

extension Bool: _IntentValue {
  /// The schema of a boolean.
  public static var argumentSchema: JSONObject { ["type": "boolean"] }

  /// True or false, also in a string.
  public static func value(from argument: JSONValue, for name: String) throws -> Bool {
    switch argument {
    case .bool(let value): return value
    case .string(let text):
      switch text.trimmed.lowercased() {
      case "true": return true
      case "false": return false
      default: break
      }
    case .null, .number, .array, .object: break
    }
    throw ArgumentError(name, "must be true or false", got: argument)
  }

  /// The JSON boolean.
  public var json: JSONValue? { .bool(self) }
  /// The word "yes" or "no".
  public var displayText: String { self ? "yes" : "no" }
}

extension String: _IntentValue {
  /// True: the word "null" is a text like others.
  public static var isText: Bool { true }
  /// The schema of a string.
  public static var argumentSchema: JSONObject { ["type": "string"] }

  /// A text, or a number as its digits.
  public static func value(from argument: JSONValue, for name: String) throws -> String {
    switch argument {
    case .string(let text): return text
    case .number(let number): return number.spelling
    case .null, .bool, .array, .object:
      throw ArgumentError(name, "must be a text", got: argument)
    }
  }

  /// The text as a JSON string.
  public var json: JSONValue? { .string(self) }
  /// The text unchanged.
  public var displayText: String { self }
}

/// Numbers as clients send them.
enum NumberText {
  /// The number of a JSON number, or of a string that spells one.
  static func number(in argument: JSONValue) -> JSONNumber? {
    switch argument {
    case .number(let number): return number
    case .string(let text):
      guard case .number(let number)? = try? JSONValue(parsing: text.trimmed) else { return nil }
      return number
    case .null, .bool, .array, .object: return nil
    }
  }
}

extension String {
  /// The text without white space at its ends.
  package var trimmed: String {
    guard let first = unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
