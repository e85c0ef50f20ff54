import IntentJSON

/// The bytes of a file that another program wrote, as UTF-8.
enum ImportedText {
  /// The bytes of a table's cell.
  enum Encoding {
    case utf8, latin1

    func text(_ bytes: some Sequence<UInt8>) -> String {
      switch self {
      case .utf8: String(decoding: Array(bytes), as: UTF8.self)
      case .latin1: String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
      }
    }
  }

  /// The text in UTF-8, which and UTF-16 are known by their marks, else UTF-8 without one; nil for bytes
  /// that are none of these, and for what no text holds.
  static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xff, 0xfe]) { return utf8(ofUTF16: bytes, isBigEndian: false) }
    if bytes.starts(with: [0xfe, 0xff]) { return utf8(ofUTF16: bytes, isBigEndian: true) }
    guard UTF8Sequence.isWellFormed(bytes), !bytes.contains(0) else { return nil }
    return bytes.starts(with: mark) ? Array(bytes[mark.count...]) : bytes
  }

  private static let mark: [UInt8] = [0xef, 0xbb, 0xbf]

  private static func utf8(ofUTF16 bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    let (high, low) = isBigEndian ? (0, 1) : (1, 0)
    var result: [UInt8] = []
    // The most it can be, since a growing array is there twice; what is not filled takes no memory.
    result.reserveCapacity(bytes.count / 2 * 3)
    let units = stride(from: 2, to: bytes.count - 1, by: 2).lazy.map {
      UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
    }
    _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) {
      result.append($0)
    }
    return result
  }
}
