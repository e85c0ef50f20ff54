import IntentJSON
import Testing

@testable import IntentServer

struct RequestStateTests {
  private let state = RequestState()
  private let request: JSONObject = ["method": "tools/call", "params": ["name": "delete"]]

  @Test func itGivesBackTheAnswers() throws {
    let answers: [String: JSONObject] = ["a": ["action": "accept"], "b": ["action": "decline"]]
    let text = state.seal(answers, for: request, at: 5)
    #expect(try state.open(text, for: request, at: 6) == answers)
    #expect(try state.open(text, for: request, at: 5 + RequestState.lifetime) == answers)
  }

  @Test func aChangeOfAnyByteIsSeen() {
    let text = state.seal(["a": ["action": "decline"]], for: request, at: 5)
    for index in text.utf8.indices {
      var bytes = Array(text.utf8)
      bytes[text.utf8.distance(from: text.startIndex, to: index)] ^= 1
      let changed = String(decoding: bytes, as: UTF8.self)
      #expect(throws: RPCError.self) { try state.open(changed, for: request, at: 6) }
    }
  }

  @Test(arguments: ["", "x", "0123456789abcdef", "0123456789abcdef{}", "{\"at\":0,\"answers\":{}}"])
  func whatIsNotOursIsRefused(_ text: String) {
    #expect(throws: RPCError.self) { try state.open(text, for: request, at: 6) }
  }

  @Test func anotherRequestAnotherProcessAndAnotherTimeAreRefused() {
    let text = state.seal([:], for: request, at: 5)
    #expect(throws: RPCError.self) {
      try state.open(text, for: ["method": "tools/call", "params": ["name": "list"]], at: 6)
    }
    #expect(throws: RPCError.self) { try RequestState().open(text, for: request, at: 6) }
    #expect(throws: RPCError.self) {
      try state.open(text, for: request, at: 6 + RequestState.lifetime)
    }
    #expect(throws: RPCError.self) { try state.open(text, for: request, at: 4) }
  }
}
