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
    /// Longer than the limit; only its first bytes are kept.
    case tooLong([UInt8])
  }

  /// The longest line that is kept, in bytes.
  static let limit = 64 << 20
  /// The room that is kept between lines, in bytes.
  private static let keptCapacity = 1 << 20
  /// How much of a line is kept that is too long, in bytes: enough to tell whose it is.
  static let keptBeginning = 1 << 12

  private var bytes: [UInt8] = []
  /// Where the next line starts.
  private var start = 0
  /// Up to where no newline was found.
  private var searched = 0
  /// How the line begins whose bytes are skipped.
  private var skipped: [UInt8]?

  /// Adds bytes as they were read.
  mutating func append(_ chunk: UnsafeRawBufferPointer) {
    if start > 0 {
      if start == bytes.count && bytes.capacity > Self.keptCapacity {
        // Room that a long line needed is given back.
        bytes = []
      } else {
        bytes.removeSubrange(..<start)
      }
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: chunk)
  }

  /// The next whole line without its end; nil until more bytes come.
  mutating func next() -> Line? {
    guard let newline = nextNewline else {
      searched = bytes.count
      if skipped != nil || bytes.count - start > Self.limit {
        skipped = skipped ?? Array(bytes[start...].prefix(Self.keptBeginning))
        bytes.removeAll()
        (start, searched) = (0, 0)
      }
      return nil
    }
    defer {
      start = newline + 1
      searched = start
    }
    if let skipped {
      self.skipped = nil
      return .tooLong(skipped)
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
    defer { (bytes, start, searched, skipped) = ([], 0, 0, nil) }
    if let skipped { return .tooLong(skipped) }
    return start < bytes.count ? .complete(Array(bytes[start...])) : nil
  }
}
