public import IntentJSON

/// One parameter as a client sees it.
public struct ParameterEntry: Sendable {
  /// The name on the wire, such as `usual_amount`.
  public let name: String
  /// The name a person reads.
  public let title: String
  /// A sentence for the model that fills it in; the title where none is declared.
  public let description: String
  /// Whether a call needs it.
  public let isRequired: Bool
  /// The JSON schema of the argument, with its description, default and bounds.
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
