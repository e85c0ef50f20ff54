/// The requests this server answers.
enum Method: String, Sendable {
  case initialize
  case ping
  case discover = "server/discover"
  case listTools = "tools/list"
  case callTool = "tools/call"
  case listResources = "resources/list"
  case listResourceTemplates = "resources/templates/list"
  case readResource = "resources/read"
  case subscribe = "resources/subscribe"
  case unsubscribe = "resources/unsubscribe"
  case listPrompts = "prompts/list"
  case getPrompt = "prompts/get"
  case complete = "completion/complete"
  case listen = "subscriptions/listen"

  /// Whether the versions of an era have it.
  func exists(in era: ProtocolVersion.Era) -> Bool {
    switch self {
    case .initialize, .ping, .subscribe, .unsubscribe: era == .handshake
    case .discover, .listen: era == .stateless
    case .listTools, .callTool, .listResources, .listResourceTemplates, .readResource,
      .listPrompts, .getPrompt, .complete:
      true
    }
  }
}
