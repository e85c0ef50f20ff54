extension TextScanner {
  /// Takes an amount with all that belongs to it: "2 x 330 ml", "2 (15 oz) cans of", "1 cup + 2
  /// tbsp".
  ///
  /// Nil, with the place unchanged, when a name stands here.
  mutating func amount() throws(ItemError) -> AmountReading? {
    let start = index
    let about = approximation()
    guard var reading = try counted() else {
      index = start
      return nil
    }
    if let about { reading.notes.insert(about, at: 0) }
    try takeFurther(&reading)
    if reading.hasUnit || reading.quantities.first?.number.map({ $0 < Rational(1) }) == true {
      _ = takeOf()
    }
    return reading
  }

  /// Takes "about", "ca.", "~" before a number.
  private mutating func approximation() -> String? {
    let start = index
    if take(oneOf: "~≈约約") { return "about" }
    if let word = take(wordOf: NumberWords.approximate) {
      let dot = take(oneOf: ".") ? "." : ""
      skipBlanks()
      if current?.digit != nil { return word + dot }
    }
    index = start
    return nil
  }

  private mutating func counted() throws(ItemError) -> AmountReading? {
    let start = index
    if let few = fewWords() { return few }
    guard let number = number() else { return nil }
    if let range = try range(from: number, start: start) { return range }
    let end = index
    if takeMultiplier() { return try multiplied(number, start: start, end: end) }
    if let size = sizeInParentheses() {
      skipBlanks()
      return try reading(number, start: start, end: end, unit: unit(isGlued: false), size: size)
    }
    let isGlued = current?.isLetter == true
    skipBlanks()
    if isGlued || current != "-" {
      let place = index
      let modifier = isGlued ? nil : modifier()
      if let unit = unit(isGlued: isGlued) {
        if isPackSize(number, unit) {
          index = start
          return nil
        }
        var result = try reading(number, start: start, end: end, unit: unit)
        if let modifier { result?.notes.append(modifier) }
        return try timesCount(result, start: start)
      }
      index = place
    }
    if isGlued || number.needsUnit || current == "-" || isName(after: number, start: start) {
      index = start
      return nil
    }
    if let sized = try sized(number, start: start, end: end) { return sized }
    return try reading(number, start: start, end: end, unit: nil)
  }

  /// "A few limes", "several apples": an amount in words.
  private mutating func fewWords() -> AmountReading? {
    let start = index
    if take(wordOf: ["a"]) != nil { skipBlanks() }
    guard take(wordOf: ["few", "several"]) != nil, current?.isBlank == true else {
      index = start
      return nil
    }
    let words = text(from: start)
    _ = takeOf()
    return AmountReading(quantities: [Quantity(.words(words))])
  }

  /// "2-3", "2 to 3", kept as it was written.
  private mutating func range(
    from first: NumberReading, start: Int
  ) throws(ItemError) -> AmountReading? {
    let end = index
    skipBlanks()
    let dash = current
    let isDash = take(oneOf: "-–—~〜～至到")
    let word = isDash ? nil : take(wordOf: NumberWords.to)
    skipBlanks()
    guard isDash || word != nil, let second = number(), let low = first.plain,
      let high = second.plain, low < high
    else {
      index = end
      return nil
    }
    let last = text(from: start).split(whereSeparator: \.isBlank).joined(separator: " ")
    let firstText = String(characters[start..<end])
    let words =
      isDash
      ? firstText + String(dash ?? "-") + secondText(in: last)
      : last
    let isGlued = current?.isLetter == true
    let place = index
    skipBlanks()
    let unit = unit(isGlued: isGlued)
    if unit == nil, isGlued || current == "-" {
      index = end
      return nil
    }
    if unit == nil { index = place }
    return AmountReading(
      quantities: [Quantity(.words(words), unit: unit?.unit.id)], unitWord: unit?.word)
  }

  private func secondText(in range: String) -> String {
    let parts = range.split { "-–—~〜～至到".contains($0) }
    return parts.dropFirst().joined(separator: "-").trimmed
  }

  /// Whether "6 pack" is the size of a pack, as in "6 pack beer".
  private func isPackSize(_ number: NumberReading, _ unit: UnitReading) -> Bool {
    guard unit.unit.id == "pack", let plain = number.plain, plain >= Rational(4) else {
      return false
    }
    return ["pack", "pk"].contains(LetterFolding.folded(unit.word)) && !isAtEnd
  }

  private func isName(after number: NumberReading, start: Int) -> Bool {
    let digits = text(from: start).trimmed
    var ahead = self
    let word = LetterFolding.folded(ahead.letters())
    guard !word.isEmpty else { return false }
    return NumberNames.afterAny.contains(word)
      || NumberNames.following[digits]?.contains(word) == true
  }

  /// Takes "large" in "1 large bunch", when a unit follows.
  private mutating func modifier() -> String? {
    let start = index
    guard let word = take(wordOf: Self.modifiers) else { return nil }
    skipBlanks()
    var ahead = self
    guard let unit = ahead.unit(isGlued: false), !unit.word.isEmpty, !ahead.isAtEnd else {
      index = start
      return nil
    }
    return word
  }

  private static let modifiers: Set<String> = [
    "large", "small", "big", "medium", "heaping", "heaped", "level", "rounded", "scant", "generous",
    "grosse", "grosser", "grosses", "grossen", "kleine", "kleiner", "kleines", "kleinen",
    "gehaufter",
    "gehaufte", "gestrichener", "gestrichene", "grand", "grande", "grandes", "grands", "petit",
    "petite", "petits", "petites", "gros", "grosses", "pequeno", "pequena", "pequenos", "pequenas",
    "duza", "duze", "duzy", "mala", "male", "maly",
  ]
}
