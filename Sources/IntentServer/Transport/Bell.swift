#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lets one thread sleep until another rings: a pipe with a byte in it for each ring.
struct Bell: Sendable {
  /// Readable, for `poll`, from a ring until ``wait()`` has taken it.
  let readEnd: Int32
  private let writeEnd: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Wakes the thread that waits, also from a signal handler.
  func ring() {
    _ = write(writeEnd, "x", 1)
  }

  /// Returns after a ring, and takes all that have come.
  func wait() {
    var rings: UInt64 = 0
    _ = read(readEnd, &rings, MemoryLayout.size(ofValue: rings))
  }

  /// Whether it rings within so many milliseconds.
  func rings(within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) > 0
  }
}
