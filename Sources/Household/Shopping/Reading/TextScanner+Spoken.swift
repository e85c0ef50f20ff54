extension TextScanner {
  /// Takes a number said in words before something: "two", "a", "half a", "eine halbe", "a couple of".
  mutating func spokenNumber() -> NumberReading? {
    let start = index
    guard let number = spokenValue() else { return nil }
    let end = index
    skipBlanks()
    guard !isAtEnd, index > end else {
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
    return reading
  }

  /// Takes "half", "half a", "a half", "ein halbes".
  mutating func spokenHalf() -> Rational? {
    let start = index
    if take(wordOf: NumberWords.articles) != nil { skipBlanks() }
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
      if take(wordOf: NumberWords.articles) == nil { index = end }
      return half
    }
    if take(wordOf: NumberWords.articles) != nil {
      let end = index
      skipBlanks()
      if take(wordOf: ["couple"]) != nil {
        _ = takeOf()
        return Rational(2)
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
      if take(wordOf: ["and", "und", "et", "y", "e", "i"]) != nil {
        skipBlanks()
        if let half = spokenHalf() { return value.adding(half) }
      }
      index = end
      return value
    }
    index = start
    return nil
  }

  /// Takes a Chinese number up to 99, or 半: it only counts before a unit.
  mutating func chineseNumber() -> NumberReading? {
    var value = 0
    let start = index
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
