extension TextScanner {
  /// A unit as it stands in a text.
  struct UnitReading {
    let unit: ShoppingUnit
    /// The language of the word.
    let language: ShoppingUnit.Language
    /// The word the person wrote.
    let word: String
  }

  /// Where a unit was looked for.
  struct UnitPlace: Hashable {
    let start: Int
    let isGlued: Bool
  }

  /// Takes the longest unit that stands here; `isGlued`: it touches the number before it.
  mutating func unit(isGlued: Bool) -> UnitReading? {
    let place = UnitPlace(start: index, isGlued: isGlued)
    if let known = units[place] {
      index = known.end
      return known.reading
    }
    let reading = newUnit(isGlued: isGlued)
    units[place] = (reading, index)
    return reading
  }

  private mutating func newUnit(isGlued: Bool) -> UnitReading? {
    let start = index
    guard let current, current.isLetterOfWord, !isAtChineseName else { return nil }
    let longest =
      current.isChinese ? ShoppingUnit.longestChineseWord : ShoppingUnit.longestWord
    let limit = limit(ofUnitFrom: start, longest: longest)
    for end in stride(from: limit, to: start, by: -1) where isUnitEnd(end) {
      let word = String(characters[start..<end])
      guard let said = ShoppingUnit.said(word), !isGlued || !isShorthand(word, at: start) else {
        continue
      }
      index = end
      _ = take(oneOf: ".")
      if isName(said.unit, word) {
        index = start
        return nil
      }
      return UnitReading(unit: said.unit, language: said.language, word: word)
    }
    return nil
  }

  /// Where the longest unit can end that begins at a place: behind its word, unless some unit of several
  /// words begins with that.
  private func limit(ofUnitFrom start: Int, longest: Int) -> Int {
    let limit = min(characters.count, start + longest)
    let word = characters[start..<limit].prefix {
      $0.asciiValue?.isASCIILetter == true
    }
    guard word.endIndex < limit, characters[word.endIndex].isASCII,
      !ShoppingUnit.firstWords.contains(String(word).lowercased())
    else { return limit }
    return word.endIndex
  }

  /// Whether a Chinese name stands here that begins like an amount or a unit.
  var isAtChineseName: Bool {
    current?.isChinese == true && NumberNames.chinese.contains(where: isAt)
  }

  /// "5G" is no weight and "2T" no spoon, but "500G" is.
  private func isShorthand(_ word: String, at start: Int) -> Bool {
    switch word {
    case "G": character(at: start - 2)?.digit == nil
    case "t", "T", "c", "C": true
    default: false
    }
  }

  private func isUnitEnd(_ end: Int) -> Bool {
    guard let last = character(at: end - 1), !last.isBlank else { return false }
    guard !last.isChinese, let after = character(at: end) else { return true }
    if "-'’".contains(after), character(at: end + 1)?.isLetter == true { return false }
    return !after.isLetter && after.digit == nil || after.isChinese
  }

  /// Whether the unit here is the first part of a name: "can opener", "Head & Shoulders".
  private func isName(_ unit: ShoppingUnit, _ word: String) -> Bool {
    var ahead = self
    ahead.skipBlanks()
    if ahead.take(oneOf: "&") { return true }
    let following = PluralForm.common(LetterFolding.folded(ahead.letters()))
    let isSingular = word == "C" || unit.words[.english]?.first == word.lowercased()
    return isSingular && NumberNames.compounds[unit.id]?.contains(following) == true
  }
}
