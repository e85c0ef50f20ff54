extension ShoppingUnit {
  /// The unit a person's word means; nil for an unknown word.
  ///
  /// Case and accents do not count, except in words of one letter and in abbreviations in capitals:
  /// "T" is a tablespoon, "t" a teaspoon, and Spanish "el" is not the German "EL".
  static func said(_ word: String) -> ShoppingUnit? {
    exactWords[word] ?? foldedWords[folded(word)]
  }

  /// Whether the word is too short to count without a space before it: "5G" is no weight.
  static func isShorthand(_ word: String) -> Bool {
    ["G", "t", "T", "c"].contains(word)
  }

  /// Whether this measures, other than counting.
  var isMeasure: Bool {
    switch dimension {
    case .mass, .volume, .length: true
    case .count, .pack: false
    }
  }

  /// Whether the word alone can be a thing to buy: "2 cups", "4 rolls", but not "2 kg".
  var isThing: Bool { symbol == nil && dimension != .count }

  /// Characters in the longest word.
  static let longestWord = 24

  private static let exactWords: [String: ShoppingUnit] = words { isExact($0) ? $0 : nil }
  private static let foldedWords: [String: ShoppingUnit] = words { isExact($0) ? nil : folded($0) }

  /// Earlier languages and earlier units win: one word has one meaning.
  private static func words(_ key: (String) -> String?) -> [String: ShoppingUnit] {
    var result: [String: ShoppingUnit] = [:]
    for language in Language.allCases {
      for unit in table {
        for word in unit.words[language] ?? [] {
          if let key = key(word), result[key] == nil { result[key] = unit }
        }
      }
    }
    for unit in table where !unit.id.isEmpty && result[unit.id] == nil && key(unit.id) == unit.id {
      result[unit.id] = unit
    }
    return result
  }

  private static func isExact(_ word: String) -> Bool {
    word.count == 1 && word.first?.isASCII == true || word == "EL" || word == "TL"
  }

  private static func folded(_ word: String) -> String {
    LetterFolding.folded(word).filter { $0 != "." }
      .split { $0.isBlank || $0 == "-" || $0 == "_" }.joined(separator: " ")
  }
}
