public import IntentJSON

/// One call of an intent: a fresh one, filled in and performed.
public enum IntentCall {
  /// What came of it.
  public struct Outcome: Sendable {
    /// What to tell the person.
    public let text: String
    /// The value as an object; nil for an intent without one.
    public let structuredContent: JSONObject?
  }

  /// Names that clients put among the arguments on their own and that mean nothing to a tool:
  /// n8n's four (n8n-io/n8n#21500), and everything that begins with an underscore.
  static let injectedNames: Set<String> = ["toolCallId", "sessionId", "action", "chatInput"]

  /// Runs `type` with `arguments`.
  ///
  /// - Throws: ``ArgumentError`` for what cannot be used, and whatever the intent throws.
  public static func run<Intent: AppIntent>(
    _ type: Intent.Type, arguments: JSONObject
  ) async throws -> Outcome {
    let intent = Intent()
    try await fill(intent, from: arguments)
    let result = try await intent.perform()
    let content = result.value?.json.map(ResultShape.structuredContent)
    let dialog = (result.dialog as? IntentDialog)?.full.text(in: IntentContext.current.language)
    return Outcome(
      text: dialog ?? content.map { JSONValue.object($0).text } ?? "Done.",
      structuredContent: content)
  }

  /// What a call with these arguments would do, in one line.
  public static func summary<Intent: AppIntent>(
    of type: Intent.Type, arguments: JSONObject
  ) async throws -> String? {
    let intent = Intent()
    try await fill(intent, from: arguments)
    return intent.summaryText
  }

  private static func fill<Intent: AppIntent>(
    _ intent: Intent, from arguments: JSONObject
  ) async throws {
    let lenient = Intent.self as? any ArgumentAdapting.Type
    let keptEmpty = lenient?.textsClearedByEmptyText ?? []
    let numbers = lenient?.textsDeclaredAsNumbers ?? []
    let parameters = IntentReflection.parameters(of: intent)
    let names = parameters.map { WireName.snakeCase($0.0) }
    try refuseUnknown(arguments, known: names)
    for (name, (_, parameter)) in zip(names, parameters) {
      let isNumber = parameter.isNumber || numbers.contains(name)
      if let argument = arguments[name],
        !isLeftOut(argument, parameter, keepsEmpty: isNumber || keptEmpty.contains(name))
      {
        if numbers.contains(name) { try refuseNeitherNumberNorText(argument, name) }
        try await parameter.fill(argument, name: name)
      } else if !parameter.hasValue {
        try await ask(for: parameter, name)
      }
    }
  }

  /// Null is left out; so is "" for an optional text or choice, and "null" for what is no text.
  private static func isLeftOut(
    _ argument: JSONValue, _ parameter: any AnyParameter, keepsEmpty: Bool
  ) -> Bool {
    switch argument {
    case .null: return true
    case .string(let text):
      if text.trimmed.isEmpty {
        return parameter.isOptional && !keepsEmpty
      }
      return text == "null" && parameter.isOptional && !parameter.isText
    case .bool, .number, .array, .object: return false
    }
  }

  private static func refuseNeitherNumberNorText(
    _ argument: JSONValue, _ name: String
  ) throws(ArgumentError) {
    switch argument {
    case .number, .null: return
    case .string(let text) where !text.trimmed.isEmpty: return
    case .string, .bool, .array, .object:
      throw ArgumentError(
        name, "must be a number such as 8, or a text such as \"250 ml\"", got: argument)
    }
  }

  private static func refuseUnknown(_ arguments: JSONObject, known: [String]) throws {
    for name in arguments.keys
    where !known.contains(name) && !injectedNames.contains(name) && !name.hasPrefix("_") {
      throw ArgumentError(
        name,
        known.isEmpty
          ? "is not taken; this tool has no arguments"
          : "is not an argument of this tool; it takes " + known.joined(separator: ", "))
    }
  }

  /// Asks the person for a needed value, or throws the question as an error.
  private static func ask(for parameter: any AnyParameter, _ name: String) async throws {
    let context = IntentContext.current
    let question =
      parameter.requestValueDialog?.full.text(in: context.language)
      ?? "\"\(name)\" is needed: \(parameter.description?.text() ?? name)"
    guard context.requests.canAsk else {
      throw ArgumentError(name, "is needed. \(question)")
    }
    var schema = parameter.schema
    if schema["type"]?.string == "array" { schema = ["type": "string"] }
    schema["title"] = .string(parameter.title?.text() ?? WireName.title(name))
    let answer = try await context.requests.answer(
      to: PersonForm(message: question, property: name, schema: schema))
    try await parameter.fill(answer, name: name)
  }
}

/// The text of any error, for the person or the model that must act on it.
public func errorText(_ error: any Error, in language: LocalizedStringTable) -> String {
  switch error {
  case let error as any CustomLocalizedStringResourceConvertible:
    error.localizedStringResource.text(in: language)
  case let error as any CustomStringConvertible: error.description
  default: "It did not work: \(error)."
  }
}
