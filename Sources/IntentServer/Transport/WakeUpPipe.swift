#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pipe by which one thread wakes another that sleeps in `poll`.
struct WakeUpPipe: Sendable {
  /// Readable, for `poll`, from a wake-up until ``clear()``.
  let readEnd: Int32
  private let writeEnd: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  /// Wakes the thread that sleeps, also from a signal handler.
  func wake() {
    _ = write(writeEnd, "x", 1)
  }

  /// Forgets the wake-ups that have come.
  func clear() {
    var wakeUps: UInt64 = 0
    _ = read(readEnd, &wakeUps, MemoryLayout.size(ofValue: wakeUps))
  }

  /// Sleeps until a wake-up, until something can be written to `output`, or for a time, and forgets the
  /// wake-up.
  func sleep(atMost time: Duration?, output: Int32? = nil) {
    var descriptors = [
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output ?? -1, events: Int16(POLLOUT), revents: 0),
    ]
    poll(&descriptors, 2, time.map { Int32(clamping: max(0, $0.milliseconds + 1)) } ?? -1)
    clear()
  }
}
