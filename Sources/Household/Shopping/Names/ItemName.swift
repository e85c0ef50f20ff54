internal import IntentJSON

/// A name as it is compared: two spellings of the same thing have the same key.
///
/// Case, accents, composed and decomposed letters, kinds and runs of spaces, hyphens, apostrophes,
/// full stops, an article in front and simple plurals do not count; "sugar, brown" is "brown sugar",
/// "wd40" is "WD-40" and "salt & pepper" is "salt and pepper". What a text shows of a name has the
/// name's key.
package struct ItemName: Hashable, Sendable {
  /// The folded words in their order, plurals as singulars.
  let words: [String]
  /// The key: the words with spaces; empty for a name of blanks and punctuation only.
  package let key: String
  /// The folded words as written, for suggestions.
  let plain: String
  /// How many words stand before those of the thing itself, as "brown" of "sugar, brown" does.
  private let kindCount: Int

  /// The key of a name.
  package init(_ name: String) {
    let parts = Self.parts(of: name.cleanName.inert).map(Self.foldedWords).filter { !$0.isEmpty }
    let folded = parts.flatMap(\.self)
    kindCount = folded.count - (parts.last?.count ?? 0)
    plain = folded.joined(separator: " ")
    words = folded.map(PluralForm.common)
    key = words.joined(separator: " ")
  }

  /// Whether there is nothing to compare: such a name matches nothing.
  package var isBlank: Bool { words.isEmpty }

  /// Names are equal by their keys.
  package static func == (left: ItemName, right: ItemName) -> Bool {
    left.key.hasSameBytes(as: right.key)
  }

  /// Hashes what `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(JSONKey(key))
  }

  /// Whether a text can name a thing: it holds a letter, a digit or a picture.
  static func isName(_ text: String) -> Bool {
    if text.utf8.contains(where: \.isASCIILetter) { return true }
    return text.contains {
      $0.isLetter || $0.isNumber || (!$0.isASCII && !$0.isBlank && !$0.isPunctuation)
    }
      && !ItemName(text).isBlank
  }

  /// Whether `other`'s words stand in this name side by side, and not all apart from the thing by a
  /// comma: "brown" alone is not "sugar, brown", nor "oregano" "basil, oregano".
  func contains(_ other: ItemName) -> Bool {
    let count = other.words.count
    guard count > 0, count <= words.count else { return false }
    return (max(0, kindCount - count + 1)...(words.count - count)).contains {
      words[$0..<($0 + count)].elementsEqual(other.words)
    }
  }

  /// The parts between commas in the order in which they are said without them: a thing stands behind
  /// its kinds.
  private static func parts(of name: String) -> [String] {
    guard name.contains(",") else { return [name] }
    let parts = CommaParts.parts(of: name)
    return parts.first.map(Preparation.onlyDescribes) == true ? parts : parts.reversed()
  }

  private static func foldedWords(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    func endWord() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for scalar in LetterFolding.folded(text).unicodeScalars {
      switch scalar {
      case "'", "’", "‘", "`", "´", ".", ",", "\"", "“", "”", "„", "!", "?", ":", ";", "*",
        "(", ")", "[", "]", "（", "）":
        break
      case "-", "‐", "‑", "–", "—", "_", "/", "、", "，", "\u{200b}", "\u{feff}", "\u{2060}",
        "\u{2800}":
        endWord()
      case "&":
        endWord()
        words.append("and")
      case _ where scalar.properties.isWhitespace:
        endWord()
      case _ where !scalar.isASCII && scalar.properties.isDefaultIgnorableCodePoint:
        break
      default:
        if let last = word.unicodeScalars.last, isBoundary(last, scalar) { endWord() }
        word.unicodeScalars.append(scalar)
      }
    }
    endWord()
    if words.count > 1, articles.contains(words[0]) { words.removeFirst() }
    return words
  }

  /// "The milk" is milk; "a milk" is read as an amount.
  private static let articles: Set<String> = [
    "the", "der", "die", "das", "den", "le", "la", "les", "el", "los", "las",
  ]

  /// Whether a digit and a Latin letter touch: "7up" is "7 up".
  private static func isBoundary(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    let digits: ClosedRange<Unicode.Scalar> = "0"..."9"
    let letters: ClosedRange<Unicode.Scalar> = "a"..."z"
    return digits.contains(left) && letters.contains(right)
      || letters.contains(left) && digits.contains(right)
  }
}
