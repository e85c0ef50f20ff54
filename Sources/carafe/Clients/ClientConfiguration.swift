import CarafeIntents
import IntentJSON
import IntentKit

/// The configuration that makes a client start this program.
struct ClientConfiguration {
  let client: Client
  /// The absolute path of this program.
  let command: String
  /// The folder of the data; nil for the default.
  let folder: String?

  /// What is to be put into the client's file.
  var text: String {
    switch client.shape {
    case .json(let key): PrettyJSON.text([key: [Product.name: .object(entry)]])
    case .toml: toml
    case .yaml: yaml
    }
  }

  /// The server's own object in a JSON configuration.
  var entry: JSONObject {
    var entry: JSONObject = [:]
    switch client {
    case .opencode:
      entry["type"] = "local"
      entry["enabled"] = true
      entry[Self.commandKey] = [.string(command)]
      if let environment { entry["environment"] = environment }
      return entry
    case .claudeCode, .vscode: entry["type"] = "stdio"
    case .zed: entry["source"] = "custom"
    case .claudeDesktop, .cursor, .codex, .gemini, .goose, .lmStudio, .copilot, .windsurf: break
    }
    entry[Self.commandKey] = .string(command)
    entry["args"] = []
    if let environment { entry["env"] = environment }
    return entry
  }

  private var environment: JSONValue? {
    folder.map { ["CARAFE_FOLDER": .string($0)] }
  }

  /// A JSON string is a TOML basic string and a YAML double-quoted one too, once the control
  /// characters that JSON takes as they are (DEL and U+0080 to U+009F) are escaped.
  private static func quoted(_ text: String) -> String {
    JSONValue.string(text).text.unicodeScalars.reduce(into: "") { quoted, scalar in
      if (0x7f...0x9f).contains(scalar.value) {
        quoted += "\\u00" + String(scalar.value, radix: 16)
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
  }

  private var toml: String {
    let environment = folder.map { "\nenv = { CARAFE_FOLDER = \(Self.quoted($0)) }" } ?? ""
    return """
      [mcp_servers.\(Product.name)]
      command = \(Self.quoted(command))
      args = []\(environment)
      """
  }

  private var yaml: String {
    let environment = folder.map { "\n    envs:\n      CARAFE_FOLDER: \(Self.quoted($0))" } ?? ""
    return """
      extensions:
        \(Product.name):
          enabled: true
          type: stdio
          name: \(Product.name)
          description: \(Product.catalogue.title)
          cmd: \(Self.quoted(command))
          args: []\(environment)
          timeout: 300
      """
  }
}

extension ClientConfiguration {
  /// The key of the program to start, the one thing that is replaced in an entry that is there.
  private static let commandKey = "command"

  /// What is in a configuration file with this server added; what else is in it stays, also in an
  /// entry of this server.
  ///
  /// - Returns: nil when it says so already.
  func merged(into value: JSONValue, under key: String) throws(ConfigurationError) -> JSONValue? {
    guard var root = value.object else { throw ConfigurationError("it is no JSON object") }
    guard var servers = (root[key] ?? [:]).object else {
      throw ConfigurationError("its \"\(key)\" is no object")
    }
    guard let own = (servers[Product.name] ?? [:]).object else {
      throw ConfigurationError("its \"\(Product.name)\" is no object")
    }
    servers[Product.name] = .object(entry(over: own))
    root[key] = .object(servers)
    let merged = JSONValue.object(root)
    return merged == value ? nil : merged
  }

  /// An entry that is there with this program as the one to start, and the folder if one is set.
  private func entry(over old: JSONObject) -> JSONObject {
    var result = old
    for member in entry.members {
      let values = member.value.object?.members ?? []
      if let kept = old[member.key]?.object, !values.isEmpty {
        result[member.key] = .object(JSONObject((kept.members + values).map { ($0.key, $0.value) }))
      } else if old[member.key] == nil || member.key == Self.commandKey {
        result[member.key] = member.value
      }
    }
    return result
  }
}

/// Why a configuration file is left alone, as the end of a sentence.
struct ConfigurationError: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
