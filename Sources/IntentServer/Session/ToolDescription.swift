public import IntentJSON
public import IntentKit

/// A tool as a version describes it.
public enum ToolDescription {
  /// The description in the newest version.
  public static func json(_ entry: IntentEntry) -> JSONValue {
    json(entry, ProtocolVersion.all[ProtocolVersion.all.count - 1])
  }

  static func json(_ entry: IntentEntry, _ version: ProtocolVersion) -> JSONValue {
    var tool: JSONObject = ["name": .string(entry.name)]
    if version.hasTitles { tool["title"] = .string(entry.title) }
    tool["description"] = .string(entry.description)
    tool["inputSchema"] = .object(entry.inputSchema)
    if version.hasStructuredContent, let schema = entry.outputSchema {
      tool["outputSchema"] = .object(schema)
    }
    if version.hasAnnotations { tool["annotations"] = .object(annotations(entry)) }
    return .object(tool)
  }

  private static func annotations(_ entry: IntentEntry) -> JSONObject {
    var annotations: JSONObject = ["readOnlyHint": .bool(entry.annotations.isReadOnly)]
    if !entry.annotations.isReadOnly {
      annotations["destructiveHint"] = .bool(entry.annotations.isDestructive)
      annotations["idempotentHint"] = .bool(entry.annotations.isIdempotent)
    }
    annotations["openWorldHint"] = false
    return annotations
  }
}
