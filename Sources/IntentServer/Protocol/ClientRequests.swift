import IntentJSON
import Synchronization

/// Our requests to the client that wait for its answer.
final class ClientRequests: Sendable {
  /// What becomes of a question.
  enum Outcome: Sendable {
    case response(Message.Response)
    /// No answer came in time.
    case late
    /// The call that asks was cancelled.
    case cancelled
    /// The connection is closed: nobody is left to answer.
    case closed
  }

  private struct State {
    var next = 1
    var waiting: [RequestID: CheckedContinuation<Outcome, Never>] = [:]
    var isClosed = false

    /// Lets a wait begin; false when there are no more.
    mutating func begin(_ id: RequestID, _ wait: CheckedContinuation<Outcome, Never>) -> Bool {
      if !isClosed { waiting[id] = wait }
      return !isClosed
    }
  }

  /// How long an answer may take.
  let patience: Duration
  private let output: Output
  private let state = Mutex(State())

  /// Requests that go to `output`.
  init(output: Output, patience: Duration) {
    self.output = output
    self.patience = patience
  }

  /// Sends a request and waits for its answer.
  ///
  /// Where none comes in time and where the task is cancelled, the client is told that the answer is
  /// no longer wanted.
  func send(_ method: String, _ params: JSONObject) async -> Outcome {
    let id = state.withLock { state in
      defer { state.next += 1 }
      return RequestID.string("server-\(state.next)")
    }
    let outcome = await outcome(of: id, method, params)
    switch outcome {
    case .response, .closed: break
    case .late: withdraw(id, "No answer came in time.")
    case .cancelled: withdraw(id, "The call was cancelled.")
    }
    return outcome
  }

  private func withdraw(_ id: RequestID, _ reason: String) {
    output.send(
      Reply.notification(
        NotificationMethod.cancelled, ["requestId": id.json, "reason": .string(reason)]))
  }

  /// Hands over an answer; one to nothing we asked is dropped.
  func resolve(_ id: RequestID, with response: Message.Response) {
    finish(id, .response(response))
  }

  /// Ends every wait, now and from here on.
  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in waiting { continuation.resume(returning: .closed) }
  }

  private func outcome(
    of id: RequestID, _ method: String, _ params: JSONObject
  ) async -> Outcome {
    var timeout: Task<Void, Never>?
    defer { timeout?.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard state.withLock({ $0.begin(id, continuation) }) else {
          return continuation.resume(returning: .closed)
        }
        output.send(Reply.request(id, method, params))
        // From here on, and not before there was a wait to end.
        timeout = self.timeout(of: id)
        if Task.isCancelled { finish(id, .cancelled) }
      }
    } onCancel: {
      finish(id, .cancelled)
    }
  }

  private func timeout(of id: RequestID) -> Task<Void, Never> {
    Task {
      guard (try? await Task.sleep(for: patience)) != nil else { return }
      finish(id, .late)
    }
  }

  private func finish(_ id: RequestID, _ outcome: Outcome) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: outcome)
  }
}
