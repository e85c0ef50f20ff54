import IntentJSON

/// A request's turn in the line: it ends when the request is done or begins to wait for a person.
final class Turn: Sendable {
  private enum State: Sendable {
    case running
    case awaited(CheckedContinuation<Void, Never>)
    case over
  }

  private let state = Locked(State.running)

  /// Lets the next request go ahead.
  ///
  /// Harmless when the turn is over.
  func end() {
    let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
      defer { state = .over }
      if case .awaited(let waiter) = state { return waiter }
      return nil
    }
    waiter?.resume()
  }

  /// Returns when the turn is over.
  ///
  /// For one caller.
  func wait() async {
    await withCheckedContinuation { waiter in
      let isOver = state.withLock { state -> Bool in
        if case .over = state { return true }
        state = .awaited(waiter)
        return false
      }
      if isOver { waiter.resume() }
    }
  }
}
