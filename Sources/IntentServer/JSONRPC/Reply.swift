import IntentJSON

/// Messages to the client, as the bytes of their line.
enum Reply {
  static func result(_ id: RequestID, _ result: JSONObject) -> [UInt8] {
    message(id, "result") { JSONValue.object(result).write(to: &$0) }
  }

  /// A result whose bytes are known already.
  static func result(_ id: RequestID, bytes: [UInt8]) -> [UInt8] {
    message(id, "result") { $0 += bytes }
  }

  /// An error; without an id that can be named, `id` is null or left out, as the version wants it.
  static func error(_ id: RequestID?, _ error: RPCError, missingIDIsNull: Bool) -> [UInt8] {
    if let id { return message(id, "error") { error.json.write(to: &$0) } }
    var reply: JSONObject = ["jsonrpc": "2.0"]
    if missingIDIsNull { reply["id"] = .null }
    reply["error"] = error.json
    return JSONValue.object(reply).bytes
  }

  static func notification(_ method: String, _ params: JSONObject) -> [UInt8] {
    let message: JSONValue = [
      "jsonrpc": "2.0", "method": .string(method), "params": .object(params),
    ]
    return message.bytes
  }

  static func request(_ id: RequestID, _ method: String, _ params: JSONObject) -> [UInt8] {
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": id.json, "method": .string(method), "params": .object(params),
    ]
    return message.bytes
  }

  private static func message(
    _ id: RequestID, _ member: StaticString, _ write: (inout [UInt8]) -> Void
  ) -> [UInt8] {
    var bytes = Array("{\"jsonrpc\":\"2.0\",\"id\":".utf8)
    id.json.write(to: &bytes)
    bytes += ",\"\(member)\":".utf8
    write(&bytes)
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }
}
