import IntentJSON

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads lines on the thread that calls it, while requests run on another, so that a cancellation or
/// an answer is seen while a tool runs.
final class InputReader: Sendable {
  /// What is told of the input, in order, on the reading thread.
  struct Events: Sendable {
    let line: @Sendable (LineBuffer.Line) -> Void
    /// Time has come for background work.
    let alarm: @Sendable () -> Void
  }

  /// How often to see whether the parent still lives, in milliseconds.
  private static let parentCheck = 5000

  private let descriptor: Int32
  private let ending: Int32
  private let events: Events
  private let alarmTime = Locked<ContinuousClock.Instant?>(nil)
  private let wake = Bell()

  /// A reader of an open file descriptor, until that ends or `ending` becomes readable.
  init(descriptor: Int32, ending: Int32, events: Events) {
    self.descriptor = descriptor
    self.ending = ending
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
    if isSooner { wake.ring() }
  }

  /// Reads until the input ends, a signal asks for an end, or the parent is gone.
  func run() {
    let parent = getppid()
    var buffer = LineBuffer()
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { chunk.deallocate() }
    while true {
      ringIfDue()
      switch wait() {
      case .input:
        let count = read(descriptor, chunk.baseAddress, chunk.count)
        if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
        guard count > 0 else {
          if let line = buffer.rest() { events.line(line) }
          return
        }
        buffer.append(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
        while let line = buffer.next() { events.line(line) }
      case .time:
        guard getppid() == parent else { return }
      case .stopped:
        return
      }
    }
  }

  private enum Readiness { case input, time, stopped }

  private func wait() -> Readiness {
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake.readEnd, events: Int16(POLLIN), revents: 0),
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
      wake.wait()
      return .time
    }
    return .input
  }

  private func ringIfDue() {
    let isDue = alarmTime.withLock { alarm in
      guard let due = alarm, due <= .now else { return false }
      alarm = nil
      return true
    }
    if isDue { events.alarm() }
  }
}
