import IntentJSON
import IntentKit
import ProbeIntents
import Testing

/// What clients really send for each declared type (reference cases 59 to 63).
struct CoercionTests {
  struct Case: CustomTestStringConvertible {
    let parameter: String
    let sent: String
    /// The JSON that comes back; empty: left out; nil: an error.
    let taken: String?

    init(_ parameter: String, _ sent: String, _ taken: String?) {
      (self.parameter, self.sent, self.taken) = (parameter, sent, taken)
    }
    var testDescription: String { "\(parameter) \(sent) -> \(taken ?? "error")" }
  }

  static let cases = [
    Case("text", "\"x\"", "\"x\""), Case("text", "\"5\"", "\"5\""),
    Case("text", "\"true\"", "\"true\""), Case("text", "\"[1]\"", "\"[1]\""),
    Case("text", "5", "\"5\""), Case("text", "1.50", "\"1.50\""), Case("text", "null", ""),
    Case("text", "\"\"", ""), Case("text", "\"null\"", "\"null\""), Case("text", "true", nil),
    Case("text", "[\"x\"]", nil), Case("text", "{}", nil),
    Case("count", "5", "5"), Case("count", "\"5\"", "5"), Case("count", "\" 5 \"", "5"),
    Case("count", "30.0", "30"), Case("count", "3e1", "30"), Case("count", "-0.0", "0"),
    Case("count", "\"30.0\"", "30"), Case("count", "30.5", nil), Case("count", "\"abc\"", nil),
    Case("count", "\"\"", nil), Case("count", "null", ""), Case("count", "\"null\"", ""),
    Case("count", "1e400", nil), Case("count", "9007199254740993", nil), Case("count", "101", nil),
    Case("count", "-100", "-100"), Case("count", "true", nil), Case("count", "[5]", nil),
    Case("amount", "0.5", "0.5"), Case("amount", "\"0.5\"", "0.5"), Case("amount", "8", "8"),
    Case("amount", "8.0", "8"), Case("amount", "1e400", nil), Case("amount", "\"NaN\"", nil),
    Case("amount", "\"0x10\"", nil), Case("amount", "\"1,5\"", nil), Case("amount", "false", nil),
    Case("flag", "true", "true"), Case("flag", "\"true\"", "true"),
    Case("flag", "\"FALSE\"", "false"),
    Case("flag", "\"false\"", "false"), Case("flag", "1", nil), Case("flag", "\"yes\"", nil),
    Case("flag", "null", ""), Case("flag", "\"\"", ""), Case("flag", "\"null\"", ""),
    Case("genre", "\"novel\"", "\"novel\""), Case("genre", "\"NOVEL\"", "\"novel\""),
    Case("genre", "\"An Essay\"", "\"essay\""), Case("genre", "\"Fiction\"", "\"novel\""),
    Case("genre", "\" essay \"", "\"essay\""), Case("genre", "\"poem\"", nil),
    Case("genre", "5", nil), Case("genre", "\"\"", ""), Case("genre", "null", ""),
    Case("tags", "[\"a\",\"b\"]", "[\"a\",\"b\"]"),
    Case("tags", "\"[\\\"a\\\",\\\"b\\\"]\"", "[\"a\",\"b\"]"), Case("tags", "\"a\"", "[\"a\"]"),
    Case("tags", "\"a, b\"", "[\"a, b\"]"), Case("tags", "[1,\"b\"]", "[\"1\",\"b\"]"),
    Case("tags", "\"null\"", ""), Case("tags", "[\"null\",\"a\"]", "[\"\",\"a\"]"),
    Case("numbers", "\"null\"", ""), Case("numbers", "[\"null\"]", nil),
    Case("book", "\"null\"", ""), Case("tags", "[]", "[]"), Case("tags", "null", ""),
    Case("tags", "5", nil),
    Case("numbers", "[1,\"2\",3.0]", "[1,2,3]"), Case("numbers", "\"[1,2]\"", "[1,2]"),
    Case("numbers", "5", "[5]"), Case("numbers", "[1,\"x\"]", nil), Case("numbers", "[1,10]", nil),
    Case("size", "null", "7"), Case("size", "3", "3"), Case("size", "\"null\"", "7"),
  ]

  @Test(arguments: cases) func argument(_ item: Case) async throws {
    let value = try JSONValue(parsing: item.sent)
    guard let taken = item.taken else {
      let text = await failure(EchoIntent.self, [item.parameter: value])
      #expect(text?.contains("\"\(item.parameter)\"") == true)
      #expect(text?.hasSuffix(".") == true)
      return
    }
    let outcome = try await run(EchoIntent.self, [item.parameter: value])
    #expect((outcome.structuredContent?[item.parameter]?.text ?? "") == taken)
  }

  @Test func whatClientsInjectIsDropped() async throws {
    let outcome = try await run(
      EchoIntent.self,
      [
        "text": "x", "toolCallId": "call_1", "sessionId": "s", "action": "sendMessage",
        "chatInput": "hi", "_meta": [:], "_x": 1,
      ])
    #expect(outcome.structuredContent?["text"] == "x")
  }

  @Test func anUnknownArgumentNamesTheKnownOnes() async {
    let text = await failure(DeleteIntent.self, ["book": "Emma", "force": true])
    #expect(text == "\"force\" is not an argument of this tool; it takes book.")
    let none = await failure(ListIntent.self, ["x": 1])
    #expect(none == "\"x\" is not taken; this tool has no arguments.")
  }

  @Test func namesAreComparedByteForByte() async {
    #expect(await failure(EchoIntent.self, ["te\u{301}xt": "x"]) != nil)
  }

  @Test func aLongArgumentIsCutShortInItsError() async {
    let text = await failure(
      EchoIntent.self, ["count": .string(String(repeating: "x", count: 9000))])
    #expect((text?.utf8.count ?? 9000) < 200)
  }
}
