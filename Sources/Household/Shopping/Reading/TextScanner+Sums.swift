extension TextScanner {
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
      } else if isAt("+") || (reading.hasUnit && take(wordOf: NumberWords.plus) != nil) {
        let isSum = take(oneOf: "+")
        skipBlanks()
        let place = index
        if let more = try further(), more.hasUnit || (isSum && isCount(from: place)) {
          reading.quantities = reading.quantities.adding(more.quantities)
          reading.unitWord = more.unitWord ?? reading.unitWord
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
  mutating func takeHalf(_ reading: inout AmountReading) {
    guard reading.hasUnit, let quantity = reading.quantities.first else { return }
    let isChinese =
      character(at: index - 1)?.isChinese == true && take(oneOf: NumberWords.chineseHalf)
    guard let half = isChinese ? Rational(1, over: 2) : takeAndHalf(),
      let number = quantity.number?.adding(half)
    else { return }
    reading.quantities[0] = Quantity(number, unit: quantity.unit, language: quantity.language)
  }

  /// Takes "of" behind an amount, and what is in each pack as a note: "12" in "2 boxes of 12 eggs",
  /// "500 g" in "2 Packungen à 500 g".
  mutating func takeContent(_ reading: inout AmountReading) {
    let start = index
    let isOf = takeOf()
    if !isOf {
      skipBlanks()
      if take(wordOf: NumberWords.each) != nil { skipBlanks() } else { index = start }
    }
    let place = index
    let isPack = reading.quantities.last?.unit.flatMap(ShoppingUnit.named)?.dimension == .pack
    if isPack, place > start, current?.digit != nil, (try? counted()) != nil {
      reading.notes.append(text(from: place).trimmed)
      _ = takeOf()
    } else if !isOf {
      index = start
    } else {
      index = place
    }
  }

  /// Whether the number from `place` to here, without a unit, counts what is named behind it.
  private func isCount(from place: Int) -> Bool {
    var number = self
    number.index = place
    _ = number.digits()
    return isAtEnd
      || character(at: index - 1)?.isBlank == true && !number.isName(withNumberFrom: place)
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
