import IntentJSON

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The one way out: whole messages, one `write` each, and never an answer to what was cancelled.
final class Output: Sendable {
  private struct State {
    var waiting: [RequestID: Entry] = [:]
    var answered = 0
  }

  private struct Entry {
    var isCancelled = false
    var task: Task<Void, Never>?
  }

  private let descriptor: Int32
  private let state = Locked(State())

  /// An output to an open file descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// How many answers have gone out, for the watch on a slow end.
  var answered: Int { state.withLock { $0.answered } }

  /// Notes that a request has come and may be cancelled from now on.
  func expect(_ id: RequestID) {
    state.withLock { $0.waiting[id] = Entry() }
  }

  /// Ties the task that works on a request to its id, so that cancelling reaches it.
  func attach(_ task: Task<Void, Never>, to id: RequestID) {
    let isCancelled = state.withLock { state in
      state.waiting[id]?.task = task
      return state.waiting[id]?.isCancelled ?? false
    }
    if isCancelled { task.cancel() }
  }

  /// Cancels a request: no answer to it leaves from here on. False when none is waiting.
  @discardableResult
  func cancel(_ id: RequestID) -> Bool {
    let (found, task) = state.withLock { state -> (Bool, Task<Void, Never>?) in
      guard state.waiting[id] != nil else { return (false, nil) }
      state.waiting[id]?.isCancelled = true
      return (true, state.waiting[id]?.task)
    }
    task?.cancel()
    return found
  }

  /// Whether a request was cancelled.
  func isCancelled(_ id: RequestID) -> Bool {
    state.withLock { $0.waiting[id]?.isCancelled ?? false }
  }

  /// Writes the answer to a request, unless it was cancelled; both under one lock.
  func answer(_ id: RequestID, _ reply: JSONValue) {
    let line = Self.line(reply)
    state.withLock { state in
      defer { state.answered += 1 }
      guard state.waiting.removeValue(forKey: id)?.isCancelled != true else { return }
      write(line)
    }
  }

  /// Drops a cancelled request without an answer.
  func forget(_ id: RequestID) {
    state.withLock { state in
      state.waiting[id] = nil
      state.answered += 1
    }
  }

  /// Writes a message that belongs to a request, unless that was cancelled.
  func send(_ message: JSONValue, for id: RequestID) {
    let line = Self.line(message)
    state.withLock { state in
      if state.waiting[id]?.isCancelled == false { write(line) }
    }
  }

  /// Writes a message that belongs to no request.
  func send(_ message: JSONValue) {
    let line = Self.line(message)
    state.withLock { _ in write(line) }
  }

  private static func line(_ message: JSONValue) -> [UInt8] {
    var line = message.bytes
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// Writes all bytes. A reader that is gone ends the process: nobody is left to serve.
  private func write(_ line: [UInt8]) {
    line.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = systemWrite(
          descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
        if count > 0 {
          sent += count
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

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.write(descriptor, bytes, count)
  #else
    Glibc.write(descriptor, bytes, count)
  #endif
}
