import IntentJSON

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
  /// Whether one of the text's characters is `character`, which readers ask of short lists of signs.
  ///
  /// By scalars, which costs a twentieth of what the standard library needs to find each character's
  /// end; a character of several scalars is looked for as it does.
  func contains(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else {
      return contains { $0 == character }
    }
    return unicodeScalars.contains(scalar)
  }

  /// The run of letters at the end.
  var lastWord: String {
    lastIndex { !$0.isLetter }.map { String(self[index(after: $0)...]) } ?? self
  }
}

extension String? {
  /// The text without blanks at its ends; nil where nothing is left, which is the same as left out.
  var nonBlank: String? {
    guard let text = self?.trimmed, !text.isEmpty else { return nil }
    return text
  }
}

extension JSONValue {
  /// A text as it is, anything else as its JSON text.
  var asSent: String { string ?? text }
}

extension JSONValue? {
  /// The value without blanks at the ends of a text; nil for null and where nothing is left of the text.
  var nonBlank: JSONValue? {
    guard let value = self, !value.isNull else { return nil }
    guard case .string(let text) = value else { return value }
    return (text as String?).nonBlank.map { .string($0) }
  }
}

extension UInt8 {
  /// Whether this is A to Z or a to z.
  var isASCIILetter: Bool { (0x61...0x7a).contains(self | 0x20) }
}

extension Character {
  /// Whether this shows nothing: white space, NBSP, zero-width space, byte order mark, word joiner,
  /// marks of direction.
  var isBlank: Bool {
    if let ascii = asciiValue { return ascii == 0x20 || (0x09...0x0d).contains(ascii) }
    if isWhitespace || unicodeScalars.first?.isZeroWidthSpace == true { return true }
    return unicodeScalars.allSatisfy(\.isDirectionMark)
  }
}

extension Unicode.Scalar {
  /// Whether this parts words without showing: zero-width space, word joiner, byte order mark.
  var isZeroWidthSpace: Bool { value == 0x200b || value == 0x2060 || value == 0xfeff }

  /// Whether this only tells in which direction the text around it runs, as apps for Arabic and Hebrew
  /// put around what is copied from them; or the Mongolian vowel separator.
  var isDirectionMark: Bool {
    switch value {
    case 0x061c, 0x180e, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
