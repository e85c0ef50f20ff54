extension TextScanner {
  /// Takes a number said in words before something: "two", "a", "half a", "eine halbe", "a couple of".
  mutating func spokenNumber() -> NumberReading? {
    guard current?.isLetterOfWord == true else { return nil }
    let start = index
    guard let number = spokenValue() else { return nil }
    let end = index
    skipBlanks()
    guard !isAtEnd, index > end || character(at: end - 1).map({ $0.isBlank || $0 == "-" }) == true
    else {
      index = start
      return nil
    }
    if let following = NumberNames.following[LetterFolding.folded(text(from: start).trimmed)] {
      let place = index
      if take(wordOf: following) != nil {
        index = start
        return nil
      }
      index = place
    }
    index = end
    var reading = NumberReading(.exact(number))
    reading.isSpoken = true
    reading.needsUnit = number == Rational(1, over: 4)
    return reading
  }

  /// Takes "half", "half a", "a half", "ein halbes".
  mutating func spokenHalf() -> Rational? {
    let start = index
    if take(wordOf: NumberWords.articles) != nil { skipBlanks() }
    if isAt("demi-") {
      index += 5
      return Rational(1, over: 2)
    }
    guard take(wordOf: NumberWords.halves) != nil else {
      index = start
      return nil
    }
    return Rational(1, over: 2)
  }

  private mutating func spokenValue() -> Rational? {
    let start = index
    if let half = spokenHalf() {
      let end = index
      skipBlanks()
      if take(oneOf: "&") || take(wordOf: NumberNames.afterHalf) != nil {
        index = start
        return nil
      }
      index = end
      takeArticle()
      return half
    }
    if take(wordOf: NumberWords.articles) != nil {
      let end = index
      skipBlanks()
      if take(wordOf: ["couple"]) != nil {
        _ = takeOf()
        return Rational(2)
      }
      if take(wordOf: NumberWords.quarters) != nil {
        takeArticle()
        return Rational(1, over: 4)
      }
      index = end
      return Rational(1)
    }
    if take(wordOf: ["couple"]) != nil, takeOf() { return Rational(2) }
    index = start
    let word = LetterFolding.folded(letters())
    if let value = NumberWords.values[word] {
      let end = index
      skipBlanks()
      if take(wordOf: NumberWords.and) != nil {
        skipBlanks()
        if let half = spokenHalf() { return value.adding(half) }
      }
      index = end
      return value
    }
    index = start
    return nil
  }

  /// Takes the "of a" in "a quarter of a pound", the "a" in "half a pound" and the "de" in "un cuarto
  /// de kilo".
  private mutating func takeArticle() {
    let start = index
    if !takeOf() { skipBlanks() }
    if take(wordOf: NumberWords.articles) != nil, current?.isBlank == true { return }
    var ahead = self
    if ahead.unit(isGlued: false) == nil { index = start }
  }

  /// Takes a Chinese number up to 99, or 半: it only counts before a unit.
  mutating func chineseNumber() -> NumberReading? {
    guard current?.isChinese == true, !isAtChineseName else { return nil }
    let start = index
    var value = 0
    while let current, let digit = NumberWords.chinese[current] {
      value = digit == 10 ? max(value, 1) * 10 : value + digit
      index += 1
    }
    let isHalf = index == start && take(oneOf: "半")
    guard index > start, let number = isHalf ? Rational(1, over: 2) : Rational(value) else {
      return nil
    }
    var reading = NumberReading(.exact(number))
    reading.needsUnit = true
    return reading
  }

  /// Takes the word between an amount and its thing: of, de, d', de la, von, 的.
  ///
  /// Gives whether there was one.
  mutating func takeOf() -> Bool {
    let start = index
    skipBlanks()
    if take(oneOf: "的") { return true }
    if let current, "dD".contains(current), let next, "'’".contains(next) {
      index += 2
      return true
    }
    guard take(wordOf: NumberWords.of) != nil, current?.isBlank == true else {
      index = start
      return false
    }
    skipBlanks()
    if let current, "lL".contains(current), let next, "'’".contains(next) {
      index += 2
    } else if take(wordOf: ["la", "the"]) != nil {
      skipBlanks()
    }
    return !isAtEnd
  }
}
