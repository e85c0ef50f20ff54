#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pipe that wakes a thread out of `poll`.
struct Wake: Sendable {
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

  /// Wakes the thread.
  ///
  /// Safe in a signal handler.
  func ring() {
    _ = write(writeEnd, "x", 1)
  }

  /// Empties the pipe.
  func drain() {
    var byte: UInt8 = 0
    while read(readEnd, &byte, 1) > 0 {}
  }
}
