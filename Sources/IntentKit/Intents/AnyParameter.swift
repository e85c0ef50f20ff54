import IntentJSON

/// What the catalogue and a call need of a parameter, whatever its type.
protocol AnyParameter: AnyObject, Sendable {
  static var isText: Bool { get }
  static var isNumber: Bool { get }
  var title: LocalizedStringResource? { get }
  var description: LocalizedStringResource? { get }
  var isOptional: Bool { get }
  var hasValue: Bool { get }
  var schema: JSONObject { get }
  var displayText: String { get }
  var entityIDs: [String] { get }
  var rangeProblem: String? { get }
  var entityType: (any AppEntity.Type)? { get }
  var enumType: (any AppEnum.Type)? { get }

  func fill(_ argument: JSONValue, name: String) async throws
  func fillByAsking(name: String, limit: Int) async throws
}

extension AnyParameter {
  /// The parameter that is stored at `place`.
  static func load(from place: UnsafeRawPointer) -> Self { place.load(as: Self.self) }
}

extension IntentParameter: AnyParameter {
  static var isText: Bool { Value.isText }
  static var isNumber: Bool {
    Value.ValueType.self == Int.self || Value.ValueType.self == Double.self
  }
  var hasValue: Bool { currentValue != nil }
  var displayText: String { currentValue?.displayText ?? "" }
  var entityIDs: [String] { currentValue?.entityReferences.map(\.id) ?? [] }
  var entityType: (any AppEntity.Type)? { Value.ValueType.self as? any AppEntity.Type }
  var enumType: (any AppEnum.Type)? { Value.ValueType.self as? any AppEnum.Type }

  /// The schema of the type with this parameter's description, default and bounds.
  var schema: JSONObject {
    var schema = Value.argumentSchema
    if let description { schema["description"] = .string(description.text()) }
    if let range {
      // The bounds of an array are those of its elements.
      var bounded = schema["items"]?.object ?? schema
      bounded["minimum"] = .double(range.lowerBound)
      bounded["maximum"] = .double(range.upperBound)
      if schema["items"] == nil { schema = bounded } else { schema["items"] = .object(bounded) }
    }
    if let value = defaultValue?.json { schema["default"] = value }
    return schema
  }

  /// Why the default is outside the range; nil when it is fine.
  var rangeProblem: String? {
    guard let range, let number = numberOutside(range, in: defaultValue?.json) else { return nil }
    return "the default \(number.displayText) is outside \(rangeText(range))"
  }

  func fill(_ argument: JSONValue, name: String) async throws {
    let value = try await value(of: argument, name: name)
    if let range, numberOutside(range, in: value.json) != nil {
      throw ArgumentError(name, "must be \(rangeText(range))", got: argument)
    }
    wrappedValue = value
  }

  /// Asks the person for a value that is needed, or throws the question as an error; the texts of the
  /// answer have the limit of an argument's.
  func fillByAsking(name: String, limit: Int) async throws {
    let context = IntentContext.current
    let question =
      requestValueDialog?.full.text() ?? description?.text()
      ?? "What is the \(WireName.title(name).lowercased())?"
    guard context.requests.canAsk else {
      throw ValueNeeded(dialog: IntentDialog(.init(verbatim: "\"\(name)\" is needed. \(question)")))
    }
    let answer = try await context.requests.answer(
      to: PersonForm(
        message: question, property: name,
        schema: PersonForm.property(schema, title: title?.text() ?? WireName.title(name))))
    try answer.refuseTexts(longerThan: limit, in: name)
    try await fill(answer, name: name)
  }

  /// The value of an argument; where a name in it fits several entities, the person says which.
  private func value(of argument: JSONValue, name: String) async throws -> Value {
    var argument = argument
    while true {
      do {
        return try await Value.value(from: argument, for: name)
      } catch let ambiguity as EntityAmbiguity {
        let chosen = try await choose(ambiguity)
        guard let clearer = argument.replacing(ambiguity.text, with: chosen) else {
          throw ArgumentError(name, "must be an id or a name", got: argument)
        }
        argument = clearer
      }
    }
  }

  private func numberOutside(_ range: ClosedRange<Double>, in value: JSONValue?) -> Double? {
    switch value {
    case .number(let number): range.contains(number.double) ? nil : number.double
    case .array(let elements):
      elements.compactMap { numberOutside(range, in: $0) }.first
    case nil, .null, .bool, .string, .object: nil
    }
  }

  private func rangeText(_ range: ClosedRange<Double>) -> String {
    "from \(range.lowerBound.displayText) to \(range.upperBound.displayText)"
  }
}

extension JSONValue {
  /// The argument with another text in place of `text`, also within an array; nil when it is not
  /// there.
  fileprivate func replacing(_ text: String, with other: String) -> JSONValue? {
    switch self {
    case .string(let string):
      if string.trimmed.hasSameBytes(as: text) { return .string(other) }
      return (try? JSONValue(parsing: string))?.array.flatMap {
        JSONValue.array($0).replacing(text, with: other)
      }
    case .array(let elements):
      let replaced = elements.map { $0.replacing(text, with: other) }
      guard replaced.contains(where: { $0 != nil }) else { return nil }
      return .array(zip(elements, replaced).map { $1 ?? $0 })
    case .object(let object):
      return object["id"]?.textForm.trimmed == text ? .string(other) : nil
    case .null, .bool, .number: return nil
    }
  }
}
