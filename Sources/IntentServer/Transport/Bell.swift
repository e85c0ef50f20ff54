#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lets one thread sleep until another rings: a pipe with a byte in it for each ring.
struct Bell: Sendable {
  /// Readable, for `poll`, from a ring until ``clear()``.
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

  /// Wakes the thread that waits, also from a signal handler.
  func ring() {
    _ = write(writeEnd, "x", 1)
  }

  /// Forgets the rings that have come.
  func clear() {
    var rings: UInt64 = 0
    _ = read(readEnd, &rings, MemoryLayout.size(ofValue: rings))
  }

  /// Sleeps until a ring, which stays until it is cleared.
  func wait() {
    var wait = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    poll(&wait, 1, -1)
  }
}
