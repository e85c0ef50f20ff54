package import IntentJSON

/// What the catalogue and the server need of a parameter, whatever its type.
package protocol AnyParameter: AnyObject, Sendable {
  var title: LocalizedStringResource? { get }
  var description: LocalizedStringResource? { get }
  var requestValueDialog: IntentDialog? { get }
  var isOptional: Bool { get }
  var isText: Bool { get }
  var isNumber: Bool { get }
  var hasValue: Bool { get }
  var schema: JSONObject { get }
  var displayText: String { get }
  var rangeProblem: String? { get }
  var entityType: (any AppEntity.Type)? { get }
  var enumType: (any AppEnum.Type)? { get }

  func fill(_ argument: JSONValue, name: String) async throws
}

extension IntentParameter: AnyParameter {
  package var isText: Bool { Value.ValueType.self == String.self }
  package var isNumber: Bool {
    Value.ValueType.self == Int.self || Value.ValueType.self == Double.self
  }
  package var hasValue: Bool { currentValue != nil }
  package var displayText: String { currentValue?.displayText ?? "" }
  package var entityType: (any AppEntity.Type)? { Value.ValueType.self as? any AppEntity.Type }
  package var enumType: (any AppEnum.Type)? { Value.ValueType.self as? any AppEnum.Type }

  /// The schema of the type with this parameter's description, default and bounds.
  package var schema: JSONObject {
    var schema = Value.argumentSchema
    if let description { schema["description"] = .string(description.text()) }
    if let range {
      schema["minimum"] = .double(range.lowerBound)
      schema["maximum"] = .double(range.upperBound)
    }
    if let value = defaultValue?.json { schema["default"] = value }
    return schema
  }

  /// Why the default is outside the range; nil when it is fine.
  package var rangeProblem: String? {
    guard let range, let value = defaultValue?.json?.double, !range.contains(value) else {
      return nil
    }
    return "the default \(value) is outside \(rangeText(range))"
  }

  package func fill(_ argument: JSONValue, name: String) async throws {
    let value: Value
    do {
      value = try await Value.value(from: argument, for: name)
    } catch let ambiguity as EntityAmbiguity {
      value = try await resolve(ambiguity)
    }
    if let range, let number = value.json?.double, !range.contains(number) {
      throw ArgumentError(name, "must be \(rangeText(range))", got: argument)
    }
    wrappedValue = value
  }

  private func rangeText(_ range: ClosedRange<Double>) -> String {
    "from \(range.lowerBound.displayText) to \(range.upperBound.displayText)"
  }
}
