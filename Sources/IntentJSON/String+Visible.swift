/// What is shown and logged has no character that acts on a terminal or hides from a reader.
///
/// The design: a name, a path or an argument is put into a sentence as its `visibleLine` (names of the
/// list are one line from their entrance on), so a sentence is one line whatever is in it; a whole
/// text leaves as its `visibleText`, at the one place that writes it, so nothing gets around that.
extension String {
  /// The text on one line: each hidden scalar and each line feed is written as JSON escapes it.
  package var visibleLine: String { visible(keepingLines: false) }

  /// The text with its line ends as line feeds, and each other hidden scalar as JSON escapes it; so
  /// JSON stays the same JSON.
  package var visibleText: String { visible(keepingLines: true) }

  private func visible(keepingLines: Bool) -> String {
    var text = self
    return text.withUTF8 { bytes in
      let isPlain = bytes.allSatisfy {
        (0x20..<0x7f).contains($0) || keepingLines && $0 == UInt8(ascii: "\n")
      }
      if isPlain { return self }
      var output: [UInt8] = []
      var plain = 0
      var at = 0
      while at < bytes.count {
        let length = Self.hiddenLength(bytes, at)
        guard length > 0, !(keepingLines && bytes[at] == UInt8(ascii: "\n")) else {
          at += 1
          continue
        }
        output += bytes[plain..<at]
        if !(keepingLines && Self.isLineEnd(bytes, at)) {
          output += Self.escape(String(decoding: bytes[at..<(at + length)], as: UTF8.self)).utf8
        }
        at += length
        plain = at
      }
      guard plain > 0 else { return self }
      output += bytes[plain...]
      return String(decoding: output, as: UTF8.self)
    }
  }

  /// How many bytes the scalar that begins at `at` has, where it must not be shown as it is: a control
  /// character (U+0000 to U+001F, U+007F to U+009F), a line or paragraph separator, an embedding, an
  /// override or an isolate of direction (U+2028 to U+202E, U+2066 to U+2069), a tag (U+E0000 to
  /// U+E007F).
  ///
  /// Zero for any other scalar, and inside one.
  private static func hiddenLength(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
    switch bytes[at] {
    case 0x00..<0x20, 0x7f: 1
    case 0xc2 where bytes[at + 1] < 0xa0: 2
    case 0xe2 where bytes[at + 1] == 0x80 && (0xa8...0xae).contains(bytes[at + 2]): 3
    case 0xe2 where bytes[at + 1] == 0x81 && (0xa6...0xa9).contains(bytes[at + 2]): 3
    case 0xf3 where bytes[at + 1] == 0xa0 && bytes[at + 2] < 0x82: 4
    default: 0
    }
  }

  /// Whether a carriage return begins a line end of two characters.
  private static func isLineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    bytes[at] == UInt8(ascii: "\r") && at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "\n")
  }

  /// `\u001b` for the escape character; two of them for a scalar beyond U+FFFF.
  private static func escape(_ scalar: String) -> String {
    scalar.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
