extension TextScanner {
  /// Takes a number said in words before something: "two", "a", "half a", "eine halbe", "a couple of".
  mutating func spokenNumber() -> NumberReading? {
    guard current?.isLetterOfWord == true else { return nil }
    let start = index
    guard let number = spokenValue() else { return nil }
    let end = index
    skipBlanks()
    let isParted = index > end || character(at: end - 1).map { $0.isBlank || $0 == "-" } == true
    guard isAtEnd ? isAmountAlone : isParted else {
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
    reading.needsUnit = number.denominator > 2
    return reading
  }

  /// Takes "half", "half a", "a half", "ein halbes", "un demi-", "demi-" before a unit, but not the
  /// "demi-" of "demi-sel".
  mutating func spokenHalf() -> Rational? {
    let start = index
    let hasArticle = take(wordOf: NumberWords.articles) != nil
    if hasArticle { skipBlanks() }
    if isAt("demi-") {
      index += 5
      var ahead = self
      if hasArticle || ahead.unit(isGlued: false) != nil { return Rational(1, over: 2) }
      index = start
      return nil
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
      if isAtNameOfHalf {
        index = start
        return nil
      }
      takeArticle()
      return half
    }
    if take(wordOf: NumberWords.articles) != nil { return spokenValueBehindArticle() }
    if take(wordOf: [NumberWords.couple]) != nil, takeOf() { return Rational(2) }
    index = start
    if let part = spokenPart(isCounted: false) { return part }
    guard let value = spokenWhole() else {
      index = start
      return nil
    }
    let end = index
    _ = take(oneOf: "-")
    skipBlanks()
    if value < Rational(10), let part = spokenPart(isCounted: true),
      let parts = part.multiplied(by: value)
    {
      return parts
    }
    index = end
    return takeAndHalf().map(value.adding) ?? value
  }

  /// Takes the rest of "a couple of", "a quarter", "an eighth" and "a hundred"; else the article is one.
  private mutating func spokenValueBehindArticle() -> Rational? {
    let end = index
    skipBlanks()
    if take(wordOf: [NumberWords.couple]) != nil {
      _ = takeOf()
      return Rational(2)
    }
    if take(wordOf: NumberWords.quarters) != nil {
      takeArticle()
      return Rational(1, over: 4)
    }
    if let part = spokenPart(isCounted: false) { return part }
    if let multiple = spokenMultiple() { return Rational(multiple) }
    index = end
    return isAtEnd ? nil : Rational(1)
  }

  /// Takes "and a half", "et demi".
  mutating func takeAndHalf() -> Rational? {
    let start = index
    skipBlanks()
    if take(wordOf: NumberWords.and) != nil {
      skipBlanks()
      if let half = spokenHalf() { return half }
    }
    index = start
    return nil
  }

  /// Takes "half" or "eighth of a" and, behind a number, "thirds".
  private mutating func spokenPart(isCounted: Bool) -> Rational? {
    let start = index
    let word = LetterFolding.folded(letters())
    if let below = NumberWords.parts[word], isCounted || !word.hasSuffix("s"),
      below > 2 || !isAtNameOfHalf
    {
      takeArticle()
      return Rational(1, over: below)
    }
    index = start
    return nil
  }

  /// Whether a "half" before this is no half of anything: "half & half", "half fat milk".
  private var isAtNameOfHalf: Bool {
    var ahead = self
    ahead.skipBlanks()
    return ahead.take(oneOf: "&") || ahead.take(wordOf: NumberNames.afterHalf) != nil
  }

  private mutating func spokenMultiple() -> Int? {
    let start = index
    if let multiple = NumberWords.multiples[LetterFolding.folded(letters())] { return multiple }
    index = start
    return nil
  }

  /// Takes "two", "anderthalb", "twenty-four", "one hundred and fifty"; nil where more number words
  /// follow than that.
  private mutating func spokenWhole() -> Rational? {
    guard let first = NumberWords.values[partOfWord()] else { return nil }
    guard first.isWhole else { return isAtPartOfWord ? nil : first }
    var total = first.numerator
    // Below what a number must be to add to the one before it.
    var room = Self.room(behind: total)
    while true {
      let end = index
      if !take(oneOf: "-") { skipBlanks() }
      if room > 10, take(wordOf: NumberWords.and) != nil { skipBlanks() }
      let word = partOfWord()
      if let multiple = NumberWords.multiples[word] {
        guard total < multiple else { return nil }
        total *= multiple
        room = multiple
      } else if let value = NumberWords.values[word], value < Rational(room), value.isWhole {
        total += value.numerator
        room = Self.room(behind: value.numerator)
      } else {
        index = end
        return isAtPartOfWord ? nil : Rational(total)
      }
    }
  }

  private static func room(behind number: Int) -> Int {
    number >= 20 && number < 100 ? 10 : 0
  }

  /// Takes the letters here, folded, also before a hyphen: "twenty" in "twenty-four".
  private mutating func partOfWord() -> String {
    let start = index
    while let current, current.isLetterOfWord, index - start <= ShoppingUnit.longestWord {
      index += 1
    }
    return LetterFolding.folded(text(from: start))
  }

  /// Whether the number word before this is a part of another word: "five-spice", "one's".
  private var isAtPartOfWord: Bool {
    guard let current, let next else { return current?.digit != nil }
    return current.digit != nil || ("-'’".contains(current) && next.isLetter)
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
    let isHalf = index == start && take(oneOf: NumberWords.chineseHalf)
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
