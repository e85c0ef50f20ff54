/// The keys the protocol puts into `_meta` from 2026-07-28 on.
enum MetaKey {
  static let protocolVersion = "io.modelcontextprotocol/protocolVersion"
  static let clientCapabilities = "io.modelcontextprotocol/clientCapabilities"
  static let serverInfo = "io.modelcontextprotocol/serverInfo"
  static let logLevel = "io.modelcontextprotocol/logLevel"
  static let subscriptionID = "io.modelcontextprotocol/subscriptionId"
}
