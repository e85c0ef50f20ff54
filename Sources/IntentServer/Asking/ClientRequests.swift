import IntentJSON

/// Our requests to the client that wait for its answer.
final class ClientRequests: Sendable {
  private enum Outcome: Sendable {
    case response(Message.Response)
    /// We no longer want an answer, and why.
    case givenUp(String)
    /// Nobody is left to answer.
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
  private let state = Locked(State())

  /// Requests that go to `output`.
  init(output: Output, patience: Duration) {
    self.output = output
    self.patience = patience
  }

  /// Sends a request and waits for its answer.
  ///
  /// Nil when none comes in time, when the task is cancelled, or at the end of input; in the first
  /// two cases the client is told that the answer is no longer wanted.
  func send(_ method: String, _ params: JSONObject) async -> Message.Response? {
    let id = state.withLock { state in
      defer { state.next += 1 }
      return RequestID.string("server-\(state.next)")
    }
    switch await outcome(of: id, method, params) {
    case .response(let response): return response
    case .givenUp(let reason):
      output.send(
        Reply.notification(
          "notifications/cancelled", ["requestId": id.json, "reason": .string(reason)]))
      return nil
    case .closed: return nil
    }
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
    let cancelled = Outcome.givenUp("The call was cancelled.")
    let timeout = Locked<Task<Void, Never>?>(nil)
    defer { timeout.withLock { $0?.cancel() } }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard state.withLock({ $0.begin(id, continuation) }) else {
          return continuation.resume(returning: .closed)
        }
        output.send(Reply.request(id, method, params))
        // From here on, and not before there was a wait to end.
        timeout.withLock { $0 = self.timeout(of: id) }
        if Task.isCancelled { finish(id, cancelled) }
      }
    } onCancel: {
      finish(id, cancelled)
    }
  }

  private func timeout(of id: RequestID) -> Task<Void, Never> {
    Task {
      guard (try? await Task.sleep(for: patience)) != nil else { return }
      finish(id, .givenUp("No answer came in time."))
    }
  }

  private func finish(_ id: RequestID, _ outcome: Outcome) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: outcome)
  }
}
