import IntentJSON
import IntentKit

/// A request with what is known about the client that sent it.
struct RequestContext: Sendable {
  let request: Message.Request
  let ticket: OpenRequests.Ticket
  let version: ProtocolVersion
  let capabilities: ClientCapabilities
  /// What a person answered in earlier rounds; none in the handshake versions.
  var answers: [String: JSONObject] = [:]

  var params: JSONObject { request.params }

  /// Whether the client can be asked to show a form.
  var canAsk: Bool { version.hasElicitation && capabilities.canShowForms }

  /// A required string parameter of at most so many Unicode scalars.
  func string(_ name: String, atMost limit: Int) throws(RPCError) -> String {
    try params.string(name, atMost: limit)
  }

  /// Refuses a cursor: every list is one page, so none can be ours.
  func refuseCursor() throws(RPCError) {
    switch params["cursor"] {
    case nil, .null: return
    default: throw .invalidParams("\"cursor\" is not one of this server's; every list is one page.")
    }
  }
}

extension JSONObject {
  /// A required string of at most so many Unicode scalars.
  func string(_ name: String, atMost limit: Int) throws(RPCError) -> String {
    guard let text = self[name]?.string else {
      throw .invalidParams("\"\(name)\" must be a string.")
    }
    guard !text.isLonger(than: limit) else { throw .tooLong(name, text, limit) }
    return text
  }
}
