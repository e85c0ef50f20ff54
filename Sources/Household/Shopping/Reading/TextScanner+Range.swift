extension TextScanner {
  /// The rest of "2-3" and "2 to 3" behind its first number; kept in words, never as a sum.
  mutating func range(
    from first: NumberReading, start: Int
  ) throws(ItemError) -> AmountReading? {
    let end = index
    skipBlanks()
    let mark = index
    let isDash = take(oneOf: "-–—~〜～至到")
    if isDash || take(wordOf: NumberWords.to) != nil {
      let separator = text(from: mark)
      skipBlanks()
      let place = index
      if let second = number(), let low = first.plain, let high = second.plain, low < high,
        !isDash || first.isSpoken == second.isSpoken
      {
        let ends = [String(characters[start..<end]).trimmed, text(from: place)]
        let words = ends.joined(separator: isDash ? separator : " \(separator) ")
        if let range = inWords(words) { return range }
      }
    }
    index = end
    return nil
  }

  /// Takes "between 2 and 3", kept as it was written.
  mutating func between() -> AmountReading? {
    let start = index
    if take(wordOf: NumberWords.between) != nil {
      skipBlanks()
      let low = number()?.plain
      skipBlanks()
      if let low, take(wordOf: NumberWords.and) != nil {
        skipBlanks()
        if let high = number()?.plain, low < high, let range = inWords(text(from: start)) {
          return range
        }
      }
    }
    index = start
    return nil
  }

  /// Takes "a few", "a little" and "several"; not "ein Paar", which is a pair.
  mutating func few() -> AmountReading? {
    guard current?.isLetterOfWord == true else { return nil }
    let start = index
    let hasArticle = take(wordOf: NumberWords.articles) != nil
    if hasArticle { skipBlanks() }
    let accepted = hasArticle ? NumberWords.vagueAfterArticle : NumberWords.vague
    guard let word = take(wordOf: accepted), word != "Paar", current?.isBlank == true else {
      index = start
      return nil
    }
    let words = text(from: start)
    _ = takeOf()
    return AmountReading(quantities: [Quantity(.words(words))])
  }

  /// The amount of these words and the unit behind them; nil where a name stands: "5-6-seater".
  private mutating func inWords(_ words: String) -> AmountReading? {
    let isGlued = self.isGlued
    let end = index
    skipBlanks()
    let unit = unit(isGlued: isGlued)
    if unit == nil {
      guard !isGlued, current != "-" else { return nil }
      index = end
    }
    let quantity = Quantity(.words(words), unit: unit?.unit.id, language: unit?.language)
    return AmountReading(quantities: [quantity], unitWord: unit?.word)
  }
}
