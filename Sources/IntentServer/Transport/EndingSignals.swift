#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals that ask a process to end: SIGTERM, SIGINT and SIGHUP.
///
/// By a handler that wakes the reader, and not by blocked signals: a mask would have to be set before the first
/// thread of Swift's pool starts, and every program started from here would inherit it.
enum EndingSignals {
  /// How long an end may take after a signal, in microseconds, whatever holds the threads up.
  private static let patience = 400_000

  private static let signals = [SIGTERM, SIGINT, SIGHUP]

  /// Signals come to the process, so there is one of these.
  private static let received = WakeUpPipe()

  /// Watches for the signals; the descriptor becomes readable when one of them has come.
  static func watch() -> Int32 {
    // Made before any signal can ask for it.
    let readEnd = received.readEnd
    signal(SIGALRM) { _ in _exit(0) }
    for number in signals { signal(number) { _ in EndingSignals.ring() } }
    // A parent that starts us on a thread of a pool hands its blocked signals down.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for number in signals + [SIGALRM] { sigaddset(&unblocked, number) }
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
    return readEnd
  }

  /// In the handler: wakes the reading thread, and sets the time limit, which further signals leave.
  private static func ring() {
    for number in signals { signal(number, SIG_IGN) }
    received.wake()
    var limit = itimerval()
    limit.it_value.tv_usec = .init(patience)
    #if canImport(Darwin)
      setitimer(ITIMER_REAL, &limit, nil)
    #else
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &limit, nil)
    #endif
  }
}
