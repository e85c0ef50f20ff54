import IntentJSON

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the subcommands print: the one way to both streams, so that no text reaches a terminal or a log
/// with characters that act there.
enum Terminal {
  /// Puts an empty file in place of each standard stream that the parent left closed; else the next
  /// file to be opened would be that stream, and what is said would be written into it.
  static func holdStreams() {
    var descriptor = STDIN_FILENO
    while (STDIN_FILENO...STDERR_FILENO).contains(descriptor) {
      descriptor = open("/dev/null", O_RDONLY)
    }
    close(descriptor)
  }

  /// Writes a text for a person and a line end to standard output.
  static func say(_ text: String) {
    send(text.visibleText + "\n")
  }

  /// Writes data for a program to standard output: byte for byte, but to a terminal as a text.
  static func write(_ data: String) {
    send(isatty(STDOUT_FILENO) == 1 ? data.visibleText : data)
  }

  /// Ends the program where the text cannot be written: who asked for it must not take a part for all.
  private static func send(_ text: String) {
    guard let code = failure(writing: text, to: STDOUT_FILENO) else { return }
    complain("Standard output cannot be written: \(String(cString: strerror(code))).")
    exit(1)
  }

  /// Writes a text and a line end to standard error.
  static func complain(_ text: String) {
    _ = failure(writing: text.visibleText + "\n", to: STDERR_FILENO)
  }

  /// Whether a person types at the other end of standard input.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 }

  /// The system's number for why a text was not written to its end.
  private static func failure(writing text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = systemWrite(descriptor, rest)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return errno }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return nil
    }
  }
}

/// The system's call, which the method of its name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
