import Foundation
import IntentJSON
import ProbeIntents
import Testing

@testable import IntentServer

/// Messages that are nearly right never bring the server down, and each has a valid reply or none.
///
/// `FUZZ_SECONDS` makes a run longer, `FUZZ_SEED` repeats one.
struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = environment["FUZZ_SECONDS"].flatMap(Double.init) ?? 1
  private static let seed =
    environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? UInt64(Date().timeIntervalSince1970)

  @Test(.timeLimit(.minutes(120))) func messagesOfEveryMethod() async throws {
    var generator = MessageGenerator(seed: Self.seed)
    let end = ContinuousClock.now + .seconds(Self.seconds)
    while ContinuousClock.now < end {
      // A new session now and then, since a handshake changes what follows.
      let bench = Bench(patience: .zero)
      for _ in 0..<100 {
        let line = generator.line()
        await answer(bench, line)
        for message in bench.written() where !isMessage(message) {
          Issue.record("seed \(Self.seed), \(String(decoding: line, as: UTF8.self))")
        }
      }
      bench.session.closeSubscriptions()
    }
  }

  private func answer(_ bench: Bench, _ line: [UInt8]) async {
    guard let value = try? JSONValue(parsing: line) else { return }
    switch Message(value) {
    case .request(let request):
      let reply = await bench.reply(
        request.method, request.params, id: request.id)
      guard let reply else {
        #expect(request.method == "subscriptions/listen", "seed \(Self.seed), \(value.text)")
        return
      }
      #expect(isReply(reply, to: request.id), "seed \(Self.seed), \(value.text) -> \(reply.text)")
    case .invalid(let id, let error):
      #expect(id == value["id"].flatMap(RequestID.init), "seed \(Self.seed), \(value.text)")
      #expect(!error.message.isEmpty)
    case .notification, .ignored: #expect(value["id"].flatMap(RequestID.init) == nil)
    case .response(let id, let response): bench.session.clientRequests.resolve(id, with: response)
    }
  }

  private func isReply(_ reply: JSONValue, to id: RequestID) -> Bool {
    guard let object = reply.object, object["jsonrpc"] == "2.0",
      object["id"].flatMap(RequestID.init) == id, (try? JSONValue(parsing: reply.text)) == reply
    else { return false }
    if let error = object["error"] {
      return object.count == 3 && error["code"]?.integer != nil
        && error["code"] != -32603 && error["message"]?.string?.isEmpty == false
    }
    return object.count == 3 && object["result"]?.object != nil
  }

  private func isMessage(_ message: JSONValue) -> Bool {
    message["jsonrpc"] == "2.0" && message["method"]?.string != nil
      && message["params"]?.object != nil
  }
}
