import IntentServer
import ProbeIntents

@main
struct ProbeServer {
  static func main() async {
    await MCPServer(Probe.catalogue(), dependencies: Probe.dependencies()).serve()
  }
}
