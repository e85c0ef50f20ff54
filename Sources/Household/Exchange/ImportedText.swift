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

  /// The text in UTF-8, with a mark or without; nil for bytes that are none, and for what no text holds.
  static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    guard UTF8Sequence.isWellFormed(bytes), !bytes.contains(0) else { return nil }
    return bytes.starts(with: mark) ? Array(bytes[mark.count...]) : bytes
  }

  private static let mark: [UInt8] = [0xef, 0xbb, 0xbf]
}
