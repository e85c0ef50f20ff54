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
    let options = try Options(
      arguments, valued: ["--format"], usage: "tools takes --format mcp, openai or anthropic.")
    try options.endAfter(0)
    format = try options.choice("--format") ?? .mcp
  }

  func run() -> Int32 {
    let tools = Product.catalogue.entries.filter(\.isDiscoverable).map(json)
    Terminal.write(PrettyJSON.text(.array(tools)) + "\n")
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
