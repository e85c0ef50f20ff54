#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Waits for the signals that ask a process to end.
///
/// By a handler that rings, and not by blocked signals: a mask would have to be set before the first
/// thread of Swift's pool starts, and every program started from here would inherit it.
enum SignalThread {
  /// Signals come to the process, so there is one of these.
  private static let received = Wake()

  /// Calls `action` on a thread of its own when SIGTERM, SIGINT or SIGHUP comes.
  static func start(_ action: @escaping @Sendable () -> Void) {
    let readEnd = received.readEnd
    let isWatched = NativeThread.start {
      var wait = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      while poll(&wait, 1, -1) < 0 {}
      action()
    }
    guard isWatched else { return }
    for number in [SIGTERM, SIGINT, SIGHUP] {
      signal(number) { _ in SignalThread.received.ring() }
    }
  }
}
