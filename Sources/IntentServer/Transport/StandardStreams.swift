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

  /// Takes the streams. From here on a stray `print` anywhere lands on standard error.
  static func take() -> StandardStreams {
    signal(SIGPIPE, SIG_IGN)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    if fcntl(STDERR_FILENO, F_GETFD) < 0 {
      let null = open("/dev/null", O_WRONLY)
      if null >= 0 && null != STDERR_FILENO {
        dup2(null, STDERR_FILENO)
        close(null)
      }
    }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return StandardStreams(input: STDIN_FILENO, output: output)
  }
}
