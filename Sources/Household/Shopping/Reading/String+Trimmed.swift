extension StringProtocol {
  /// The text without blanks at its ends: white space of any kind and characters without width.
  var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isBlank { rest = rest.dropFirst() }
    while let last = rest.last, last.isBlank { rest = rest.dropLast() }
    return String(rest)
  }
}

extension String {
  /// The run of letters at the end.
  var lastWord: String {
    String(reversed().prefix { $0.isLetter }.reversed())
  }
}

extension Character {
  /// Whether this shows nothing: white space, NBSP, zero-width space, byte order mark, word joiner.
  var isBlank: Bool {
    if let ascii = asciiValue { return ascii == 0x20 || (0x09...0x0d).contains(ascii) }
    return isWhitespace || self == "\u{200b}" || self == "\u{feff}" || self == "\u{2060}"
  }
}
