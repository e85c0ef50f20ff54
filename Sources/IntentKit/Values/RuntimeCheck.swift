#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether the Swift runtime describes a struct as it is.
///
/// On a Mac the runtime is the system's and may be newer than the program; where it answers
/// otherwise, a server without parameters would be worse than none.
enum RuntimeCheck {
  /// What the answer for is known.
  struct Known {
    let small: UInt8
    let large: Int
  }

  /// What is wrong with the fields that the runtime gives for ``Known``, for the person who starts
  /// the program; nil when they are right.
  static func problem(in fields: [RuntimeField]) -> String? {
    let isKnown =
      fields.count == 2
      && fields[0].name == "small" && fields[0].type == UInt8.self && fields[0].offset == 0
      && fields[1].name == "large" && fields[1].type == Int.self
      && fields[1].offset == MemoryLayout<Int>.stride
    if isKnown { return nil }
    return """
      This program cannot start: the Swift runtime here does not tell it what its tools take. It was \
      made for Swift 6.2 and 6.3, and macOS 15 and 26; install a newer version of it, or build it \
      without -disable-reflection-metadata.
      """
  }

  /// Ends the program with a sentence on standard error unless the fields of ``Known`` are right.
  static func endUnlessKnown(_ fields: [RuntimeField] = RuntimeField.all(of: Known.self)) {
    guard let problem = problem(in: fields) else { return }
    var line = problem + "\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(1)
  }
}
