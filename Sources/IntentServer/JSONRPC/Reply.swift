import IntentJSON

/// Messages to the client, as the bytes of their line with its end.
enum Reply {
  static func result(_ id: RequestID, _ result: JSONObject) -> [UInt8] {
    message(id, "result", room: 512) { JSONValue.object(result).write(to: &$0) }
  }

  /// A result whose bytes are known already.
  static func result(_ id: RequestID, bytes: [UInt8]) -> [UInt8] {
    message(id, "result", room: bytes.count) { $0 += bytes }
  }

  /// An error; without an id that can be named, `id` is null or left out, as the version wants it.
  static func error(_ id: RequestID?, _ error: RPCError, missingIDIsNull: Bool) -> [UInt8] {
    if let id { return message(id, "error", room: 256) { error.json.write(to: &$0) } }
    var reply: JSONObject = ["jsonrpc": "2.0"]
    if missingIDIsNull { reply["id"] = .null }
    reply["error"] = error.json
    return line(.object(reply))
  }

  static func notification(_ method: String, _ params: JSONObject) -> [UInt8] {
    line(["jsonrpc": "2.0", "method": .string(method), "params": .object(params)])
  }

  static func request(_ id: RequestID, _ method: String, _ params: JSONObject) -> [UInt8] {
    line(["jsonrpc": "2.0", "id": id.json, "method": .string(method), "params": .object(params)])
  }

  /// Several messages in one array.
  static func batch(_ messages: [[UInt8]]) -> [UInt8] {
    var bytes = [UInt8(ascii: "[")]
    for message in messages {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      bytes += message.dropLast()
    }
    return bytes + "]\n".utf8
  }

  private static func line(_ message: JSONValue) -> [UInt8] {
    var bytes = message.bytes
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private static func message(
    _ id: RequestID, _ member: StaticString, room: Int, _ write: (inout [UInt8]) -> Void
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(room + 128)
    bytes += "{\"jsonrpc\":\"2.0\",\"id\":".utf8
    id.json.write(to: &bytes)
    bytes += ",\"\(member)\":".utf8
    write(&bytes)
    bytes += "}\n".utf8
    return bytes
  }
}
