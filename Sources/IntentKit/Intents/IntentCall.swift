public import IntentJSON

/// One call of an intent: a fresh one, filled in and performed.
public enum IntentCall {
  /// The answer of an intent.
  public struct Outcome: Sendable {
    /// The dialog; without one the value as JSON, and without that a word that it is done.
    public let text: String
    /// The value as an object, which fits the intent's output schema; nil for an intent without one.
    public let structuredContent: JSONObject?
    package let entities: [EntityReference]
  }

  /// Names that clients put among the arguments on their own and that mean nothing to a tool:
  /// n8n's four (n8n-io/n8n#21500), and everything that begins with an underscore.
  static let injectedNames: Set<String> = ["toolCallId", "sessionId", "action", "chatInput"]

  /// Runs an intent.
  ///
  /// - Parameters:
  ///   - type: The intent, such as one of ``Catalogue/intent(named:)``.
  ///   - arguments: The values by their names on the wire, such as `usual_amount`.
  /// - Returns: the texts and values of the result.
  /// - Throws: ``ArgumentError`` for an argument that cannot be used, and whatever the intent throws.
  public static func run<Intent: AppIntent>(
    _ type: Intent.Type, arguments: JSONObject
  ) async throws -> Outcome {
    let intent = Intent()
    try await fill(intent, from: arguments)
    let result = try await intent.perform()
    let content = ResultShape<Intent.PerformResult.Value>.content(result.value)
    let dialog = (result.dialog as? IntentDialog)?.full.text()
    return Outcome(
      text: dialog ?? content.map { JSONValue.object($0).text } ?? "Done.",
      structuredContent: content,
      entities: result.value?.entityReferences ?? [])
  }

  private static func fill<Intent: AppIntent>(
    _ intent: Intent, from arguments: JSONObject
  ) async throws {
    let fields = IntentFields(of: Intent.self).all
    for field in fields {
      try arguments[field.wireName]?
        .refuseTexts(longerThan: field.kind.textLimit, in: field.wireName)
    }
    try refuseUnknown(arguments, known: fields)
    for field in fields {
      guard let parameter = field.parameter(of: intent) else { continue }
      if let argument = try given(arguments[field.wireName], for: field, parameter) {
        try await parameter.fill(argument, name: field.wireName)
      } else if !parameter.isOptional, !parameter.hasValue {
        try await parameter.fillByAsking(name: field.wireName, limit: field.kind.textLimit)
      }
    }
  }

  /// The argument, where it is not left out.
  ///
  /// Null is left out, and so is the word where no text is declared, since some clients send it; so is
  /// "" for an optional text or choice.
  private static func given(
    _ argument: JSONValue?, for field: StoredField<IntentFields.Parameter>,
    _ parameter: any AnyParameter
  ) throws(ArgumentError) -> JSONValue? {
    guard let argument else { return nil }
    let text = argument.string?.trimmed
    if argument.isNull || (text == "null" && !field.kind.isText) {
      guard field.kind.isNeverNull else { return nil }
      throw ArgumentError(
        field.wireName, "is null; give a value, or leave it out for the usual one")
    }
    if text == "", parameter.isOptional, !field.kind.isNumber { return nil }
    if field.kind.isDeclaredAsNumber { try refuseNeitherNumberNorText(argument, field.wireName) }
    return argument
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
    _ arguments: JSONObject, known: [StoredField<IntentFields.Parameter>]
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
