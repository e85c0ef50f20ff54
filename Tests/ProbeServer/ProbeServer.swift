import IntentServer
import ProbeIntents

@main
struct ProbeServer {
  static func main() {
    MCPServer(Probe.catalogue(), dependencies: Probe.dependencies()).serve()
  }
}
