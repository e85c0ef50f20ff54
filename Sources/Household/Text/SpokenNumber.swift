/// A number in digits or plain words, at the start of what a person wrote.
struct SpokenNumber: Equatable {
  let value: Double
  /// The other reading of a number like "1.000", whose only mark may part the thousands or the
  /// decimals; `value` is then the reading with decimals.
  let withThousands: Double?
  /// Whether that mark is a comma.
  let hasComma: Bool
  /// How many tokens it took.
  let tokenCount: Int

  /// Reads "250", ".25", "0,25", "1 250", "1.250,5", "1/2", "1 1/2", "1-1/2", "2½", "half", "half a",
  /// "a", "two", "a couple of", "twenty-four", "one and a half", "anderthalb"; nil when `tokens` begin
  /// with something else.
  init?(_ tokens: ArraySlice<SpokenToken>) {
    guard let first = tokens.first else { return nil }
    var rest = tokens
    var decimal: DecimalText?
    switch first.kind {
    case .number:
      decimal = DecimalText(Self.takeThousands(&rest))
      guard let reading = Self.readDigits(first.text, decimal, &rest) else { return nil }
      value = reading
    case .word:
      guard let reading = Self.readWords(&rest) else { return nil }
      value = reading
    case .sign:
      guard let fraction = Self.fraction(first.text) else { return nil }
      rest.removeFirst()
      value = fraction
    }
    withThousands = decimal?.value == value ? decimal?.withThousands : nil
    hasComma = decimal?.hasComma ?? false
    tokenCount = tokens.count - rest.count
  }

  /// Words for numbers besides the whole ones: articles, parts of one, Chinese digits.
  private static let words: [String: Double] = {
    var words = parts.filter { !$0.key.hasSuffix("s") }
    words[NumberWords.couple] = 2
    words[NumberWords.chineseHalf] = 0.5
    for article in NumberWords.articles { words[article] = 1 }
    for half in NumberWords.halves { words[half] = 0.5 }
    for (digit, value) in NumberWords.chinese { words[String(digit)] = Double(value) }
    for (word, value) in NumberWords.values where !value.isWhole { words[word] = value.double }
    return words
  }()

  private static let parts = NumberWords.parts.mapValues { 1 / Double($0) }

  /// The part of one that a sign stands for.
  private static func fraction(_ sign: String) -> Double? {
    guard let sign = sign.first, let (above, below) = NumberWords.fractions[sign] else {
      return nil
    }
    return Double(above) / Double(below)
  }

  private static func readDigits(
    _ text: String, _ decimal: DecimalText?, _ rest: inout ArraySlice<SpokenToken>
  ) -> Double? {
    if let fraction = ratio(text) ?? mixed(text) { return fraction }
    guard let whole = decimal?.value else { return nil }
    // "1 1/2", "2½" and "2 ½".
    if let next = rest.first?.text, whole.rounded() == whole,
      let fraction = fraction(next) ?? ratio(next), fraction < 1
    {
      rest.removeFirst()
      return whole + fraction
    }
    return whole + (readAndAHalf(&rest) ?? 0)
  }

  /// "1 250" in one piece: a space may part the thousands, as the SI writes them.
  private static func takeThousands(_ rest: inout ArraySlice<SpokenToken>) -> String {
    var digits = rest.popFirst()?.text ?? ""
    guard digits.utf8.count <= 3, !digits.hasPrefix("0"), digits.allSatisfy(\.isASCIIDigit) else {
      return digits
    }
    while let next = rest.first, next.kind == .number {
      let group = next.text.prefix(while: \.isASCIIDigit)
      guard group.utf8.count == 3, ratio(next.text) == nil else { break }
      rest.removeFirst()
      digits += next.text
      if group.utf8.count < next.text.utf8.count { break }
    }
    return digits
  }

  private static func readWords(_ rest: inout ArraySlice<SpokenToken>) -> Double? {
    // "a couple of", "couple of"
    let couple = NumberWords.couple
    if rest.first?.text == "a", rest.dropFirst().first?.text == couple { rest.removeFirst() }
    let isCouple = rest.first?.text == couple
    guard var value = SpokenCardinal.read(&rest).map(Double.init) ?? takeWord(&rest) else {
      return nil
    }
    // "a half", "a quarter"
    if value == 1, let part = rest.first.flatMap({ words[$0.text] }), part < 1 {
      rest.removeFirst()
      value = part
    }
    if isCouple, rest.first?.text == "of" { rest.removeFirst() }
    // "three quarters"
    let part = rest.first.flatMap { $0.text.hasSuffix("s") ? parts[$0.text] : nil }
    if let part {
      rest.removeFirst()
      value *= part
    }
    // "half a", "a quarter of an"
    if value < 1 || part != nil {
      let article = rest.first?.text == "of" ? rest.dropFirst() : rest
      if words[article.first?.text ?? ""] == 1 { rest = article.dropFirst() }
    }
    if value >= 1, let half = readAndAHalf(&rest) { value += half }
    return value
  }

  private static func takeWord(_ rest: inout ArraySlice<SpokenToken>) -> Double? {
    guard let value = rest.first.flatMap({ words[$0.text] }) else { return nil }
    rest.removeFirst()
    return value
  }

  /// "and a half", with nothing read when it is not there.
  private static func readAndAHalf(_ rest: inout ArraySlice<SpokenToken>) -> Double? {
    let start = rest
    guard NumberWords.and.contains(rest.popFirst()?.text ?? "") else {
      rest = start
      return nil
    }
    if let next = rest.first?.text, next == "one" || NumberWords.articles.contains(next) {
      rest.removeFirst()
    }
    if let word = rest.popFirst()?.text, let part = words[word], part < 1 { return part }
    rest = start
    return nil
  }

  /// "1-1/2" as a number: one and a half.
  private static func mixed(_ text: String) -> Double? {
    let parts = text.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let whole = Int(digits: parts[0]), let part = ratio(String(parts[1])),
      part < 1
    else { return nil }
    return Double(whole) + part
  }

  /// "1/2" as a number; nil unless it is two whole numbers.
  private static func ratio(_ text: String) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let above = Int(digits: parts[0]), let below = Int(digits: parts[1]),
      below > 0
    else { return nil }
    return Double(above) / Double(below)
  }
}
