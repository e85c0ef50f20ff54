extension TextScanner {
  /// Takes the sign between a count and a thing: "x", "×", "*".
  mutating func takeMultiplier() -> Bool {
    let start = index
    skipBlanks()
    if take(oneOf: "×✕✖*") { return true }
    if take(oneOf: "xX"), current == nil || current?.isBlank == true || current?.digit != nil {
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
  private mutating func size() -> String? {
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
        if let unit = unit(isGlued: false), unit.unit.dimension == .pack, !isAtEnd,
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
    return AmountReading(
      quantities: [Quantity(value, unit: unit?.unit.id, language: unit?.language)],
      notes: size.map { [$0] } ?? [],
      unitWord: unit?.word)
  }

  /// Takes what adds to an amount: "+ 2 tbsp", "plus 1 tsp", "8 oz" behind "1 lb"; and the same amount
  /// in another unit ("/ 450 g") as a note.
  mutating func takeFurther(_ reading: inout AmountReading) throws(ItemError) {
    takeHalf(&reading)
    while true {
      let start = index
      skipBlanks()
      if reading.hasUnit, take(oneOf: "/") {
        skipBlanks()
        if let size = size() {
          reading.notes.append(size)
          continue
        }
      } else if take(oneOf: "+") || (reading.hasUnit && take(wordOf: NumberWords.plus) != nil) {
        skipBlanks()
        if let more = try further(), more.hasUnit {
          reading.quantities = reading.quantities.adding(more.quantities)
          reading.unitWord = more.unitWord
          continue
        }
      } else if let more = try smaller(than: reading) {
        reading.quantities = reading.quantities.adding(more.quantities)
        continue
      }
      index = start
      return
    }
  }

  /// The half in "a dozen and a half" and in 一斤半, one and a half jin.
  private mutating func takeHalf(_ reading: inout AmountReading) {
    guard reading.hasUnit, let quantity = reading.quantities.first else { return }
    let isChinese =
      character(at: index - 1)?.isChinese == true && take(oneOf: "半")
    guard let half = isChinese ? Rational(1, over: 2) : takeAndHalf(),
      let number = quantity.number?.adding(half)
    else { return }
    reading.quantities[0] = Quantity(number, unit: quantity.unit, language: quantity.language)
  }

  private mutating func further() throws(ItemError) -> AmountReading? {
    let start = index
    guard let number = number() else { return nil }
    let end = index
    let isGlued = self.isGlued
    skipBlanks()
    return try reading(number, start: start, end: end, unit: unit(isGlued: isGlued))
  }

  /// The ounces in "1 lb 8 oz beef".
  private mutating func smaller(than reading: AmountReading) throws(ItemError) -> AmountReading? {
    guard let unit = reading.quantities.last?.unit.flatMap(ShoppingUnit.named), unit.isMeasure,
      current?.digit != nil
    else { return nil }
    let start = index
    if let more = try further(),
      let other = more.quantities.first?.unit.flatMap(ShoppingUnit.named),
      other.dimension == unit.dimension, other.factor < unit.factor
    {
      return more
    }
    index = start
    return nil
  }
}
