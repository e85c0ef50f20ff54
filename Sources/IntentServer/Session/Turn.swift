import Synchronization

/// A request's turn in the line: it ends when the request is done or begins to wait for a person.
final class Turn: Sendable {
  private enum State: Sendable {
    case running
    case awaited(CheckedContinuation<Void, Never>)
    case over
  }

  private let state = Mutex(State.running)

  /// Lets the next request go ahead.
  ///
  /// False when the turn was over already.
  @discardableResult
  func end() -> Bool {
    let before = state.withLock { state in
      defer { state = .over }
      return state
    }
    switch before {
    case .running: return true
    case .awaited(let waiter):
      waiter.resume()
      return true
    case .over: return false
    }
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
