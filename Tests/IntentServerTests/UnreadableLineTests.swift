import IntentJSON
import Testing

@testable import IntentServer

/// What can still be told of a line that is no message.
struct UnreadableLineTests {
  private func told(_ bytes: [UInt8]) -> String {
    do throws(JSONError) {
      _ = try JSONValue(parsing: bytes)
      return "readable"
    } catch {
      return told(UnreadableLine.message(in: bytes[...], fault: error))
    }
  }

  private func told(_ message: Message) -> String {
    switch message {
    case .invalid(let id, let error): "\(error.code.rawValue) \(id?.json.text ?? "none")"
    case .response(let id, _): "answer \(id.json.text)"
    case .ignored: "not answered"
    case .notification: "notification"
    case .request: "request"
    }
  }

  static let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":7,"method":"ping","params":{"a":NaN}}"#, "-32700 7"),
    (
      #"{"jsonrpc": "2.0", "id": "a\"}1", "method": "ping", "params": {"a": NaN}}"#,
      "-32700 \"a\\\"}1\""
    ),
    (#"{"jsonrpc":"2.0","id":1e1,"method":"ping",}"#, "-32700 10"),
    (#"{"jsonrpc":"2.0","id":7,"method":"ping""#, "-32700 7"),
    (#"{"jsonrpc":"2.0","id":7,"method":"ping"} trailing"#, "-32700 7"),
    (#"{"method":"x","params":{"a":01},"id":7}"#, "-32700 none"),
    (#"{"id":1,"id":2,"method":"x","params":[NaN]}"#, "-32700 2"),
    (#"{"id":7"#, "-32700 none"), (#"{"id":7x}"#, "-32700 none"), (#"{"id":}"#, "-32700 none"),
    (#"{"id":null,"a":NaN}"#, "-32700 none"), (#"{"id":1.5,"a":NaN}"#, "-32700 none"),
    (#"{"params":{"id":7},"a":NaN}"#, "-32700 none"), (#"[{"id":7},NaN]"#, "-32700 none"),
    (#"["id":7,NaN]"#, "-32700 none"), (#"{"x":"id","a":7,NaN}"#, "-32700 none"),
    ("{oops", "-32700 none"), (#"{oops,"id":7}"#, "-32700 none"), (#"{'id':7}"#, "-32700 none"),
    (#"{"jsonrpc":"2.0","id":7,"result":{"a":NaN}}"#, "-32700 none"),
    (#"{"jsonrpc":"2.0","id":7,"error":{"a":NaN}}"#, "-32700 none"),
    (#"{"jsonrpc":"2.0","id":7,"method":"ping","params":{"a":DEEP}}"#, "-32600 7"),
    (#"{"jsonrpc":"2.0","method":"ping","params":DEEP,"id":7}"#, "-32600 7"),
    (#"{"jsonrpc":"2.0","method":"x","params":DEEP}"#, "not answered"),
    (#"{"jsonrpc":"2.0","method":"x","params":DEEP"#, "-32600 none"),
    (#"{"jsonrpc":"2.0","id":null,"method":"x","params":DEEP}"#, "-32600 none"),
    (#"{"jsonrpc":"2.0","result":DEEP,"id":"server-1"}"#, "answer \"server-1\""),
    (#"{"jsonrpc":"2.0","error":DEEP}"#, "not answered"),
    (#"{"jsonrpc":"2.0","id":7,"method":"x","result":DEEP}"#, "-32600 7"),
    ("DEEP", "-32600 none"),
  ]) func ofAText(_ text: String, _ expected: String) {
    #expect(told(Array(text.replacing("DEEP", with: Self.deep).utf8)) == expected)
  }

  @Test func ofBytesThatAreNotUTF8() {
    let bytes = Array(#"{"jsonrpc":"2.0","method":"x","params":{"s":"?("},"id":8}"#.utf8)
    #expect(told(bytes.map { $0 == UInt8(ascii: "?") ? 0xc3 : $0 }) == "-32600 8")
    let id = Array(#"{"jsonrpc":"2.0","id":"?","method":"x"}"#.utf8)
    #expect(told(id.map { $0 == UInt8(ascii: "?") ? 0xff : $0 }) == "-32600 none")
    #expect(told([0xff, 0xfe, 0x7b, 0x00]) == "-32700 none")
    let answer = Array(#"{"id":"server-1","result":{"content":{"name":"?"}}}"#.utf8)
    #expect(
      told(answer.map { $0 == UInt8(ascii: "?") ? 0xff : $0 }) == "answer \"server-1\"")
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":77,"method":"tools/call","params":{"a":"aaaa"#, "-32600 77"),
    (#" {"method":"x","id":"k","params":{"a":["aaaa"#, "-32600 \"k\""),
    (#"{"params":{"a":"aaaa"#, "-32600 none"), (#"{"id":7"#, "-32600 none"),
    (#"{"method":"x","params":{"a":"aaaa"#, "-32600 none"), ("aaaa", "-32600 none"),
    ("", "-32600 none"), (#"{"id":7,"result":{"a":"aaaa"#, "answer 7"),
  ]) func ofABeginning(_ text: String, _ expected: String) {
    #expect(
      told(UnreadableLine.message(beginning: Array(text.utf8)[...], limit: 1 << 20)) == expected)
  }
}
