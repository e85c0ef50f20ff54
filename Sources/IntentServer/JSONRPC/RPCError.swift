import IntentJSON

/// An error reply of JSON-RPC: for what is wrong with the message, not with what it asks.
struct RPCError: Error, Sendable {
  /// The codes in use: JSON-RPC 2.0 section 5.1 and those the protocol adds.
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    /// Handshake versions only; later ones use `invalidParams`.
    case resourceNotFound = -32002
    /// 2026-07-28 and later.
    case unsupportedProtocolVersion = -32022
  }

  let code: Code
  let message: String
  let data: JSONObject?

  init(_ code: Code, _ message: String, data: JSONObject? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  static func invalidParams(_ message: String) -> RPCError {
    RPCError(.invalidParams, message)
  }

  /// The error about a string beyond its limit, in Unicode scalars.
  static func tooLong(_ name: String, _ text: String, _ limit: Int) -> RPCError {
    .invalidParams(
      "\"\(name.cutShort)\" takes at most \(limit) characters; shorten what begins \"\(text.cutShort)\"."
    )
  }

  var json: JSONValue {
    var error: JSONObject = ["code": .integer(code.rawValue), "message": .told(message)]
    if let data { error["data"] = .object(data) }
    return .object(error)
  }
}
