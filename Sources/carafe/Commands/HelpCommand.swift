import CarafeIntents
import IntentKit

/// `carafe --help` and `carafe call TOOL --help`, written from the catalogue.
struct HelpCommand: Sendable {
  /// The command line, which may name a tool.
  let words: [String]

  init(_ words: [String]) {
    self.words = words
  }

  func run() -> Int32 {
    let catalogue = Product.catalogue
    let tool = catalogue.entries.first { words.contains($0.name) }
    Terminal.say(tool.map(Self.text) ?? Self.text(catalogue))
    return 0
  }

  /// One tool with what each of its parameters is for.
  private static func text(_ entry: IntentEntry) -> String {
    let parameters = entry.parameters.map { "  \($0.name)\n      \($0.description)" }
    return ([line(entry), "  " + entry.description] + parameters).joined(separator: "\n")
  }

  /// How a tool is called; what is in brackets may be left out.
  private static func line(_ entry: IntentEntry) -> String {
    let parameters = entry.parameters.map { $0.isRequired ? $0.name : "[\($0.name)]" }
    return ([entry.name] + parameters).joined(separator: " ")
  }

  private static func text(_ catalogue: Catalogue) -> String {
    let tools = catalogue.entries.map { "  \(line($0))\n      \($0.title)" }
    let clients = Client.allCases.map(\.rawValue).joined(separator: ", ")
    let services = SyncService.allCases.map(\.rawValue).joined(separator: ", ")
    return """
      \(catalogue.title) \(catalogue.version): log water and keep a shopping list from an LLM client.

      carafe [serve]                      answer an MCP client on standard input and output
      carafe call TOOL [JSON | key=value …] [--json]
                                          run one tool and print what it says;
                                          with --help, what it takes
      carafe tools [--format mcp|openai|anthropic]
                                          print the tools' definitions
      carafe export [water|list] [--format csv|json]
                                          print the drinks or the list, in CSV; both in JSON
      carafe import FILE [--dry-run]      take in what is not there yet: CSV, JSON, a list with an
                                          item a line, the export.xml of Apple Health
      carafe config CLIENT [--write] [--folder SERVICE|PATH]
                                          print how a client is told of this program, or tell it;
                                          SERVICE: \(services)
      carafe manifest                     print the manifest of the .mcpb bundle
      carafe doctor                       look for faults and say what to do
      carafe --help, --version

      Clients:
        \(clients)

      Tools:
      \(tools.joined(separator: "\n"))

      Environment:
      CARAFE_FOLDER   the folder that holds Carafe.json
      CARAFE_STATE    this computer's own folder for safety copies; never sync it
      CARAFE_NOW      a fixed time, for tests
      CARAFE_LOG      debug: a line on standard error for each request, with its tool and time
      """
  }
}

/// `carafe --version`.
struct VersionCommand {
  func run() -> Int32 {
    Terminal.say("\(Product.name) \(Product.version)")
    return 0
  }
}
