#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The process's own input and output, taken so that nobody else can write to the protocol.
struct StandardStreams: Sendable {
  /// Where messages come from.
  let input: Int32
  /// Where messages go: a private duplicate of standard output.
  let output: Int32

  /// Takes the streams.
  ///
  /// From here on a stray `print` anywhere lands on standard error.
  static func take() -> StandardStreams {
    signal(SIGPIPE, SIG_IGN)
    // A stream that the parent left closed is nothing; else the next file opened would be it.
    var null = open("/dev/null", O_RDWR)
    while (STDIN_FILENO...STDERR_FILENO).contains(null) { null = open("/dev/null", O_RDWR) }
    close(null)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return StandardStreams(input: STDIN_FILENO, output: output)
  }
}
