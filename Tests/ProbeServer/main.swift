import IntentServer
import ProbeIntents

await MCPServer(Probe.catalogue(), dependencies: Probe.dependencies()).serve()
