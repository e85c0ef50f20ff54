import IntentJSON

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
    /// Time has come for background work.
    let alarm: @Sendable () -> Void
  }

  private struct State {
    var buffer = LineBuffer()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var isEnded = false
  }

  /// How often to see whether the parent still lives, in milliseconds.
  private static let parentCheck = 5000

  private let descriptor: Int32
  private let ending: Int32
  private let bell: Bell
  private let runner: any RequestRunner
  private let events: Events
  private let parent = getppid()
  private let alarmTime = Locked<ContinuousClock.Instant?>(nil)
  /// Held by the thread that reads, also while it waits for input.
  private let state = Locked(State())

  /// A reader of an open file descriptor, until that ends or `ending` becomes readable; `bell`
  /// wakes it.
  init(
    descriptor: Int32, ending: Int32, bell: Bell, runner: any RequestRunner, events: Events
  ) {
    self.descriptor = descriptor
    self.ending = ending
    self.bell = bell
    self.runner = runner
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

  /// Reads one line, or finds that something waits to be run.
  ///
  /// False when the input has ended, a signal asked for an end, or the parent is gone.
  func read() -> Bool {
    state.withLock { state in
      while !state.isEnded {
        if ringIfDue() { return true }
        if let line = state.buffer.next() {
          events.line(line)
          return true
        }
        guard runner.beginSleep() else { return true }
        let readiness = wait()
        runner.endSleep()
        switch readiness {
        case .input: state.isEnded = !readChunk(&state)
        case .time: state.isEnded = getppid() != parent
        case .stopped: state.isEnded = true
        }
      }
      return false
    }
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

private func systemRead(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
  #if canImport(Darwin)
    Darwin.read(descriptor, &chunk, chunk.count)
  #else
    Glibc.read(descriptor, &chunk, chunk.count)
  #endif
}
