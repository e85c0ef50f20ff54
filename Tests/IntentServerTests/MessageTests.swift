import IntentJSON
import Testing

@testable import IntentServer

struct MessageTests {
  private func kind(_ text: String) throws -> String {
    switch Message(try JSONValue(parsing: text)) {
    case .request(let request): "request \(request.id.json.text)"
    case .notification(let method, _): "notification \(method)"
    case .response(let id, _): "response \(id.json.text)"
    case .invalid(let id, let error): "\(error.code.rawValue) \(id?.json.text ?? "none")"
    case .ignored: "ignored"
    }
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":0,"method":"ping"}"#, "request 0"),
    (#"{"jsonrpc":"2.0","id":-1,"method":"ping"}"#, "request -1"),
    (#"{"jsonrpc":"2.0","id":9007199254740993,"method":"x"}"#, "request 9007199254740993"),
    (#"{"jsonrpc":"2.0","id":9223372036854775807,"method":"x"}"#, "request 9223372036854775807"),
    (#"{"jsonrpc":"2.0","id":1.0,"method":"x"}"#, "request 1"),
    (#"{"jsonrpc":"2.0","id":1e3,"method":"x"}"#, "request 1000"),
    (#"{"jsonrpc":"2.0","id":"","method":"x"}"#, "request \"\""),
    (#"{"jsonrpc":"2.0","id":"1","method":"x"}"#, "request \"1\""),
    (#"{"jsonrpc":"2.0","id":9223372036854775808,"method":"x"}"#, "-32600 none"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"x"}"#, "-32600 none"),
    (#"{"jsonrpc":"2.0","id":true,"method":"x"}"#, "-32600 none"),
    (#"{"jsonrpc":"2.0","id":{},"method":"x"}"#, "-32600 none"),
    (#"{"jsonrpc":"2.0","id":[],"method":"x"}"#, "-32600 none"),
    (#"{"jsonrpc":"2.0","id":null,"method":"x"}"#, "-32600 none"),
    (#"{"jsonrpc":"2.0","id":"a1","method":5}"#, "-32600 \"a1\""),
    (#"{"jsonrpc":"2.0","id":7}"#, "-32600 7"), (#"{"id":5,"method":"ping"}"#, "-32600 5"),
    (#"{"jsonrpc":"1.0","id":4,"method":"ping"}"#, "-32600 4"), ("5", "-32600 none"),
    ("\"x\"", "-32600 none"), ("null", "-32600 none"), ("{}", "-32600 none"),
    (#"{"jsonrpc":"2.0","id":2,"method":"x","params":[]}"#, "-32602 2"),
    (#"{"jsonrpc":"2.0","id":2,"method":"x","params":null}"#, "request 2"),
    (#"{"jsonrpc":"2.0","id":2,"method":"x","params":{},"ext":1}"#, "request 2"),
    (#"{"jsonrpc":"2.0","method":"notifications/foo"}"#, "notification notifications/foo"),
    (#"{"jsonrpc":"2.0","method":"x","params":[]}"#, "notification x"),
    (#"{"jsonrpc":"2.0","id":77,"result":{}}"#, "response 77"),
    (#"{"jsonrpc":"2.0","id":77,"error":{"code":-1}}"#, "response 77"),
    (#"{"jsonrpc":"2.0","id":77,"result":5}"#, "response 77"),
    (#"{"jsonrpc":"2.0","id":null,"error":{}}"#, "ignored"),
    (#"{"id":77,"result":{}}"#, "response 77"),
    (#"{"method":"notifications/x"}"#, "ignored"),
  ]) func sorted(_ text: String, _ expected: String) throws {
    #expect(try kind(text) == expected)
  }

  @Test func textAndNumberAreDifferentIDs() {
    #expect(RequestID.string("1") != .integer(1))
    #expect(RequestID.string("e\u{301}") != .string("\u{e9}"))
    #expect(Set([RequestID.string("1"), .integer(1), .integer(1)]).count == 2)
  }
}
