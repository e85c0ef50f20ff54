import IntentJSON
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The one way out: whole messages, and never one for a request that was cancelled.
///
/// Two locks. `writing` is held for as long as a line takes, which is long when nobody reads;
/// `state` never, so that the reading thread can cancel and see the end of input meanwhile. The
/// writer looks for a cancellation inside `writing`, right before the first byte: a cancellation
/// either finds its request waiting, and nothing of it is written from then on, or comes too late.
final class Output: Sendable {
  /// A request that waits for its answer; of two with the same id each has its own.
  struct Ticket: Hashable, Sendable {
    let id: RequestID
    let number: Int
  }

  private struct Entry {
    let number: Int
    var task: Task<Void, Never>?
  }

  private struct State {
    var waiting: [RequestID: [Entry]] = [:]
    var nextNumber = 0
    var movements = 0

    func isWaiting(_ ticket: Ticket) -> Bool {
      waiting[ticket.id]?.contains { $0.number == ticket.number } ?? false
    }

    /// Takes a ticket back.
    ///
    /// False when it was cancelled.
    mutating func take(_ ticket: Ticket) -> Bool {
      movements += 1
      guard var entries = waiting[ticket.id],
        let at = entries.firstIndex(where: { $0.number == ticket.number })
      else { return false }
      entries.remove(at: at)
      waiting[ticket.id] = entries.isEmpty ? nil : entries
      return true
    }
  }

  /// The most that is written at once, so that a slow reader is seen to read.
  private static let portion = 1 << 16

  private let descriptor: Int32
  private let writing = Mutex(())
  private let state = Mutex(State())

  /// An output to an open file descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// A number that changes whenever something was done or written, for the watch on a slow end.
  var movements: Int { state.withLock { $0.movements } }

  /// The tasks of the requests that wait for their answer.
  var tasks: [Task<Void, Never>] {
    state.withLock { $0.waiting.values.flatMap { $0.compactMap(\.task) } }
  }

  /// Notes that a request has come and may be cancelled from now on.
  func expect(_ id: RequestID) -> Ticket {
    state.withLock { state in
      defer { state.nextNumber += 1 }
      state.waiting[id, default: []].append(Entry(number: state.nextNumber))
      return Ticket(id: id, number: state.nextNumber)
    }
  }

  /// Ties the task that works on a request to it, so that cancelling reaches it.
  func attach(_ task: Task<Void, Never>, to ticket: Ticket) {
    let isWaiting = state.withLock { state in
      guard let at = state.waiting[ticket.id]?.firstIndex(where: { $0.number == ticket.number })
      else { return false }
      state.waiting[ticket.id]?[at].task = task
      return true
    }
    // Answered or cancelled meanwhile; only in the second case does the task still run.
    if !isWaiting { task.cancel() }
  }

  /// Cancels the requests with an id: no answer to them leaves from here on.
  ///
  /// False when there is none.
  @discardableResult
  func cancel(_ id: RequestID) -> Bool {
    let entries = state.withLock { $0.waiting.removeValue(forKey: id) ?? [] }
    for entry in entries { entry.task?.cancel() }
    return !entries.isEmpty
  }

  /// Whether a request still waits for its answer; false once it was cancelled.
  func isWaiting(_ ticket: Ticket) -> Bool {
    state.withLock { $0.isWaiting(ticket) }
  }

  /// Drops a request without an answer.
  func forget(_ ticket: Ticket) {
    state.withLock { _ = $0.take(ticket) }
  }

  /// Writes the answer to a request, unless it was cancelled.
  func answer(_ ticket: Ticket, _ reply: JSONValue) {
    let line = Self.line(reply)
    writing.withLock { _ in
      if state.withLock({ $0.take(ticket) }) { write(line) }
    }
  }

  /// Writes several answers in one array, without those to requests that were cancelled; an answer
  /// to nothing that can be cancelled has no ticket.
  func answer(_ replies: [(Ticket?, JSONValue)]) {
    writing.withLock { _ in
      let kept = state.withLock { state in
        replies.compactMap { ticket, reply in
          ticket.map { state.take($0) } ?? true ? reply : nil
        }
      }
      if !kept.isEmpty { write(Self.line(.array(kept))) }
    }
  }

  /// Writes a message that belongs to a request, unless that was answered or cancelled.
  func send(_ message: JSONValue, for ticket: Ticket) {
    let line = Self.line(message)
    writing.withLock { _ in
      if isWaiting(ticket) { write(line) }
    }
  }

  /// Writes a message that belongs to no request.
  func send(_ message: JSONValue) {
    let line = Self.line(message)
    writing.withLock { _ in write(line) }
  }

  private static func line(_ message: JSONValue) -> [UInt8] {
    var line = message.bytes
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// Writes all bytes.
  ///
  /// A reader that is gone ends the process: nobody is left to serve.
  private func write(_ line: [UInt8]) {
    line.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = systemWrite(
          descriptor, bytes.baseAddress.map { $0 + sent }, min(bytes.count - sent, Self.portion))
        if count > 0 {
          sent += count
          state.withLock { $0.movements += 1 }
        } else if errno == EAGAIN {
          // The other end made the shared description non-blocking; wait until it takes more.
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if errno != EINTR {
          _exit(0)
        }
      }
    }
  }
}

/// The system's call, which the method of its name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
