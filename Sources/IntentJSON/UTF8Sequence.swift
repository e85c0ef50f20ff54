/// The well-formed byte sequences of Unicode table 3-7 (RFC 3629).
package enum UTF8Sequence {
  /// The length of the multi-byte sequence that starts at `at`; nil when it is malformed: overlong,
  /// a surrogate, beyond U+10FFFF, or cut short.
  package static func length(of bytes: UnsafeBufferPointer<UInt8>, at: Int) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch bytes[at] {
    case 0xc2...0xdf: (length, second) = (2, 0x80...0xbf)
    case 0xe0: (length, second) = (3, 0xa0...0xbf)
    case 0xe1...0xec, 0xee, 0xef: (length, second) = (3, 0x80...0xbf)
    case 0xed: (length, second) = (3, 0x80...0x9f)
    case 0xf0: (length, second) = (4, 0x90...0xbf)
    case 0xf1...0xf3: (length, second) = (4, 0x80...0xbf)
    case 0xf4: (length, second) = (4, 0x80...0x8f)
    default: return nil
    }
    guard at + length <= bytes.count, second.contains(bytes[at + 1]) else { return nil }
    for index in (at + 2)..<(at + length) where bytes[index] & 0xc0 != 0x80 { return nil }
    return length
  }

  /// Whether bytes are well-formed UTF-8.
  package static func isWellFormed(_ bytes: some Collection<UInt8>) -> Bool {
    let isWellFormed = bytes.withContiguousStorageIfAvailable { buffer in
      var at = 0
      while at < buffer.count {
        if buffer[at] < 0x80 {
          at += 1
        } else if let length = length(of: buffer, at: at) {
          at += length
        } else {
          return false
        }
      }
      return true
    }
    return isWellFormed ?? Self.isWellFormed(Array(bytes))
  }
}
