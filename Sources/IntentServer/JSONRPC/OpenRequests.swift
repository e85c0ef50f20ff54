import Synchronization

/// The client's requests that wait for their answer, and the way by which anything about them leaves:
/// never after they were cancelled.
final class OpenRequests: Sendable {
  /// A request that waits; of two with the same id each has its own.
  struct Ticket: Hashable, Sendable {
    let id: RequestID
    let number: Int
  }

  private struct Entry {
    let number: Int
    var cancel: (@Sendable () -> Void)?
  }

  private struct State {
    var open: [RequestID: [Entry]] = [:]
    var nextNumber = 0

    func isOpen(_ ticket: Ticket) -> Bool {
      open[ticket.id]?.contains { $0.number == ticket.number } ?? false
    }

    /// Takes a request out; false when it was cancelled.
    mutating func close(_ ticket: Ticket) -> Bool {
      guard var entries = open[ticket.id],
        let at = entries.firstIndex(where: { $0.number == ticket.number })
      else { return false }
      entries.remove(at: at)
      open[ticket.id] = entries.isEmpty ? nil : entries
      return true
    }
  }

  private let output: Output
  private let state = Mutex(State())

  init(output: Output) {
    self.output = output
  }

  /// Notes that a request has come and may be cancelled from now on.
  func open(_ id: RequestID) -> Ticket {
    state.withLock { state in
      defer { state.nextNumber += 1 }
      state.open[id, default: []].append(Entry(number: state.nextNumber))
      return Ticket(id: id, number: state.nextNumber)
    }
  }

  /// Has `cancel` called when a request is cancelled, to reach the task that works on it.
  func attach(_ cancel: @escaping @Sendable () -> Void, to ticket: Ticket) {
    let isOpen = state.withLock { state in
      guard let at = state.open[ticket.id]?.firstIndex(where: { $0.number == ticket.number })
      else { return false }
      state.open[ticket.id]?[at].cancel = cancel
      return true
    }
    // Answered or cancelled meanwhile; only in the second case does the task still run.
    if !isOpen { cancel() }
  }

  /// Cancels the requests with an id: no answer to them leaves from here on.
  ///
  /// False when there is none.
  @discardableResult
  func cancel(_ id: RequestID) -> Bool {
    let entries = state.withLock { $0.open.removeValue(forKey: id) ?? [] }
    for entry in entries { entry.cancel?() }
    return !entries.isEmpty
  }

  /// Whether a request still waits for its answer; false once it was cancelled.
  func isOpen(_ ticket: Ticket) -> Bool {
    state.withLock { $0.isOpen(ticket) }
  }

  /// Takes a request out without an answer; false when it was cancelled.
  @discardableResult
  func close(_ ticket: Ticket) -> Bool {
    state.withLock { $0.close(ticket) }
  }

  /// Writes an answer, unless the request is cancelled before its first byte.
  func answer(_ ticket: Ticket, _ reply: [UInt8]) {
    output.send(reply) { self.close(ticket) }
  }

  /// Writes several answers in one array, without those to requests that were cancelled; an answer
  /// to nothing that can be cancelled has no ticket.
  func answer(_ replies: [(Ticket?, [UInt8])]) {
    let kept = replies.filter { ticket, _ in ticket.map(close) ?? true }.map(\.1)
    guard !kept.isEmpty else { return }
    output.send(Reply.batch(kept))
  }

  /// Writes a message that belongs to a request, unless that was answered or cancelled.
  func send(_ message: [UInt8], for ticket: Ticket) {
    output.send(message) { self.isOpen(ticket) }
  }
}
