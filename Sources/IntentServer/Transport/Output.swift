import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The one way out: whole lines, one after the other.
///
/// Lines stand in a queue, and whoever finds nobody writing writes what is in it. No lock is held
/// meanwhile, so a client that does not read holds up the worker alone: the reader leaves in the queue
/// what does not fit into the pipe.
final class Output: Sendable {
  private struct Line: Sendable {
    let bytes: [UInt8]
    /// Asked right before the first byte is written; nil: always.
    let isWanted: (@Sendable () -> Bool)?
  }

  private struct State {
    /// The bytes of a line of which the beginning was written.
    var rest: ArraySlice<UInt8> = []
    var queue: [Line] = []
    var isWriting = false
    var movements = 0

    var isEmpty: Bool { rest.isEmpty && queue.isEmpty }

    /// The next bytes to write, which are the caller's; none, and nobody writes any more, at the end.
    mutating func take() -> ArraySlice<UInt8> {
      if rest.isEmpty, let at = queue.firstIndex(where: { $0.isWanted?() ?? true }) {
        rest = queue[at].bytes[...]
        queue.removeFirst(at + 1)
      } else if rest.isEmpty {
        queue = []
      }
      defer { rest = [] }
      isWriting = !rest.isEmpty
      return rest
    }
  }

  /// The most that is written at once, so that a slow reader is seen to read.
  private static let portion = 1 << 16
  /// So many bytes fit into a pipe that takes any (`_POSIX_PIPE_BUF`).
  private static let fittingPortion = 512

  /// The lines that may wait before the reader takes no more.
  private static let limit = 512

  private let descriptor: Int32
  private let state = Mutex(State())

  /// An output to an open file descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// A number that changes whenever something was written, for the watch on a slow end.
  var movements: Int { state.withLock { $0.movements } }

  /// Whether so much waits that no more should be asked for.
  var isFull: Bool { state.withLock { $0.queue.count >= Self.limit } }

  /// Whether a thread is writing, which takes as long as the client does not read.
  var isWriting: Bool { state.withLock { $0.isWriting } }

  /// The descriptor when something waits that nobody is writing.
  var waiting: Int32? { state.withLock { $0.isWriting || $0.isEmpty ? nil : descriptor } }

  /// Writes a line with its end, if it is still wanted when its turn comes.
  ///
  /// With `waits` the thread may be held up by a client that does not read.
  func send(
    _ line: [UInt8], waits: Bool = true, if isWanted: (@Sendable () -> Bool)? = nil
  ) {
    let isMine = state.withLock { state in
      state.queue.append(Line(bytes: line, isWanted: isWanted))
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if isMine { write(waits: waits) }
  }

  /// Writes of what waits as much as fits.
  func writeWhatFits() {
    let isMine = state.withLock { state in
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if isMine { write(waits: false) }
  }

  private func write(waits: Bool) {
    while true {
      var bytes = state.withLock { $0.take() }
      if bytes.isEmpty { return }
      while !bytes.isEmpty {
        guard waits || isReady(within: 0) else {
          return state.withLock { state in
            state.rest = bytes
            state.isWriting = false
          }
        }
        let count = bytes.prefix(waits ? Self.portion : Self.fittingPortion).withUnsafeBytes {
          systemWrite(descriptor, $0.baseAddress, $0.count)
        }
        if count > 0 {
          bytes = bytes.dropFirst(count)
          state.withLock { $0.movements += 1 }
        } else if errno == EAGAIN {
          // The other end made the shared description non-blocking; wait until it takes more.
          if waits { _ = isReady(within: -1) }
        } else if errno != EINTR {
          // A reader that is gone ends the process: nobody is left to serve.
          _exit(0)
        }
      }
    }
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&ready, 1, milliseconds) > 0
  }
}

/// The system's call, which the method of its name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
