import IntentJSON

/// Messages to the client, as the JSON that goes on a line.
enum Reply {
  static func result(_ id: RequestID, _ result: JSONObject) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "result": .object(result)]
  }

  /// An error; without an id that can be named, `id` is null or left out as the version wants it.
  static func error(
    _ id: RequestID?, _ error: RPCError, in version: ProtocolVersion?
  ) -> JSONValue {
    var reply: JSONObject = ["jsonrpc": "2.0"]
    if let id {
      reply["id"] = id.json
    } else if version?.unreadableIDIsNull == true {
      reply["id"] = .null
    }
    reply["error"] = error.json
    return .object(reply)
  }

  static func notification(_ method: String, _ params: JSONObject) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": .object(params)]
  }

  static func request(_ id: RequestID, _ method: String, _ params: JSONObject) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "method": .string(method), "params": .object(params)]
  }
}
