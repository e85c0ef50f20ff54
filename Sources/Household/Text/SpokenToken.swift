/// One piece of what a person wrote: a number, a word, or a sign.
///
/// "8:30pm" is `8:30` and `pm`, "½l" is `½` and `l`, "fl. oz." is `fl` and `oz`: letters and digits
/// part where they meet, and a dot after a letter is dropped.
struct SpokenToken: Equatable {
  enum Kind {
    /// Begins with a digit, which ".5" gets too; may hold digits and, between digits, any of
    /// . , : / - '.
    case number
    /// Letters of any script, and `_`.
    case word
    /// A fraction like ½, or any other single character.
    case sign
  }

  let kind: Kind
  let text: String

  /// The pieces of `text`, folded (`String.folded`).
  static func tokens(of text: String) -> [SpokenToken] {
    var tokens: [SpokenToken] = []
    var rest = Substring(text.folded)
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if first.isASCIIDigit {
        tokens.append(SpokenToken(kind: .number, text: takeNumber(from: &rest)))
      } else if first == ".", rest.dropFirst().first?.isASCIIDigit == true {
        tokens.append(SpokenToken(kind: .number, text: "0" + takeNumber(from: &rest)))
      } else if Self.separate.contains(first) {
        tokens.append(SpokenToken(kind: .word, text: String(rest.removeFirst())))
      } else if first.isLetter {
        tokens.append(SpokenToken(kind: .word, text: takeWord(from: &rest)))
      } else {
        tokens.append(SpokenToken(kind: .sign, text: String(rest.removeFirst())))
      }
    }
    return tokens
  }

  /// Chinese words that stand before or after others without a blank: numbers, half, ago.
  private static let separate = Set(NumberWords.chinese.keys)
    .union(NumberWords.chineseHalf + "前")

  private static func takeNumber(from rest: inout Substring) -> String {
    var number = ""
    while let next = rest.first {
      let joinsDigits = ".,:/-'".contains(next) && rest.dropFirst().first?.isASCIIDigit == true
      guard next.isASCIIDigit || joinsDigits else { break }
      number.append(rest.removeFirst())
    }
    return number
  }

  private static func takeWord(from rest: inout Substring) -> String {
    var word = ""
    while let next = rest.first {
      if next == "." {
        rest.removeFirst()
      } else if next.isLetter && !separate.contains(next) || next == "_" || next == "'" {
        word.append(rest.removeFirst())
      } else {
        break
      }
    }
    return word
  }
}

extension Character {
  /// Whether this is one of 0 to 9.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) && isASCII }
}
