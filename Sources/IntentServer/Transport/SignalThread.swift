#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Waits for the signals that ask a process to end.
enum SignalThread {
  /// Blocks SIGTERM, SIGINT and SIGHUP in this thread and those it starts later, and calls `action`
  /// on a thread of its own when one of them comes. Call it before other threads are started.
  static func start(_ action: @escaping @Sendable () -> Void) {
    var signals = ending
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let isWatched = NativeThread.start {
      var signals = ending
      var received: Int32 = 0
      while sigwait(&signals, &received) == EINTR {}
      action()
    }
    if !isWatched { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  private static var ending: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, signal) }
    return signals
  }
}
