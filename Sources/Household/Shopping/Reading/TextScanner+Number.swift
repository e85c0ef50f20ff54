extension TextScanner {
  /// Takes a number: "2", "1,5", "0.5", "½", "1 1/2", "2½", "1⁄2", "1,234.5", "two", "half a", 两.
  ///
  /// Nil, with the place unchanged, for what is part of a name: "00 flour", "2% milk", "80/20 beef",
  /// "20 € voucher", "12\" pizza", "5' ladder", "9:30 alarm".
  mutating func number() -> NumberReading? {
    let start = index
    guard let reading = spokenNumber() ?? chineseNumber() ?? writtenNumber() else {
      index = start
      return nil
    }
    if !reading.isSpoken, reading.isBelowOne { takePart() }
    let place = index
    let isLength = current.map { "\"”″'’′".contains($0) } == true
    let isTime = current == ":" && next?.digit != nil
    skipBlanks()
    if isLength || isTime || current.map({ "%‰°&".contains($0) || $0.isCurrencySymbol }) == true {
      index = start
      return nil
    }
    index = place
    return reading
  }

  /// Takes the "of a" in "3/4 of a cup".
  private mutating func takePart() {
    let start = index
    if takeOf(), take(wordOf: NumberWords.articles) != nil, current?.isBlank == true { return }
    index = start
  }

  private mutating func writtenNumber() -> NumberReading? {
    if let fraction = takeFractionSign() { return NumberReading(.exact(fraction)) }
    let isPoint = current.map { ".,".contains($0) } == true && next?.digit != nil
    let whole = isPoint ? "0" : digits()
    guard (1...9).contains(whole.count), whole == "0" || !whole.hasPrefix("0"),
      let number = Int(whole)
    else { return nil }
    if let slashed = takeSlashed(above: number) {
      return slashed.map { NumberReading(.exact($0)) }
    }
    if let current, ".,".contains(current), next?.digit != nil { return decimals(after: whole) }
    if let thousands = spacedThousands(after: whole) {
      return NumberReading(.exact(Rational(thousands)))
    }
    let fraction = takeAddedFraction()
    return Rational(number).adding(fraction ?? Rational(0)).map { NumberReading(.exact($0)) }
  }

  /// The part behind a slash; nil when there is none, and `.some(nil)` when it makes no amount:
  /// "80/20", "24/7", "1/2/3".
  private mutating func takeSlashed(above: Int) -> Rational?? {
    let start = index
    skipBlanks()
    let slash = current
    let isSlash = take(oneOf: "/⁄∕")
    skipBlanks()
    guard isSlash, current?.digit != nil else {
      index = start
      return nil
    }
    let below = Int(digits()) ?? 0
    guard [2, 3, 4, 5, 6, 8, 10, 12, 16].contains(below), above <= 10 * below, above > 0,
      current != slash, let fraction = Rational(above, over: below)
    else { return .some(nil) }
    return fraction
  }

  private mutating func decimals(after whole: String) -> NumberReading? {
    var groups: [(mark: Character, digits: String)] = []
    while let mark = current, ".,".contains(mark), next?.digit != nil {
      index += 1
      groups.append((mark, digits()))
    }
    guard let first = groups.first, let last = groups.last else { return nil }
    let isGrouped =
      whole.count <= 3 && whole != "0" && groups.dropLast().allSatisfy { $0.digits.count == 3 }
      && groups.dropLast().allSatisfy { $0.mark == first.mark }
    let thousands = Rational(whole: whole + groups.map(\.digits).joined(), decimals: "")
    let decimal = Rational(
      whole: whole + groups.dropLast().map(\.digits).joined(), decimals: last.digits)
    guard let thousands, let decimal else { return nil }
    switch (groups.count, last.digits.count == 3) {
    case (1, true) where isGrouped:
      return NumberReading(.grouped(thousands: thousands, decimal: decimal, mark: first.mark))
    case (1, _):
      return NumberReading(.exact(decimal))
    case (_, true) where isGrouped && last.mark == first.mark:
      return NumberReading(.exact(thousands))
    case (_, _) where isGrouped && last.mark != first.mark:
      return NumberReading(.exact(decimal))
    default:
      return nil
    }
  }

  /// "1 000" and "1 000 000": a space before three zeros can only group thousands.
  private mutating func spacedThousands(after whole: String) -> Int? {
    var groups = 0
    while whole.count <= 3, groups < 2 {
      let start = index
      guard take(oneOf: " "), digits() == "000" else {
        index = start
        break
      }
      groups += 1
    }
    return groups == 0 ? nil : Int(whole + String(repeating: "000", count: groups))
  }

  /// The fraction of a mixed number: "1 1/2", "1½", "1-1/2", "1 and 1/2", "2 and a half".
  private mutating func takeAddedFraction() -> Rational? {
    let start = index
    if let fraction = takeFractionSign() { return fraction }
    let isHyphen = take(oneOf: "-")
    if !isHyphen {
      skipBlanks()
      if take(oneOf: "&") || take(wordOf: NumberWords.and) != nil {
        skipBlanks()
        if let half = spokenHalf() { return half }
      }
    }
    if index > start, let fraction = takeFractionSign() { return fraction }
    let above = Int(digits())
    if let above, index > start, case .some(let fraction?) = takeSlashed(above: above),
      fraction < Rational(1)
    {
      return fraction
    }
    index = start
    return nil
  }

  private mutating func takeFractionSign() -> Rational? {
    guard let current, let (above, below) = NumberWords.fractions[current] else { return nil }
    index += 1
    return Rational(above, over: below)
  }
}
