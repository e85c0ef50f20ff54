extension ItemDraft {
  /// The amount at the end of a name, and the name without it.
  static func trailingAmount(in name: String) throws(ItemError) -> (AmountReading?, String) {
    var scanner = TextScanner(name, isAmountAlone: true)
    let characters = scanner.characters
    let places = characters.indices.suffix(ItemLimits.trailingAmount).drop { $0 == 0 }
    for start in places where canStart(at: start, in: scanner) {
      scanner.index = start
      guard let reading = try? amount(ofRest: &scanner), !isSingular(reading) else { continue }
      let before = String(characters[..<start]).trimmed
      let mark = before.last.flatMap { ":=,，–—-".contains($0) ? $0 : nil }
      let rest = Self.tidied(before)
      guard ItemName.isName(rest), !TextScanner(rest).isNumber else { continue }
      if reading.hasUnit || isLikelyMultiplier(reading, characters[start]) || mark != nil
        || isCount(reading, of: rest)
      {
        return (reading, rest)
      }
    }
    return (nil, name)
  }

  /// "milk x2" asks for two, "coke 24 x 330 ml" for twenty-four; "thing x23" is rather called that.
  private static func isLikelyMultiplier(_ reading: AmountReading, _ first: Character) -> Bool {
    guard reading.isMultiplied, let number = reading.quantities.first?.number else { return false }
    return first.isNumber || number <= Rational(ItemLimits.trailingMultiplier)
  }

  /// The size that the last amount of a name is which has another in front: "2 coke 330 ml".
  static func size(_ reading: AmountReading, in name: String, behind rest: String) -> String? {
    guard !reading.isMultiplied,
      let unit = reading.quantities.first?.unit.flatMap(ShoppingUnit.named), unit.isMeasure
    else { return nil }
    let size = TextScanner(name).characters.dropFirst(rest.count)
    return String(String(size).trimmed.drop { ":=,–—- ".contains($0) })
  }

  /// The count that the last amount of a name is which has a size in front: "330 ml cola x 6".
  static func count(_ reading: AmountReading, of size: AmountReading) -> AmountReading? {
    guard size.quantities.count == 1, !size.isMultiplied, size.quantities[0].isMeasured,
      reading.isMultiplied, !reading.hasUnit
    else { return nil }
    var count = reading
    count.notes = [size.quantities.text] + size.notes
    return count
  }

  /// Digits, fractions, a multiplier or a Chinese number behind a blank or a Chinese character.
  private static func canStart(at index: Int, in scanner: TextScanner) -> Bool {
    guard let first = scanner.character(at: index), let before = scanner.character(at: index - 1)
    else { return false }
    let isDecimal = first == "." && scanner.character(at: index + 1)?.digit != nil
    let isNumber =
      first.digit != nil || (first.isNumber && !first.isLetter) || first == "~" || isDecimal
    let isTimes = "xX×✕✖".contains(first)
    let isMarked = ":=,，".contains(scanner.characters[..<index].last { !$0.isBlank } ?? " ")
    if before.isBlank || isMarked {
      return isNumber || isTimes || isMarked || NumberWords.chinese[first] != nil
    }
    return before.isChinese && NumberWords.chinese[before] == nil
      && (isNumber || NumberWords.chinese[first] != nil)
  }

  /// "iPhone 15 case": a number above one before the singular of a pack is no amount.
  private static func isSingular(_ reading: AmountReading) -> Bool {
    guard let quantity = reading.quantities.first, let number = quantity.number,
      number > Rational(1),
      let unit = quantity.unit.flatMap(ShoppingUnit.named), unit.dimension == .pack,
      let word = reading.unitWord, let english = unit.words[.english]
    else { return false }
    return english.first == word.lowercased() && english.dropFirst().first != english.first
  }

  /// "eggs 12": a plural before a whole number from 2 to 99.
  ///
  /// Sizes of nappies look the same and are left in the name.
  private static func isCount(_ reading: AmountReading, of name: String) -> Bool {
    guard let quantity = reading.quantities.first,
      quantity.number.map({ $0.isWhole && (Rational(2)...Rational(99)).contains($0) }) ?? true,
      let last = name.split(whereSeparator: \.isBlank).last
    else { return false }
    let folded = LetterFolding.folded(last)
    let isSized = ["pampers", "huggies", "diapers", "nappies"].contains(folded)
    return !isSized && PluralForm.isPlural(folded)
  }
}
