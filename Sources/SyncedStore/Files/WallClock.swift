#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What time it is, as far as the data is concerned.
package protocol WallClock: Sendable {
  /// Milliseconds since 1970 UTC.
  var milliseconds: Int { get }
}

/// The clock of this computer.
package struct SystemClock: WallClock {
  /// The clock of this computer.
  package init() {}

  /// Milliseconds since 1970 UTC.
  package var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec * 1_000 + now.tv_nsec / 1_000_000
  }
}
