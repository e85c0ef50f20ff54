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

  init<Intent: AppIntent>(_ type: Intent.Type, phrases: [String]) {
    name = WireName.tool(type)
    title = type.title.text()
    isDiscoverable = type.isDiscoverable
    description = Self.description(type, phrases)
    let numbers = (type as? any ArgumentAdapting.Type)?.textsDeclaredAsNumbers ?? []
    parameters = IntentReflection.parameters(of: type.init()).map { property, parameter in
      ParameterEntry(
        property: property, parameter: parameter,
        isDeclaredAsNumber: numbers.contains(WireName.snakeCase(property)))
    }
    annotations =
      (type as? any MCPAnnotated.Type)?.annotations
      ?? .writes(destructive: true, idempotent: false)
    inputSchema = Self.inputSchema(parameters)
    outputSchema = ResultShape(Intent.PerformResult.Value.self)?.schema
  }

  private static func description<Intent: AppIntent>(
    _ type: Intent.Type, _ phrases: [String]
  ) -> String {
    let text = type.description.intentDescription?.descriptionText.text() ?? type.title.text()
    guard !phrases.isEmpty else { return text }
    return text + " People say: " + phrases.map { "\"\($0)\"" }.joined(separator: ", ") + "."
  }

  private static func inputSchema(_ parameters: [ParameterEntry]) -> JSONObject {
    var properties = JSONObject()
    for parameter in parameters { properties[parameter.name] = .object(parameter.schema) }
    var schema: JSONObject = ["type": "object", "properties": .object(properties)]
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    schema["additionalProperties"] = false
    return schema
  }
}

/// One parameter as a client sees it.
public struct ParameterEntry: Sendable {
  /// The name on the wire, such as `usual_amount`.
  public let name: String
  /// The name a person reads.
  public let title: String
  /// What it is for.
  public let description: String
  /// Whether a call needs it.
  public let isRequired: Bool
  /// Its schema.
  public let schema: JSONObject
  /// The entity it names, where it names one.
  public let entityType: (any AppEntity.Type)?
  /// The choices it takes, where it is an enumeration.
  public let enumType: (any AppEnum.Type)?
  let rangeProblem: String?

  init(property: String, parameter: any AnyParameter, isDeclaredAsNumber: Bool = false) {
    name = WireName.snakeCase(property)
    title = parameter.title?.text() ?? WireName.title(property)
    description = parameter.description?.text() ?? title
    isRequired = !parameter.isOptional
    var schema = parameter.schema
    if isDeclaredAsNumber { schema["type"] = "number" }
    if schema["description"] == nil { schema["description"] = .string(title) }
    self.schema = schema
    entityType = parameter.entityType
    enumType = parameter.enumType
    rangeProblem = parameter.rangeProblem
  }
}

/// How the value of a result becomes an object, which every structured content must be.
struct ResultShape {
  let schema: JSONObject
  private let isWrapped: Bool

  /// Nil for `Never`.
  init?(_ type: any _IntentValue.Type) {
    guard type != Never.self else { return nil }
    let schema = type.resultSchema
    isWrapped = schema["type"]?.string != "object"
    self.schema =
      isWrapped
      ? [
        "type": "object", "properties": ["value": .object(schema)], "required": ["value"],
        "additionalProperties": false,
      ] : schema
  }

  /// The structured content of a value.
  static func structuredContent(_ value: JSONValue) -> JSONObject {
    value.object ?? ["value": value]
  }
}
