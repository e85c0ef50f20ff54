extension ShoppingUnit {
  /// A unit and the language of the word it was said in.
  struct Said {
    let unit: ShoppingUnit
    let language: Language
  }

  /// The unit a person's word means; nil for an unknown word.
  ///
  /// Case and accents do not count, except in words of one letter and in the German abbreviations in
  /// capitals: "T" is a tablespoon, "t" a teaspoon, and Spanish "el" is no unit.
  static func said(_ word: String) -> Said? {
    exactWords[word] ?? foldedWords[folded(word)]
  }

  /// The language in which `word` is this unit's form behind `number`: "un par" is no Polish, whose
  /// word for one pair is "para".
  func language(of word: String, after number: Rational) -> Language? {
    let word = Self.folded(word)
    return Language.allCases.first {
      words[$0] != nil && Self.folded(printed(after: number, in: $0)) == word
    }
  }

  /// Whether this measures, other than counting.
  var isMeasure: Bool {
    switch dimension {
    case .mass, .volume, .length: true
    case .count, .pack: false
    }
  }

  /// Whether the word alone can be a thing to buy: "2 cups", "4 rolls", but not "2 kg".
  var isThing: Bool { dimension == .pack || id == "cup" }

  /// Characters in the longest word.
  static let longestWord = 24
  /// Characters in the longest Chinese word.
  static let longestChineseWord = 4

  private static let exactWords = words { isExact($0) ? $0 : nil }
  private static let foldedWords = words { isExact($0) ? nil : folded($0) }

  /// The first words of units of several words, and what stands before a full stop or a hyphen in one.
  static let firstWords = Set(
    table.flatMap { $0.words.values.joined() }.compactMap { word -> String? in
      guard let end = word.firstIndex(where: { !$0.isLetterOfWord }) else { return nil }
      return LetterFolding.folded(word[..<end])
    })

  /// Earlier languages and earlier units win: one word has one meaning.
  private static func words(_ key: (String) -> String?) -> [String: Said] {
    var result: [String: Said] = [:]
    for language in Language.allCases {
      for unit in table {
        for word in unit.words[language] ?? [] {
          guard let key = key(word), result[key] == nil else { continue }
          result[key] = Said(unit: unit, language: language)
        }
      }
    }
    return result
  }

  private static func isExact(_ word: String) -> Bool {
    word.count == 1 && word.first?.isASCII == true || word == "EL" || word == "TL"
  }

  private static func folded(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy(\.isASCIILetter)
    return isPlain
      ? word.lowercased()
      : LetterFolding.folded(word).filter { $0 != "." }
        .split { $0.isBlank || $0 == "-" || $0 == "_" }.joined(separator: " ")
  }
}
