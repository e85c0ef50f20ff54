import IntentServer
import ProbeIntents

/// Serves on the main thread, or with an argument beside it.
@main
struct ProbeServer {
  static func main() async {
    let server = MCPServer(Probe.catalogue(), dependencies: Probe.dependencies())
    if CommandLine.arguments.count > 1 { await server.serve() } else { onThisThread(server) }
  }

  private static func onThisThread(_ server: MCPServer) { server.serve() }
}
