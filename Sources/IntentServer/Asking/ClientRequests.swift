import IntentJSON
import IntentKit

/// Our requests to the client that wait for its answer: the way of the handshake versions.
final class ClientRequests: Sendable {
  /// How long a person has.
  static let patience = Duration.seconds(60)

  private struct State {
    var next = 1
    var waiting: [RequestID: CheckedContinuation<Message.Response?, Never>] = [:]
    var isClosed = false
  }

  private let output: Output
  private let state = Locked(State())

  /// Requests that go to `output`.
  init(output: Output) {
    self.output = output
  }

  /// Sends a request and waits for its answer; nil when none comes in time, or at the end of input.
  func send(_ method: String, _ params: JSONObject) async -> Message.Response? {
    let id = state.withLock { state in
      defer { state.next += 1 }
      return RequestID.string("carafe-\(state.next)")
    }
    let timeout = Task {
      try? await Task.sleep(for: Self.patience)
      resolve(id, with: nil)
    }
    defer { timeout.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isClosed = state.withLock { state in
          if !state.isClosed { state.waiting[id] = continuation }
          return state.isClosed
        }
        if isClosed || Task.isCancelled {
          if isClosed { continuation.resume(returning: nil) } else { resolve(id, with: nil) }
        } else {
          output.send(Reply.request(id, method, params))
        }
      }
    } onCancel: {
      resolve(id, with: nil)
    }
  }

  /// Hands over an answer; one to nothing we asked is dropped.
  func resolve(_ id: RequestID, with response: Message.Response?) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: response)
  }

  /// Ends every wait, now and from here on: nobody is left to answer.
  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in waiting { continuation.resume(returning: nil) }
  }
}

/// Asks by a request of the server's own, and waits for the answer.
struct AskingByRequest: PersonRequesting {
  let requests: ClientRequests
  let turn: Turn?

  var canAsk: Bool { true }

  func answer(to form: PersonForm) async throws -> JSONValue {
    turn?.end()
    let response = await requests.send("elicitation/create", ElicitationForm.parameters(of: form))
    try Task.checkCancellation()
    switch response {
    case .result(let result): return try ElicitationForm.value(in: result, for: form)
    case .error: throw UnusableAnswer(problem: "an error from the client")
    case nil: throw NoAnswer()
    }
  }
}

/// Nobody answered in time.
struct NoAnswer: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    "Nobody answered the question within \(ClientRequests.patience.components.seconds) seconds. Nothing was changed."
  }
}
