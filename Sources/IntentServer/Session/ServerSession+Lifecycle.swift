import IntentJSON
import IntentKit

extension ServerSession {
  /// `initialize`: echoes a version with a handshake that is known, else names the newest.
  func initialize(_ context: RequestContext) throws(RPCError) -> JSONObject {
    let asked = try context.string("protocolVersion", atMost: RequestTextLimit.name)
    let version = ProtocolVersion.named(asked, .handshake) ?? .newestHandshake
    agree(
      on: Agreement(
        version: version,
        capabilities: ClientCapabilities(context.params["capabilities"]?.object ?? [:])))
    return [
      "protocolVersion": .string(version.name),
      "capabilities": .object(capabilities(version)),
      "serverInfo": .object(serverInfo(version)),
      "instructions": .string(catalogue.instructions),
    ]
  }

  /// `server/discover`: what a client without a handshake needs to know.
  func discover(_ version: ProtocolVersion) -> JSONObject {
    [
      "supportedVersions": .array(ProtocolVersion.statelessNames.map(JSONValue.string)),
      "capabilities": .object(capabilities(version)),
      "instructions": .string(catalogue.instructions),
    ]
  }

  /// Who we are, as far as the version has words for it.
  func serverInfo(_ version: ProtocolVersion) -> JSONObject {
    var info: JSONObject = ["name": .string(catalogue.name), "version": .string(catalogue.version)]
    if version.hasTitles { info["title"] = .string(catalogue.title) }
    return info
  }

  /// What this server can do.
  ///
  /// The lists never change while it runs, so none says it might.
  private func capabilities(_ version: ProtocolVersion) -> JSONObject {
    var capabilities: JSONObject = [
      "tools": [:], "resources": ["subscribe": true], "prompts": [:],
    ]
    if version.hasCompletionCapability { capabilities["completions"] = [:] }
    return capabilities
  }
}
