public import IntentJSON

/// One intent as a client sees it, described once from the declaration.
public struct IntentEntry: Sendable {
  /// The name on the wire, such as `log_water`.
  public let name: String
  /// The name a person reads.
  public let title: String
  /// What it does, with the phrases people say for it.
  public let description: String
  /// The parameters in the order of their declaration.
  public let parameters: [ParameterEntry]
  /// What a client may send.
  public let inputSchema: JSONObject
  /// What a client gets; nil for an intent without a value.
  public let outputSchema: JSONObject?
  /// What it does to the world.
  public let annotations: ToolAnnotations
  /// Whether it is listed.
  public let isDiscoverable: Bool
  /// Whether the declaration describes it; else the title stands in for a description.
  let isDescribed: Bool

  init<Intent: AppIntent>(_ type: Intent.Type, phrases: [String]) {
    name = WireName.tool(type)
    title = type.title.text()
    isDiscoverable = type.isDiscoverable
    let text = type.descriptionText
    isDescribed = text != nil
    description = Self.description(text ?? title, phrases)
    let intent = type.init()
    parameters = IntentFields(of: type).all.compactMap { field in
      field.parameter(of: intent).map {
        ParameterEntry(
          property: field.propertyName, parameter: $0,
          isDeclaredAsNumber: field.kind.isDeclaredAsNumber)
      }
    }
    annotations =
      (type as? any MCPAnnotated.Type)?.annotations
      ?? .writes(destructive: true, idempotent: false)
    inputSchema = Self.inputSchema(parameters)
    outputSchema = ResultShape<Intent.PerformResult.Value>.schema
  }

  private static func description(_ text: String, _ phrases: [String]) -> String {
    guard !phrases.isEmpty else { return text }
    return text + " People say: " + phrases.map { "\"\($0)\"" }.joined(separator: ", ") + "."
  }

  private static func inputSchema(_ parameters: [ParameterEntry]) -> JSONObject {
    var properties = JSONObject()
    for parameter in parameters { properties[parameter.name] = .object(parameter.schema) }
    return .objectSchema(properties, required: parameters.filter(\.isRequired).map(\.name))
  }
}

extension AppIntent {
  /// The text of the description; nil where there is none, or nothing in it.
  static var descriptionText: String? {
    let text = description.intentDescription?.descriptionText.text() ?? ""
    return text.trimmed.isEmpty ? nil : text
  }
}
