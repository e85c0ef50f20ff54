/// Reads how much was drunk, or should be, from a number or plain words (H12 to H15, H18 to H20,
/// M01).
///
/// The rules where people mean different things:
/// - Without a unit in the text, the `unit` argument counts, else the preferred unit.
/// - A unit's identifier as the `unit` argument is that unit: `pint` is the US pint. In words,
///   "pint" and
///   "oz" are British when British units are preferred, else US; the answer says which.
/// - A text with a unit and a `unit` argument that name different units are refused.
/// - "1.000" and "1,000" have two readings; the one with decimals holds if it makes at least 10 ml
///   (a
///   goal: 0.2 l), so "1.000 ml" is a litre and so is "1.000 l".
public struct WaterAmountParser: Sendable {
  let system: UnitSystem
  let containers: [DrinkContainer]
  var texts: WaterAmountTexts { WaterAmountTexts(system: system, containers: containers) }

  /// A parser for a person's units and containers.
  public init(system: UnitSystem, containers: [DrinkContainer] = []) {
    self.system = system
    self.containers = containers
  }

  /// The amount of one drink: 1 ml to 5 l.
  ///
  /// Accepts "250", "250 ml", "0,25 l", "25cl", "½ l", "1/2 pint", "half a litre", "two cups",
  /// "2 x 330 ml", "8 oz of water", "desk bottle", "2 desk bottles", "0.5 desk bottle".
  public func drink(_ text: String, unit: String? = nil) throws(WaterAmountError) -> WaterAmount {
    try amount(text, unit: unit, for: .drink)
  }

  /// The amount of one drink as a number of `unit`, else of the preferred unit.
  public func drink(_ number: Double, unit: String? = nil) throws(WaterAmountError) -> WaterAmount {
    try amount(number, unit: unit, for: .drink)
  }

  /// One of `unit`, for a drink whose unit was given without a number: a container, cup or pint.
  public func drink(one unit: String) throws(WaterAmountError) -> WaterAmount {
    let measure = try measure(named: unit)
    if case .unit(let unit, _) = measure, unit.label(for: 1) == unit.label() {
      throw WaterAmountError(texts.missingNumber(unit))
    }
    return try checked([1], measure, for: .drink)
  }

  /// A goal for a day: 0.2 to 15 l.
  public func goal(_ text: String, unit: String? = nil) throws(WaterAmountError) -> WaterAmount {
    try amount(text, unit: unit, for: .goal)
  }

  /// A goal for a day as a number of `unit`, else of the preferred unit.
  public func goal(_ number: Double, unit: String? = nil) throws(WaterAmountError) -> WaterAmount {
    try amount(number, unit: unit, for: .goal)
  }

  func amount(
    _ number: Double, unit: String?, for purpose: WaterPurpose
  ) throws(WaterAmountError) -> WaterAmount {
    guard number.isFinite else { throw WaterAmountError(texts.unreadable("\(number)")) }
    let measure = try argument(unit) ?? .unit(system.displayUnit)
    return try checked([number], measure, for: purpose)
  }

  func amount(
    _ text: String, unit: String?, for purpose: WaterPurpose
  ) throws(WaterAmountError) -> WaterAmount {
    // "2.5e2", as a program writes a number
    if let number = Self.exponential(text) {
      return try amount(number, unit: unit, for: purpose)
    }
    let argument = try argument(unit)
    var tokens = SpokenToken.tokens(of: text)[...]
    guard !tokens.isEmpty else { throw WaterAmountError(texts.missing) }
    while let first = tokens.first, AmountWords.prefixes.contains(first.text), tokens.count > 1 {
      tokens.removeFirst()
    }
    if let container = containers.first(where: { $0.isNamed(by: tokens) }) {
      return try checked([1], agreed(.container(container), argument, text, unit), for: purpose)
    }
    guard let readings = takeReadings(from: &tokens) else {
      throw WaterAmountError(texts.unreadable(text))
    }
    guard !tokens.isEmpty else {
      return try checked(readings, argument ?? .unit(system.displayUnit), for: purpose)
    }
    guard let said = measure(in: tokens) else {
      throw WaterAmountError(texts.unknownUnit(tokens.map(\.text).joined(separator: " ")))
    }
    return try checked(readings, agreed(said, argument, text, unit), for: purpose)
  }

  /// The number at the start of `tokens`, with the other reading of "1.000" second; nil when there
  /// is none.
  private func takeReadings(from tokens: inout ArraySlice<SpokenToken>) -> [Double]? {
    var count = 1.0
    if let first = tokens.first, AmountWords.minus.contains(first.text) {
      tokens.removeFirst()
      count = -1
    }
    let isWord = tokens.first?.kind == .word
    guard var number = SpokenNumber(tokens) else { return nil }
    tokens = tokens.dropFirst(number.tokenCount)
    // "2 x 330 ml" and "two 330 ml cans"
    let isTimes = tokens.first.map { AmountWords.times.contains($0.text) } ?? false
    if isTimes || isWord && tokens.first?.kind == .number,
      let each = SpokenNumber(tokens.dropFirst(isTimes ? 1 : 0))
    {
      tokens = tokens.dropFirst((isTimes ? 1 : 0) + each.tokenCount)
      (count, number) = (count * number.value, each)
    }
    // "a litre and a half"
    var rest = 0.0
    if let and = tokens.lastIndex(where: { $0.text == "and" }),
      let part = SpokenNumber(tokens[(and + 1)...]), part.value < 1,
      part.tokenCount == tokens.endIndex - and - 1
    {
      tokens = tokens[..<and]
      rest = part.value
    }
    // "a 16.9-oz bottle"
    if tokens.first?.text == "-", tokens.count > 1 { tokens.removeFirst() }
    return [number.value, number.withThousands].compactMap { $0.map { ($0 + rest) * count } }
  }

  private static func exponential(_ text: String) -> Double? {
    let digits = text.folded
    guard digits.contains("e"), digits.allSatisfy({ $0.isASCIIDigit || "e.+-".contains($0) }) else {
      return nil
    }
    return Double(digits)
  }
}
