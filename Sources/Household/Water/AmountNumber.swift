/// The number of an amount: "2 x 0.33", "a litre and a half".
struct AmountNumber {
  /// How many times.
  let count: Double
  let each: SpokenNumber
  /// The half behind the unit.
  let part: Double

  /// What it may mean before a measure, the likeliest first.
  ///
  /// "1.000" and "1,000" have two readings. But three decimals behind a comma are only written of
  /// litres: "1,000 oz" is a thousand, which is refused, and not one.
  func readings(of measure: SpokenMeasure, in system: UnitSystem) -> [Double] {
    let mayHaveDecimals =
      switch measure {
      case .unit(.liter, _), .unit(.centiliter, _): true
      case .unit: !each.hasComma
      case .container: !each.hasComma || system == .metric
      }
    let thousands = each.withThousands
    let readings = mayHaveDecimals ? [each.value, thousands] : [thousands ?? each.value]
    return readings.compactMap(\.self).map { ($0 + part) * count }
  }
}

extension WaterAmountParser {
  /// How many times it was: "250 ml x2".
  func takeTimes(from tokens: inout ArraySlice<SpokenToken>) -> Double {
    let end = tokens.suffix(3).map(\.self)
    guard end.count == 3, end[0].kind == .word, AmountWords.times.contains(end[1].text),
      let times = Int(digits: end[2].text)
    else { return 1 }
    tokens.removeLast(2)
    return Double(times)
  }

  /// The number at the start of `tokens`; nil when there is none.
  func takeNumber(from tokens: inout ArraySlice<SpokenToken>, times: Double) -> AmountNumber? {
    var count = times
    if let first = tokens.first, AmountWords.minus.contains(first.text) {
      tokens.removeFirst()
      count = -count
    }
    let start = tokens
    let counted = SpokenNumber(isCountOfVessels(tokens) ? tokens.prefix(1) : tokens)
    // "bottle of 500 ml"
    guard counted != nil || AmountWords.vessels.contains(tokens.first?.text ?? "") else {
      return nil
    }
    tokens = tokens.dropFirst(counted?.tokenCount ?? 0)
    let each = takeEach(from: &tokens, after: start)
    guard let number = each ?? counted else { return nil }
    if each != nil, let counted { count *= counted.value }
    // "a litre and a half"
    var part = 0.0
    if let and = tokens.lastIndex(where: { NumberWords.and.contains($0.text) }),
      let half = SpokenNumber(tokens[(and + 1)...]), half.value < 1,
      half.tokenCount == tokens.endIndex - and - 1
    {
      tokens = tokens[..<and]
      part = half.value
    }
    // "a 16.9-oz bottle", "half of my mug"
    while tokens.count > 1, AmountWords.between.contains(tokens[tokens.startIndex].text) {
      tokens.removeFirst()
    }
    return AmountNumber(count: count, each: number, part: part)
  }

  /// Whether the space in "2 500 ml bottles" parts no thousands.
  private func isCountOfVessels(_ tokens: ArraySlice<SpokenToken>) -> Bool {
    let digits = tokens.prefix(2).filter { Int(digits: $0.text) != nil && !$0.text.hasPrefix("0") }
    return digits.count == 2 && namesVessels(tokens)
  }

  private func namesVessels(_ tokens: ArraySlice<SpokenToken>) -> Bool {
    tokens.last.map { AmountWords.vessels.contains($0.text) } ?? false
  }

  /// What each of so many is: "2 x 330 ml", "2 bottles of 500 ml", "two 330 ml cans",
  /// "2 8-oz glasses", "a sixteen-ounce bottle".
  private func takeEach(
    from tokens: inout ArraySlice<SpokenToken>, after start: ArraySlice<SpokenToken>
  ) -> SpokenNumber? {
    guard let next = tokens.first, measure(in: tokens) == nil else { return nil }
    var rest = tokens
    if AmountWords.times.contains(next.text) {
      rest.removeFirst()
    } else if AmountWords.vessels.contains(next.text) {
      rest.removeFirst()
      if let next = rest.first?.text, NumberWords.of.contains(next) { rest.removeFirst() }
    } else {
      let isCount = start.first?.kind == .word && next.kind == .number
      let isArticle = start.first.map { NumberWords.articles.contains($0.text) } ?? false
      guard isCount || isArticle || namesVessels(tokens) else { return nil }
    }
    guard let each = SpokenNumber(rest) else { return nil }
    tokens = rest.dropFirst(each.tokenCount)
    if tokens.last?.text == "each" { tokens.removeLast() }
    return each
  }
}
