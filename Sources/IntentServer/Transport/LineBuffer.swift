#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Collects bytes and gives them back line by line, in time linear in their number.
struct LineBuffer {
  /// A line of input.
  enum Line: Equatable {
    case complete([UInt8])
    /// Longer than the limit; its bytes are gone.
    case tooLong
  }

  /// The longest line that is kept, in bytes.
  static let limit = 64 << 20
  /// The room that is kept between lines, in bytes.
  private static let keptCapacity = 1 << 20

  private var bytes: [UInt8] = []
  /// Where the next line starts.
  private var start = 0
  /// Up to where no newline was found.
  private var searched = 0
  private var isSkipping = false

  /// Adds bytes as they were read.
  mutating func append(_ chunk: UnsafeRawBufferPointer) {
    if start > 0 {
      // Room that a long line needed is given back.
      if bytes.count == start && bytes.capacity > Self.keptCapacity { bytes = [] }
      bytes.removeSubrange(..<min(start, bytes.count))
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: chunk)
  }

  /// The next whole line without its end; nil until more bytes come.
  mutating func next() -> Line? {
    guard let newline = nextNewline else {
      searched = bytes.count
      if isSkipping || bytes.count - start > Self.limit {
        bytes.removeAll()
        (start, searched, isSkipping) = (0, 0, true)
      }
      return nil
    }
    defer {
      start = newline + 1
      searched = start
    }
    if isSkipping {
      isSkipping = false
      return .tooLong
    }
    return .complete(Array(bytes[start..<newline]))
  }

  private var nextNewline: Int? {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let found = memchr(start + searched, CInt(UInt8(ascii: "\n")), bytes.count - searched)
      else { return nil }
      return UnsafeRawPointer(found) - start
    }
  }

  /// What is left when the input has ended: a last line without its end.
  mutating func rest() -> Line? {
    defer { bytes.removeAll() }
    if isSkipping { return .tooLong }
    return start < bytes.count ? .complete(Array(bytes[start...])) : nil
  }
}
