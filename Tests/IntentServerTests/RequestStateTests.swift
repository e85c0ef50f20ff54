import IntentJSON
import Testing

@testable import IntentServer

struct RequestStateTests {
  private let state = RequestState()
  private let request: JSONObject = ["method": "tools/call", "params": ["name": "delete"]]
  private let round = RequestState.Round(
    asked: "c", answers: ["a": ["action": "accept"], "b": ["action": "decline"]])

  @Test func itGivesBackTheRound() throws {
    let text = state.signed(round, for: request, at: 5)
    #expect(try state.verified(text, for: request, at: 6) == round)
    #expect(try state.verified(text, for: request, at: 5 + RequestState.lifetime) == round)
    // The clock was set back.
    #expect(try state.verified(text, for: request, at: 4) == round)
  }

  @Test func aChangeOfAnyByteIsSeen() {
    let text = state.signed(round, for: request, at: 5)
    for index in text.utf8.indices {
      var bytes = Array(text.utf8)
      bytes[text.utf8.distance(from: text.startIndex, to: index)] ^= 1
      let changed = String(decoding: bytes, as: UTF8.self)
      #expect(throws: RPCError.self) { try state.verified(changed, for: request, at: 6) }
    }
  }

  @Test(arguments: [
    "", "x", "0123456789abcdef", "0123456789abcdef{}", "0123456789abcdef0123456789abcdef{}",
    "{\"at\":0,\"answers\":{}}",
  ]) func whatIsNotOursIsRefused(_ text: String) {
    #expect(throws: RPCError.self) { try state.verified(text, for: request, at: 6) }
  }

  @Test func anotherRequestAnotherSecretAndAnotherTimeAreRefused() {
    let text = state.signed(round, for: request, at: 5)
    #expect(throws: RPCError.self) {
      try state.verified(text, for: ["method": "tools/call", "params": ["name": "list"]], at: 6)
    }
    #expect(throws: RPCError.self) { try RequestState().verified(text, for: request, at: 6) }
    for time in [6 + RequestState.lifetime, 4 - RequestState.lifetime] {
      #expect(throws: RPCError.self) { try state.verified(text, for: request, at: time) }
    }
  }

  @Test func aSecretIsSharedByProcessesAndAskedForOnlyWhenNeeded() throws {
    let secret = Array(UInt8(0)..<32)
    let other = RequestState(secret: { secret })
    let text = RequestState(secret: { secret }).signed(round, for: request, at: 5)
    #expect(try other.verified(text, for: request, at: 6) == round)
    for changed in [Array(secret.reversed()), Array(secret.dropLast()), []] {
      let stranger = RequestState(secret: { changed })
      #expect(throws: RPCError.self) { try stranger.verified(text, for: request, at: 6) }
    }
    _ = RequestState(secret: {
      Issue.record("Nothing is sealed yet.")
      return nil
    })
  }
}
