/// A name as it is compared: two spellings of the same thing have the same key.
///
/// Case, accents, composed and decomposed letters, kinds and runs of spaces, hyphens, apostrophes,
/// full stops and simple plurals do not count; "sugar, brown" is "brown sugar".
public struct ItemName: Hashable, Sendable {
  /// The folded words in their order, plurals as singulars.
  let words: [String]
  /// The folded words as written, for suggestions.
  let plain: String

  /// The key of a name.
  public init(_ name: String) {
    var parts = name.split(separator: ",").map { Self.foldedWords($0) }.filter { !$0.isEmpty }
    if parts.count == 2, !name.contains(where: { "(（".contains($0) }) { parts.swapAt(0, 1) }
    let folded = parts.flatMap(\.self)
    plain = folded.joined(separator: " ")
    words = folded.map(PluralForm.common)
  }

  /// The key; empty for a name of blanks and punctuation only.
  public var key: String { words.joined(separator: " ") }

  /// Whether there is nothing to compare: such a name matches nothing.
  public var isBlank: Bool { words.isEmpty }

  /// Names are equal by their keys.
  public static func == (left: ItemName, right: ItemName) -> Bool {
    left.words == right.words
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(words)
  }

  /// Whether a text can name a thing: it holds a letter, a digit or a picture.
  static func isName(_ text: String) -> Bool {
    text.contains {
      $0.isLetter || $0.isNumber || (!$0.isASCII && !$0.isBlank && !$0.isPunctuation)
    }
      && !ItemName(text).isBlank
  }

  /// Whether `other`'s words stand in this name side by side.
  func contains(_ other: ItemName) -> Bool {
    let count = other.words.count
    guard count > 0, count <= words.count else { return false }
    return (0...(words.count - count)).contains {
      words[$0..<($0 + count)].elementsEqual(other.words)
    }
  }

  /// Whether `other` is a part of this name, within words too.
  func hasPart(_ other: ItemName) -> Bool {
    let (whole, part) = (Array(plain.utf8), Array(other.plain.utf8))
    guard !part.isEmpty, part.count <= whole.count else { return false }
    return (0...(whole.count - part.count)).contains {
      whole[$0..<($0 + part.count)].elementsEqual(part)
    }
  }

  private static func foldedWords(_ text: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in LetterFolding.folded(text).unicodeScalars {
      switch scalar {
      case "'", "’", "‘", "`", "´", ".", "\"", "“", "”", "„", "!", "?", ":", ";", "*", "(", ")",
        "[",
        "]", "（", "）", "\u{ad}":
        break
      case "-", "‐", "‑", "–", "—", "_", "/", "、", "，", "\u{200b}", "\u{feff}", "\u{2060}":
        if !word.isEmpty { words.append(word) }
        word = ""
      case _ where scalar.properties.isWhitespace:
        if !word.isEmpty { words.append(word) }
        word = ""
      default:
        word.unicodeScalars.append(scalar)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
