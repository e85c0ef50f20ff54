public import IntentJSON

/// One call of an intent: a fresh one, filled in and performed.
public enum IntentCall {
  /// What came of it.
  public struct Outcome: Sendable {
    /// What to tell the person.
    public let text: String
    /// The value as an object; nil for an intent without one.
    public let structuredContent: JSONObject?
    /// The entities in the value, where it is one or an array of them.
    public let entities: [EntityReference]
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
    let content = ResultShape(Intent.PerformResult.Value.self)?.content(result.value?.json)
    let dialog = (result.dialog as? IntentDialog)?.full.text()
    return Outcome(
      text: dialog ?? content.map { JSONValue.object($0).text } ?? "Done.",
      structuredContent: content,
      entities: result.value?.entityReferences ?? [])
  }

  private static func fill<Intent: AppIntent>(
    _ intent: Intent, from arguments: JSONObject
  ) async throws {
    let lenient = Intent.self as? any ArgumentAdapting.Type
    let numbers = lenient?.textsDeclaredAsNumbers ?? []
    let neverNull = lenient?.argumentsNeverNull ?? []
    let parameters = IntentReflection.parameters(of: intent)
    for declared in parameters {
      let name = declared.wireName
      try arguments[name]?.refuseTexts(longerThan: textLimit(of: name, lenient), in: name)
    }
    let arguments = readingNulls(
      arguments, in: parameters.filter { !$0.parameter.isText || numbers.contains($0.wireName) })
    try refuseUnknown(arguments, known: parameters)
    for declared in parameters {
      let (name, parameter) = (declared.wireName, declared.parameter)
      let isNumber = parameter.isNumber || numbers.contains(name)
      if neverNull.contains(name), arguments[name]?.isNull == true {
        throw ArgumentError(name, "is null; give a value, or leave it out for the usual one")
      }
      if let argument = arguments[name],
        !isLeftOut(argument, parameter, keepsEmpty: isNumber)
      {
        if numbers.contains(name) { try refuseNeitherNumberNorText(argument, name) }
        try await parameter.fill(argument, name: name)
      } else if !parameter.hasValue {
        try await parameter.fillByAsking(name: name, limit: textLimit(of: name, lenient))
      }
    }
  }

  private static func textLimit(
    of argument: String, _ lenient: (any ArgumentAdapting.Type)?
  ) -> Int {
    lenient?.textLimit(of: argument) ?? TextLimit.argument
  }

  /// The arguments with null for every "null" where no text is declared, since some clients send the
  /// word for what they leave out.
  private static func readingNulls(
    _ arguments: JSONObject, in parameters: [IntentReflection.Parameter]
  ) -> JSONObject {
    var arguments = arguments
    for parameter in parameters where arguments[parameter.wireName]?.string?.trimmed == "null" {
      arguments[parameter.wireName] = .null
    }
    return arguments
  }

  /// Null is left out; so is "" for an optional text or choice.
  private static func isLeftOut(
    _ argument: JSONValue, _ parameter: any AnyParameter, keepsEmpty: Bool
  ) -> Bool {
    switch argument {
    case .null: return true
    case .string(let text): return text.trimmed.isEmpty && parameter.isOptional && !keepsEmpty
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

  private static func refuseUnknown(
    _ arguments: JSONObject, known: [IntentReflection.Parameter]
  ) throws(ArgumentError) {
    for member in arguments.members {
      let name = member.key
      guard !known.contains(where: { $0.wireName.hasSameBytes(as: name) }),
        !injectedNames.contains(name), !name.hasPrefix("_")
      else { continue }
      throw ArgumentError(
        name,
        known.isEmpty
          ? "is not taken; this tool has no arguments"
          : "is not an argument of this tool; it takes "
            + known.map(\.wireName).joined(separator: ", "))
    }
  }
}

/// The text of any error, for the person or the model that must act on it.
public func errorText(
  _ error: any Error, in language: LocalizedStringTable = IntentContext.current.language
) -> String {
  switch error {
  case let error as any CustomLocalizedStringResourceConvertible:
    error.localizedStringResource.text(in: language)
  case let error as any CustomStringConvertible: error.description
  default: "It did not work: \(error)."
  }
}
