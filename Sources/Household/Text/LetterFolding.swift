/// Letters without their accents and case, so that "Crème" is found by "creme".
///
/// The standard library has no public decomposition, so the letters are listed. A `Character` equals
/// its decomposed form, so the one table serves both; an accent on any other letter is dropped with
/// its combining mark.
enum LetterFolding {
  /// `text` in lower case without accents, in plain Latin letters where it is Latin.
  static func folded(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var result = ""
    for character in text.lowercased() {
      if character.isASCII {
        result.append(character)
      } else if let plain = table[character] {
        result += plain
      } else {
        appendWithoutMarks(character, to: &result)
      }
    }
    return result
  }

  /// Combining accents (U+0300 to U+036F) and emoji variation selectors (U+FE00 to U+FE0F) go;
  /// full-width Latin letters and digits (U+FF01 to U+FF5E) become ASCII.
  private static func appendWithoutMarks(_ character: Character, to result: inout String) {
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0x0300...0x036f, 0xfe00...0xfe0f: break
      case 0xff01...0xff5e:
        if let plain = Unicode.Scalar(scalar.value - 0xfee0) { result.unicodeScalars.append(plain) }
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static let table: [Character: String] = {
    var table: [Character: String] = [:]
    for (plain, letters) in accented {
      for letter in letters { table[letter] = plain }
    }
    return table
  }()

  /// Latin-1 Supplement, Latin Extended-A, the Vietnamese letters of Latin Extended Additional, and
  /// the letters of Pinyin and Romanian from Latin Extended-B.
  private static let accented: [(String, String)] = [
    ("a", "àáâãäåāăąǎạảấầẩẫậắằẳẵặ"), ("ae", "æǽ"), ("c", "çćĉċč"), ("d", "ďđ"), ("th", "þ"),
    ("d", "ð"), ("e", "èéêëēĕėęěẹẻẽếềểễệ"), ("g", "ĝğġģ"), ("h", "ĥħ"),
    ("i", "ìíîïĩīĭįıǐỉị"), ("ij", "ĳ"), ("j", "ĵ"), ("k", "ķĸ"), ("l", "ĺļľŀł"),
    ("n", "ñńņňŉŋ"), ("o", "òóôõöøōŏőǒọỏốồổỗộơớờởỡợ"), ("oe", "œ"), ("r", "ŕŗř"),
    ("s", "śŝşšșſ"), ("ss", "ß"), ("t", "ţťŧț"), ("u", "ùúûüũūŭůűųǔǖǘǚǜụủưứừửữự"),
    ("w", "ŵẁẃẅ"), ("y", "ýÿŷỳỵỷỹ"), ("z", "źżž"), ("fi", "ﬁ"), ("fl", "ﬂ"),
  ]
}
