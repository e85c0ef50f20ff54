import CarafeIntents
import IntentJSON
import IntentKit
import IntentServer

/// `carafe tools`: the definitions, in the form of MCP or of a model's own interface.
struct ToolsCommand: Sendable {
  enum Format: String {
    case mcp, openai, anthropic
  }

  let format: Format

  init(_ arguments: [String]) throws(UsageError) {
    guard !arguments.isEmpty else {
      format = .mcp
      return
    }
    guard arguments.count == 2, arguments[0] == "--format",
      let format = Format(rawValue: arguments[1])
    else { throw UsageError("tools takes --format mcp, openai or anthropic.") }
    self.format = format
  }

  func run() -> Int32 {
    let tools = Product.catalogue.entries.filter(\.isDiscoverable).map(json)
    Terminal.say(PrettyJSON.text(.array(tools)))
    return 0
  }

  private func json(_ entry: IntentEntry) -> JSONValue {
    let description = JSONValue.string(entry.description)
    let schema = JSONValue.object(entry.inputSchema)
    switch format {
    case .mcp: return ToolDescription.json(entry)
    case .anthropic:
      return ["name": .string(entry.name), "description": description, "input_schema": schema]
    case .openai:
      return [
        "type": "function",
        "function": [
          "name": .string(entry.name), "description": description, "parameters": schema,
        ],
      ]
    }
  }
}
