/// An MCP client and how it is told of a server, as each documents it; one table for all.
enum Client: String, CaseIterable {
  case claudeDesktop = "claude-desktop"
  case claudeCode = "claude-code"
  case cursor
  case vscode
  case codex
  case gemini
  case zed
  case goose
  case lmStudio = "lm-studio"
  case opencode
  case copilot
  case windsurf

  /// How a configuration is written.
  enum Shape {
    /// A JSON object with the servers under one key.
    case json(key: String)
    /// TOML, which is not written by this program.
    case toml
    /// YAML, which is not written by this program.
    case yaml
  }

  var title: String {
    switch self {
    case .claudeDesktop: "Claude Desktop"
    case .claudeCode: "Claude Code"
    case .cursor: "Cursor"
    case .vscode: "VS Code"
    case .codex: "Codex"
    case .gemini: "Gemini CLI"
    case .zed: "Zed"
    case .goose: "Goose"
    case .lmStudio: "LM Studio"
    case .opencode: "opencode"
    case .copilot: "GitHub Copilot CLI"
    case .windsurf: "Windsurf"
    }
  }

  var shape: Shape {
    switch self {
    case .claudeDesktop, .claudeCode, .cursor, .gemini, .lmStudio, .copilot, .windsurf:
      .json(key: "mcpServers")
    case .vscode: .json(key: "servers")
    case .zed: .json(key: "context_servers")
    case .opencode: .json(key: "mcp")
    case .codex: .toml
    case .goose: .yaml
    }
  }

  /// The configuration file of a person, on this system.
  func file(home: String, configHome: String) -> String {
    switch self {
    case .claudeDesktop: "\(Self.support(home, configHome))/Claude/claude_desktop_config.json"
    case .claudeCode: "\(home)/.claude.json"
    case .cursor: "\(home)/.cursor/mcp.json"
    case .vscode: "\(Self.support(home, configHome))/Code/User/mcp.json"
    case .codex: "\(home)/.codex/config.toml"
    case .gemini: "\(home)/.gemini/settings.json"
    case .zed: "\(configHome)/zed/settings.json"
    case .goose: "\(configHome)/goose/config.yaml"
    case .lmStudio: "\(home)/.lmstudio/mcp.json"
    case .opencode: "\(configHome)/opencode/opencode.json"
    case .copilot: "\(home)/.copilot/mcp-config.json"
    case .windsurf: "\(home)/.codeium/windsurf/mcp_config.json"
    }
  }

  /// Where programs with windows keep their settings.
  private static func support(_ home: String, _ configHome: String) -> String {
    #if canImport(Darwin)
      "\(home)/Library/Application Support"
    #else
      configHome
    #endif
  }
}
