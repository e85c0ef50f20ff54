extension String {
  /// The text as words are compared: lower case, without accents, full-width forms as plain ones,
  /// every run of blanks one space, none at the ends.
  var folded: String {
    var result = ""
    for character in self {
      if character.isWhitespace {
        if !result.isEmpty, result.last != " " { result.append(" ") }
      } else {
        result.append(contentsOf: FoldedText.fold(character))
      }
    }
    if result.last == " " { result.removeLast() }
    return result
  }
}

/// How a single character is compared.
private enum FoldedText {
  static func fold(_ character: Character) -> String {
    if let byte = character.asciiValue {
      return String(UnicodeScalar((0x41...0x5a).contains(byte) ? byte + 0x20 : byte))
    }
    let lower = character.lowercased()
    guard let first = lower.first, lower.dropFirst().isEmpty else { return lower }
    if let base = bases[first] { return base }
    // Full-width forms of ASCII, as Chinese and Japanese keyboards write them.
    if let scalar = first.unicodeScalars.first, (0xff01...0xff5e).contains(scalar.value),
      let plain = UnicodeScalar(scalar.value - 0xfee0)
    {
      return fold(Character(plain))
    }
    return lower
  }

  /// Accented letters and their bases.
  ///
  /// Characters are equal by canonical equivalence, so a letter followed by a combining mark finds
  /// the composed letter too, and the other way round.
  private static let bases: [Character: String] = {
    var bases: [Character: String] = [
      "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
      "\u{2044}": "/", "\u{2215}": "/", "\u{2212}": "-", "\u{2010}": "-", "\u{2011}": "-",
      "\u{2019}": "'", "\u{2018}": "'", "\u{201c}": "\"", "\u{201d}": "\"",
    ]
    // Grave, acute, circumflex, tilde, macron, breve, dot, diaeresis, hook, ring, double acute,
    // caron, horn, dot below, cedilla, ogonek.
    let marks: [Unicode.Scalar] = [
      "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}",
      "\u{309}", "\u{30a}", "\u{30b}", "\u{30c}", "\u{31b}", "\u{323}", "\u{327}", "\u{328}",
    ]
    for letter in "abcdefghijklmnopqrstuvwxyz".unicodeScalars {
      for mark in marks {
        bases[Character(String(String.UnicodeScalarView([letter, mark])))] = String(letter)
      }
    }
    // Vietnamese puts a tone on a vowel that already has a mark.
    for letter in "aeou".unicodeScalars {
      for mark in ["\u{302}", "\u{306}", "\u{31b}"] as [Unicode.Scalar] {
        for tone in ["\u{300}", "\u{301}", "\u{303}", "\u{309}", "\u{323}"] as [Unicode.Scalar] {
          let composed = String(String.UnicodeScalarView([letter, mark, tone]))
          bases[Character(composed)] = String(letter)
        }
      }
    }
    return bases
  }()
}
