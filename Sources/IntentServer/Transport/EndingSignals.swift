#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals that ask a process to end: SIGTERM, SIGINT and SIGHUP.
///
/// By a handler that rings, and not by blocked signals: a mask would have to be set before the first
/// thread of Swift's pool starts, and every program started from here would inherit it.
enum EndingSignals {
  /// How long an end may take after a signal, in microseconds, whatever holds the threads up.
  private static let patience = 400_000

  /// Signals come to the process, so there is one of these.
  private static let received = Bell()

  /// Watches for the signals; the descriptor becomes readable when one of them has come.
  static func watch() -> Int32 {
    signal(SIGALRM) { _ in _exit(0) }
    for number in [SIGTERM, SIGINT, SIGHUP] {
      signal(number) { _ in EndingSignals.ring() }
    }
    // A parent that starts us on a thread of a pool hands its blocked signals down.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGALRM, SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    return received.readEnd
  }

  /// In the handler: wakes the reading thread, and sets the time limit.
  private static func ring() {
    received.ring()
    var limit = itimerval()
    limit.it_value.tv_usec = .init(patience)
    #if canImport(Darwin)
      setitimer(ITIMER_REAL, &limit, nil)
    #else
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &limit, nil)
    #endif
  }
}
