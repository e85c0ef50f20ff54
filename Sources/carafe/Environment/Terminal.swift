#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the subcommands print.
enum Terminal {
  /// Writes a text and a line end to standard output.
  static func say(_ text: String) {
    write(text + "\n", to: STDOUT_FILENO)
  }

  /// Writes a text as it is to standard output.
  static func write(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Writes a text and a line end to standard error.
  static func complain(_ text: String) {
    write(text + "\n", to: STDERR_FILENO)
  }

  /// Whether a person types at the other end of standard input.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
    }
  }
}
