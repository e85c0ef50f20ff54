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

  func close() {
    #if canImport(Darwin)
      _ = Darwin.close(writeEnd)
    #else
      _ = Glibc.close(writeEnd)
    #endif
  }

  /// Empties the pipe.
  ///
  /// False when it was closed.
  func drain() -> Bool {
    var byte: UInt8 = 0
    var count = read(readEnd, &byte, 1)
    while count > 0 { count = read(readEnd, &byte, 1) }
    return count != 0
  }
}
