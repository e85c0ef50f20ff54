#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What comes from the client, read by the one thread that owns this.
struct Input {
  /// What a look at the input found.
  enum Finding {
    /// Lines that came together, perhaps none: something else woke the reader.
    case lines([LineBuffer.Line])
    /// The input has ended, or the parent is gone; these were the last lines.
    case ended([LineBuffer.Line])
    /// A signal asks for an end.
    case stopped
  }

  /// The most lines that are handed over together.
  private static let linesAtOnce = 64
  /// How often to see whether the parent still lives, in milliseconds.
  private static let parentCheck: Int32 = 5000
  /// How long to sleep at a time while nothing is read, in milliseconds: macOS tells of a client that
  /// has hung up only at the next look.
  private static let hangUpCheck: Int32 = 500

  private let descriptor: Int32
  private let ending: Int32
  private let wakeUps: WakeUpPipe
  private let parent = getppid()
  private var buffer = LineBuffer()
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  /// An open file descriptor, until it ends or `ending` becomes readable.
  init(descriptor: Int32, ending: Int32, wakeUps: WakeUpPipe) {
    self.descriptor = descriptor
    self.ending = ending
    self.wakeUps = wakeUps
  }

  /// Sleeps until there is something to do, and gives the lines that have come.
  ///
  /// - Parameters:
  ///   - isTaking: Whether lines are taken; if not, only a client that has hung up is noticed, since
  ///     then nothing more comes than what was sent.
  ///   - output: A descriptor to which something waits to be written; the look ends when it can be.
  /// - Returns: what was found.
  mutating func next(isTaking: Bool, output: Int32?) -> Finding {
    if isTaking {
      let lines = lines()
      if !lines.isEmpty {
        return lines.count < Self.linesAtOnce || !isStopped ? .lines(lines) : .stopped
      }
    }
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(isTaking ? POLLIN : POLLHUP), revents: 0),
      pollfd(fd: wakeUps.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: ending, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output ?? -1, events: Int16(POLLOUT), revents: 0),
    ]
    let found = poll(&descriptors, 4, isTaking ? Self.parentCheck : Self.hangUpCheck)
    if descriptors[2].revents != 0, found > 0 { return .stopped }
    if descriptors[1].revents != 0 { wakeUps.clear() }
    if found <= 0 { return getppid() == parent ? .lines([]) : .ended(lastLines()) }
    guard descriptors[0].revents != 0 else { return .lines([]) }
    return readChunk() ? .lines(lines()) : .ended(lastLines())
  }

  private mutating func lastLines() -> [LineBuffer.Line] {
    var lines: [LineBuffer.Line] = []
    while let line = buffer.next() ?? buffer.rest() { lines.append(line) }
    return lines
  }

  private mutating func lines() -> [LineBuffer.Line] {
    var lines: [LineBuffer.Line] = []
    while lines.count < Self.linesAtOnce, let line = buffer.next() { lines.append(line) }
    return lines
  }

  /// Reads what is there; false at the end of the input.
  private mutating func readChunk() -> Bool {
    let count = systemRead(descriptor, &chunk)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    guard count > 0 else { return false }
    chunk.withUnsafeBytes { buffer.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    return true
  }

  private var isStopped: Bool {
    var descriptor = pollfd(fd: ending, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }
}

/// The system's call, which a method of its name would hide.
private func systemRead(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
  read(descriptor, &chunk, chunk.count)
}
