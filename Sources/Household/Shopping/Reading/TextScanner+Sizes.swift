extension TextScanner {
  /// Takes the sign between a count and a thing: "x", "×", "*".
  mutating func takeMultiplier() -> Bool {
    let start = index
    skipBlanks()
    if take(oneOf: "×✕✖*") { return true }
    if take(oneOf: "xX"), current.map({ !$0.isLetter && !"-'’".contains($0) }) ?? true {
      return true
    }
    index = start
    return false
  }

  /// What stands behind "2 x": a size and a pack ("2 x 400 g tins"), a number to multiply by
  /// ("2 x 6 eggs"), a unit, or the name; nil for the measures of one thing ("9 x 13 pan").
  mutating func multiplied(
    _ number: NumberReading, start: Int, end: Int
  ) throws(ItemError) -> AmountReading? {
    let isTight = current?.isBlank == false && character(at: end)?.isBlank == false
    skipBlanks()
    let place = index
    if let size = size() {
      skipBlanks()
      var result = try reading(
        number, start: start, end: end, unit: unit(isGlued: false), size: size)
      result?.isMultiplied = true
      return result
    }
    if let second = self.number(), !second.isSpoken {
      if number.plain.map(\.isWhole) == false {
        index = start
        return nil
      }
      var ahead = self
      let isGlued = self.isGlued
      ahead.skipBlanks()
      if !isGlued, ahead.unit(isGlued: false) == nil, !isAtEnd, !isTight,
        !isName(withNumberFrom: place)
      {
        let written = text(from: start)
        let left = try number.resolved(before: nil, in: written)
        let right = try second.resolved(before: nil, in: written)
        guard right.isWhole, PluralForm.isPlural(ahead.rest.lastWord) else {
          index = start
          return nil
        }
        guard let product = left.multiplied(by: right), product <= Rational(ItemLimits.amount)
        else {
          throw .tooLarge(written)
        }
        return AmountReading(quantities: [Quantity(product)], isMultiplied: true)
      }
      if isTight {
        index = start
        return nil
      }
    }
    index = place
    var result = try reading(number, start: start, end: end, unit: unit(isGlued: false))
    result?.isMultiplied = true
    return result
  }

  /// Takes a size such as "330 ml", "14-oz", "1.5 l" and gives its text.
  mutating func size() -> String? {
    let start = index
    guard let number = number(), !number.isSpoken else {
      index = start
      return nil
    }
    _ = take(oneOf: "-")
    let isGlued = self.isGlued
    skipBlanks()
    guard let unit = unit(isGlued: isGlued), unit.unit.isMeasure else {
      index = start
      return nil
    }
    let size = text(from: start)
    _ = take(oneOf: "-")
    return size
  }

  /// Takes "(15 oz)" behind a count.
  mutating func sizeInParentheses() -> String? {
    let start = index
    skipBlanks()
    if let inside = parentheses(), inside.contains(where: { $0.digit != nil || $0.isNumber }) {
      return inside
    }
    index = start
    return nil
  }

  /// Takes the size in "2 400g tins tomatoes" and "1 14-oz can": a count, a size, mostly a pack.
  mutating func sized(
    _ number: NumberReading, start: Int, end: Int
  ) throws(ItemError) -> AmountReading? {
    let place = index
    guard let size = size() else { return nil }
    skipBlanks()
    let unit = unit(isGlued: false)
    if unit == nil, characters[place..<min(place + 3, index)].allSatisfy({ $0.digit != nil }) {
      let whole = String(characters[start..<end])
      throw .ambiguous(text(from: start).trimmed, either: "\(whole) x \(size)", or: whole + size)
    }
    return try reading(number, start: start, end: end, unit: unit, size: size)
  }

  /// Takes "12 oz bag" and "1-inch piece": one pack, since its word is a singular, with its size.
  mutating func packOfSize() throws(ItemError) -> AmountReading? {
    let start = index
    if let number = number(), number.plain != nil {
      index = start
      if let size = size(), ShoppingUnit.said(size.lastWord)?.unit.id != "cup" {
        skipBlanks()
        if let unit = unit(isGlued: false), unit.unit.dimension == .pack, isAmountAlone || !isAtEnd,
          unit.unit.words[unit.language]?.first.map(LetterFolding.folded)
            == LetterFolding.folded(unit.word)
        {
          return try reading(
            NumberReading(.exact(Rational(1))), start: start, end: index, unit: unit, size: size)
        }
      }
    }
    index = start
    return nil
  }

  /// Takes "x 6" behind a size: "330 ml x 6" is six of that size.
  mutating func timesCount(
    _ reading: AmountReading?, start: Int
  ) throws(ItemError) -> AmountReading? {
    let end = index
    let size = text(from: start).trimmed
    if let reading, reading.quantities.count == 1, takeMultiplier() {
      skipBlanks()
      let place = index
      if let count = number(), !count.isSpoken, isAtEnd || current?.isBlank == true {
        let number = try count.resolved(before: nil, in: String(characters[place..<index]))
        return AmountReading(
          quantities: [Quantity(number)], notes: [size], isMultiplied: true, unitWord: "")
      }
    }
    index = end
    return reading
  }

  /// The amount of what was read.
  func reading(
    _ number: NumberReading, start: Int, end: Int, unit: UnitReading?, size: String? = nil
  ) throws(ItemError) -> AmountReading? {
    let value = try number.resolved(before: unit?.unit, in: text(from: start).trimmed)
    let language = unit.flatMap { $0.unit.language(of: $0.word, after: value) ?? $0.language }
    return AmountReading(
      quantities: [Quantity(value, unit: unit?.unit.id, language: language)],
      notes: size.map { [$0] } ?? [],
      unitWord: unit?.word)
  }
}
