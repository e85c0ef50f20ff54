public import IntentJSON

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The type without optionals and arrays.
  public typealias ValueType = Wrapped.ValueType
  /// The type that may be missing.
  public typealias UnwrappedType = Wrapped
  /// The schema of the value; being optional is told by not being required.
  public static var argumentSchema: JSONObject { Wrapped.argumentSchema }
  /// The schema of the value.
  public static var resultSchema: JSONObject { Wrapped.resultSchema }
  /// True.
  public static var isOptional: Bool { true }
  /// Nil stands for what was left out.
  public static var absent: Wrapped?? { .some(nil) }

  /// The value that is there; null was taken for "left out" before.
  public static func value(from argument: JSONValue, for name: String) async throws -> Wrapped? {
    try await Wrapped.value(from: argument, for: name)
  }

  /// The value that is there.
  public static func wrap(_ value: Wrapped) -> Wrapped? { value }
  /// The value, or nothing.
  public var json: JSONValue? { flatMap { $0.json } }
  /// The value, or nothing.
  public var displayText: String { map { $0.displayText } ?? "" }
  /// Those of the value that is there.
  public var entityReferences: [EntityReference] { map { $0.entityReferences } ?? [] }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The type of the elements without optionals and arrays.
  public typealias ValueType = Element.ValueType
  /// Itself.
  public typealias UnwrappedType = [Element]
  /// An array of the elements' schema.
  public static var argumentSchema: JSONObject {
    ["type": "array", "items": .object(Element.argumentSchema)]
  }
  /// An array of the elements' schema.
  public static var resultSchema: JSONObject {
    ["type": "array", "items": .object(Element.resultSchema)]
  }

  /// An array; also one in a string, since clients send those, and a single value for one element.
  ///
  /// An element that is not of the declared type is an error, except for texts: there an object
  /// is handed on as its JSON text and null as an empty text, for the intent to make sense of.
  public static func value(from argument: JSONValue, for name: String) async throws -> [Element] {
    guard let elements = elements(in: argument) else {
      throw ArgumentError(name, "must be an array", got: argument)
    }
    var values: [Element] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      let element = Element.self is String.Type ? .string(element.textForm) : element
      values.append(try await Element.value(from: element, for: name))
    }
    return values
  }

  /// The elements; nil for what is neither an array nor taken for the only element of one.
  private static func elements(in argument: JSONValue) -> [JSONValue]? {
    switch argument {
    case .array(let elements): return elements
    case .string(let text):
      if text.trimmed.hasPrefix("["), case .array(let elements)? = try? JSONValue(parsing: text) {
        return elements
      }
      return [argument]
    case .object: return [argument]
    case .null, .bool, .number: return Element.self is String.Type ? nil : [argument]
    }
  }

  /// An array of what the elements give.
  public var json: JSONValue? { .array(compactMap { $0.json }) }
  /// The elements with commas.
  public var displayText: String { map { $0.displayText }.joined(separator: ", ") }
  /// Those of the elements.
  public var entityReferences: [EntityReference] { flatMap { $0.entityReferences } }
}

extension JSONValue {
  /// A string as it is, null and the word "null" as nothing, everything else as its JSON text.
  var textForm: String {
    switch self {
    case .string(let text): text.trimmed == "null" ? "" : text
    case .null: ""
    case .bool, .number, .array, .object: text
    }
  }
}
