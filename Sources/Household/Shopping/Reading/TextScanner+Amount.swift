extension TextScanner {
  /// Takes an amount with all that belongs to it: "2 x 330 ml", "2 (15 oz) cans of".
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
    if reading.isPartitive { takeContent(&reading) }
    return reading
  }

  /// Takes "about", "ca.", "~" before a number.
  private mutating func approximation() -> String? {
    let start = index
    if take(oneOf: "~≈约約") { return "about" }
    guard current?.isLetterOfWord == true else { return nil }
    var ahead = self
    let first = LetterFolding.folded(ahead.letters())
    for words in NumberWords.approximate where words.first == first {
      if words.allSatisfy({ word in
        skipBlanks()
        return take(wordOf: [word]) != nil
      }) {
        _ = take(oneOf: ".")
        let about = text(from: start)
        skipBlanks()
        if current?.digit != nil { return about }
      }
      index = start
    }
    index = start
    return nil
  }

  mutating func counted() throws(ItemError) -> AmountReading? {
    let start = index
    if let few = few() ?? between() { return few }
    if let pack = try packOfSize() { return pack }
    guard let number = number() else { return nil }
    if let range = try range(from: number, start: start) { return range }
    let end = index
    if takeMultiplier() { return try multiplied(number, start: start, end: end) }
    if let size = sizeInParentheses() {
      skipBlanks()
      return try reading(number, start: start, end: end, unit: unit(isGlued: false), size: size)
    }
    let isGlued = self.isGlued
    skipBlanks()
    if isGlued || current != "-" {
      let place = index
      let modifier = isGlued ? nil : modifier()
      let unit = unit(isGlued: isGlued)
      if let unit, isPackSize(number, unit) {
        index = start
        return nil
      }
      if unit != nil || modifier != nil {
        var result = try reading(number, start: start, end: end, unit: unit)
        if let modifier { result?.notes.append(modifier) }
        return try timesCount(result, start: start)
      }
      index = place
    }
    if isGlued || number.needsUnit || current == "-" || isName(withNumberFrom: start) {
      index = start
      return nil
    }
    if let sized = try sized(number, start: start, end: end) { return sized }
    return try reading(number, start: start, end: end, unit: nil)
  }

  /// Whether "6 pack" is the size of a pack, as in "6 pack beer".
  private func isPackSize(_ number: NumberReading, _ unit: UnitReading) -> Bool {
    guard unit.unit.id == "pack", let plain = number.plain, plain >= Rational(4) else {
      return false
    }
    return ["pack", "pk"].contains(LetterFolding.folded(unit.word))
  }

  /// Whether what stands here makes a name with the number before it, written from `start`.
  func isName(withNumberFrom start: Int) -> Bool {
    let digits = text(from: start).trimmed
    guard let last = characters[index...].last(where: { !$0.isBlank }) else { return false }
    if let year = Int(digits), (1900...2099).contains(year), last != "s" { return true }
    var ahead = self
    ahead.skipBlanks()
    let word = LetterFolding.folded(ahead.letters())
    return NumberNames.afterAny.contains(word)
      || NumberNames.following[digits]?.contains(word) == true
  }

  /// Takes "large" in "1 large bunch", when a unit follows or all is an amount: "3 large".
  private mutating func modifier() -> String? {
    let start = index
    guard let word = take(wordOf: Self.modifiers) else { return nil }
    if isAmountAlone, isAtEnd { return word }
    skipBlanks()
    var ahead = self
    guard let unit = ahead.unit(isGlued: false), !unit.word.isEmpty,
      isAmountAlone || !ahead.isAtEnd
    else {
      index = start
      return nil
    }
    return word
  }

  private static let modifiers = Set(
    """
    large small big medium whole heaping heaped level rounded scant generous grosse grosser grosses \
    grossen kleine kleiner kleines kleinen gehaufter gehaufte gestrichener gestrichene grand grande \
    grandes grands petit petite petits petites gros pequeno pequena pequenos pequenas duza duze duzy \
    mala male maly
    """.split(separator: " ").map(String.init))
}
