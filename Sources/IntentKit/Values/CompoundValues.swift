public import IntentJSON

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The type of the value without optionals and arrays.
  public typealias ValueType = Wrapped.ValueType
  /// The type that may be missing.
  public typealias UnwrappedType = Wrapped
  /// The schema of the value; being optional is told by not being required.
  public static var argumentSchema: JSONObject { Wrapped.argumentSchema }
  /// The schema of the value that may be there.
  public static var resultSchema: JSONObject { Wrapped.resultSchema }
  /// True: nil stands for what was left out.
  public static var isOptional: Bool { true }
  /// Whether what may be there takes any text.
  public static var isText: Bool { Wrapped.isText }
  /// Nil, which is a value of an optional.
  @inlinable public static var absent: Wrapped?? { .some(nil) }

  /// The value that is there; null was taken for "left out" before.
  public static func value(from argument: JSONValue, for name: String) async throws -> Wrapped? {
    try await Wrapped.value(from: argument, for: name)
  }

  /// The optional of a value that is there.
  public static func wrap(_ value: Wrapped) -> Wrapped? { value }
  /// Reads the value that is there in place, since it begins where its optional does.
  public static var reader: ValueReader {
    let wrapped = ValueReader.of(Wrapped.self)
    return ValueReader { place in
      switch place.assumingMemoryBound(to: Wrapped?.self).pointee {
      case nil: nil
      case .some: wrapped.json(at: place)
      }
    }
  }

  /// The JSON of the value that is there, else nil.
  public var json: JSONValue? { flatMap { $0.json } }
  /// The text of the value that is there, else an empty one.
  public var displayText: String { map { $0.displayText } ?? "" }
  /// The references of what may be there, else an empty list.
  public var entityReferences: [EntityReference] { map { $0.entityReferences } ?? [] }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The type of the elements without optionals and arrays.
  public typealias ValueType = Element.ValueType
  /// The array type, which is no optional.
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
  /// An element that is not of the declared type is an error, except for texts: of strings an object
  /// is its JSON text and null an empty one; ``FreeText`` takes every element as it is.
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
    case .null, .bool, .number: return Element.isText ? nil : [argument]
    }
  }

  /// Reads the elements one after the other, without a copy of each.
  public static var reader: ValueReader {
    let stride = MemoryLayout<Element>.stride
    return ValueReader { place in
      // Not found before there are elements, which may hold arrays of their own kind.
      let reader = ValueReader.of(Element.self)
      return place.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return .array([]) }
        var values: [JSONValue] = []
        values.reserveCapacity(bytes.count / stride)
        for offset in Swift.stride(from: 0, to: bytes.count, by: stride) {
          if let value = reader.json(at: start + offset) { values.append(value) }
        }
        return .array(values)
      }
    }
  }

  /// A JSON array of what the elements give; one that gives nothing is left out.
  public var json: JSONValue? { ValueReader.json(of: self) }
  /// The texts of the elements, with commas between them.
  public var displayText: String { map { $0.displayText }.joined(separator: ", ") }
  /// The references of the elements, in their order.
  public var entityReferences: [EntityReference] { flatMap { $0.entityReferences } }
}
