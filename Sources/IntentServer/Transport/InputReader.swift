import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads lines, for the thread whose turn it is.
final class InputReader: Sendable {
  /// What is told of the input, in order, on the thread that reads.
  struct Events: Sendable {
    let line: @Sendable (LineBuffer.Line) -> Void
    /// Whether what was read is to be run before more is.
    let isOverfull: @Sendable () -> Bool
    /// Time has come for background work.
    let alarm: @Sendable () -> Void
  }

  /// What came of a look at the input.
  enum Finding {
    /// Lines were read, or something waits to be run.
    case more
    /// The input has ended, or the parent is gone: what was read is still to be answered.
    case ended
    /// A signal asks for an end: nothing more is to be begun.
    case stopped
  }

  private struct State {
    var buffer = LineBuffer()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var finding = Finding.more
  }

  /// After how many lines what they ask for is run.
  private static let linesAtOnce = 64
  /// How often to see whether the parent still lives, in milliseconds.
  private static let parentCheck = 5000

  private let descriptor: Int32
  private let ending: Int32
  private let bell: Bell
  private let executor: ServingExecutor
  private let events: Events
  private let parent = getppid()
  private let alarmTime = Mutex<ContinuousClock.Instant?>(nil)
  /// Held by the thread that reads, also while it waits for input.
  private let state = Mutex(State())

  /// A reader of an open file descriptor, until that ends or `ending` becomes readable; `bell`
  /// wakes it.
  init(
    descriptor: Int32, ending: Int32, bell: Bell, executor: ServingExecutor, events: Events
  ) {
    self.descriptor = descriptor
    self.ending = ending
    self.bell = bell
    self.executor = executor
    self.events = events
  }

  /// Rings the alarm once in this many milliseconds, in place of a later one.
  func setAlarm(inMilliseconds milliseconds: Int) {
    let time = ContinuousClock.now + .milliseconds(milliseconds)
    let isSooner = alarmTime.withLock { alarm in
      if let alarm, alarm <= time { return false }
      alarm = time
      return true
    }
    if isSooner { bell.ring() }
  }

  /// Reads what lines there are, or finds that something waits to be run or that nothing more
  /// comes.
  ///
  /// All that came together is read before any of it runs: it may be cancelled in the same breath.
  func read() -> Finding {
    state.withLock { state in
      while case .more = state.finding {
        if ringIfDue() || hasLines(&state) { return .more }
        guard executor.beginSleep() else { return .more }
        let readiness = wait()
        executor.endSleep()
        switch readiness {
        case .input: if !readChunk(&state) { state.finding = .ended }
        case .time: if getppid() != parent { state.finding = .ended }
        case .stopped: state.finding = .stopped
        }
      }
      return state.finding
    }
  }

  private func hasLines(_ state: inout State) -> Bool {
    var count = 0
    while count < Self.linesAtOnce, let line = state.buffer.next() {
      events.line(line)
      count += 1
      if events.isOverfull() { break }
    }
    if count == Self.linesAtOnce, isStopped { state.finding = .stopped }
    return count > 0
  }

  /// Reads what is there; false at the end of the input.
  private func readChunk(_ state: inout State) -> Bool {
    let count = systemRead(descriptor, &state.chunk)
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return true }
    guard count > 0 else {
      if let line = state.buffer.rest() { events.line(line) }
      return false
    }
    state.chunk.withUnsafeBytes { chunk in
      state.buffer.append(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
    }
    return true
  }

  private enum Readiness { case input, time, stopped }

  private func wait() -> Readiness {
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: bell.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: ending, events: Int16(POLLIN), revents: 0),
    ]
    let due = alarmTime.withLock { $0 }
    var timeout = Self.parentCheck
    if let due {
      timeout = min(timeout, max(0, (due - .now).milliseconds + 1))
    }
    if poll(&descriptors, 3, Int32(timeout)) <= 0 { return .time }
    if descriptors[2].revents != 0 { return .stopped }
    if descriptors[1].revents != 0 {
      bell.clear()
      return .time
    }
    return .input
  }

  private var isStopped: Bool {
    var descriptor = pollfd(fd: ending, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  private func ringIfDue() -> Bool {
    let isDue = alarmTime.withLock { alarm in
      guard let due = alarm, due <= .now else { return false }
      alarm = nil
      return true
    }
    if isDue { events.alarm() }
    return isDue
  }
}

/// The system's call, which the method of its name hides.
private func systemRead(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
  read(descriptor, &chunk, chunk.count)
}
