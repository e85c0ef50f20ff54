package import IntentJSON

/// Reads how much was drunk, or should be, from a number or plain words.
///
/// The rules where people mean different things:
/// - Without a unit in the text, the `unit` argument counts, else the preferred unit. A bare number
///   that is unusual in that unit and usual in another is asked about: 1.5 is hardly 1.5 ml. Where
///   nothing tells what units the person thinks in (`isUnitGuessed`), 8 is 8 fl oz, and that is said.
/// - A unit's identifier as the `unit` argument is that unit: `pint` is the US pint. In words,
///   "pint" and "oz" are imperial for those who say so (`isImperial`), else US; the answer says which.
/// - A text with a unit and a `unit` argument that name different units are refused.
/// - "1.000" and "1,000" have two readings; the one with decimals holds if it makes at least 10 ml
///   (a goal: 0.2 l), so "1.000 ml" is a litre and so is "1.000 l". But "1,000 oz" is a thousand
///   (`AmountNumber`).
package struct WaterAmountParser: Sendable {
  let system: UnitSystem
  let containers: [DrinkContainer]
  /// Whether an ounce and a pint in words are the imperial ones.
  let isImperial: Bool
  /// Whether the units are no more than a guess: neither chosen nor those of a country.
  let isUnitGuessed: Bool
  var texts: WaterAmountTexts { WaterAmountTexts(system: system, containers: containers) }

  /// A parser for a person's units and containers.
  ///
  /// With British units an ounce and a pint are imperial; `isImperial` says so for other units too.
  package init(
    system: UnitSystem, containers: [DrinkContainer] = [], isImperial: Bool = false,
    isUnitGuessed: Bool = false
  ) {
    self.system = system
    self.containers = containers
    self.isImperial = isImperial || system == .uk
    self.isUnitGuessed = isUnitGuessed
  }

  /// The amount of one drink: 1 ml to 5 l.
  ///
  /// Accepts "250", "250 ml", "0,25 l", "25cl", "½ l", "1/2 pint", "half a litre", "two cups",
  /// "twenty-four ounces", "2 x 330 ml", "2 cans of 330 ml", "8 oz of water", "desk bottle",
  /// "2 desk bottles", "0.5 desk bottle".
  ///
  /// A bare number counts as `bareUnit`, when that is given, as for a drink that is corrected. A JSON
  /// number is what it is: 1.125 is one and an eighth, never a thousands mark.
  package func drink(
    _ said: JSONValue, unit: String? = nil, bareUnit: String? = nil
  ) throws(WaterAmountError) -> WaterAmount {
    try amount(said, unit: unit, bareUnit: bareUnit, for: .drink)
  }

  /// Whether a text asks for one more of the drink before.
  func isAgain(_ text: String) -> Bool {
    let words = SpokenToken.tokens(of: text).filter { $0.kind != .sign && $0.text != "please" }
    return AmountWords.again.contains(words.map(\.text).joined(separator: " "))
  }

  /// What is logged when no amount is said: as much as one drink.
  package func usual(_ said: JSONValue) throws(WaterAmountError) -> WaterAmount {
    try amount(said, unit: nil, for: .usual)
  }

  /// The amount of one drink as a number of `unit`, else of the preferred unit.
  package func drink(_ number: Double, unit: String? = nil) throws(WaterAmountError) -> WaterAmount
  {
    try amount(number, unit: unit, for: .drink)
  }

  /// One of `unit`, for a drink whose unit was given without a number: a container, cup or pint.
  package func drink(one unit: String) throws(WaterAmountError) -> WaterAmount {
    try one(of: measure(named: unit), for: .drink)
  }

  /// A goal for a day: 0.2 to 15 l.
  package func goal(
    _ said: JSONValue, unit: String? = nil
  ) throws(WaterAmountError) -> WaterAmount {
    try amount(said, unit: unit, for: .goal)
  }

  private func amount(
    _ said: JSONValue, unit: String?, bareUnit: String? = nil, for purpose: WaterPurpose
  ) throws(WaterAmountError) -> WaterAmount {
    switch said {
    case .string(let text):
      return try amount(text, unit: unit, bareUnit: bareUnit, for: purpose)
    case .number(let number):
      let argument = try argument(unit)
      let measure = try argument ?? self.argument(bareUnit) ?? .unit(system.displayUnit)
      return try checked([number.double], measure, isBare: argument == nil, for: purpose)
    case .null, .bool, .array, .object:
      throw WaterAmountError(texts.unreadable(said.text.cutShort))
    }
  }

  private func amount(
    _ number: Double, unit: String?, for purpose: WaterPurpose
  ) throws(WaterAmountError) -> WaterAmount {
    guard number.isFinite else { throw WaterAmountError(texts.unreadable("\(number)")) }
    let measure = try argument(unit) ?? .unit(system.displayUnit)
    return try checked([number], measure, for: purpose)
  }

  /// One of a measure, or so many, where that can be drunk: a container, cup or pint.
  private func one(
    of measure: SpokenMeasure, times: Double = 1, for purpose: WaterPurpose
  ) throws(WaterAmountError) -> WaterAmount {
    if case .unit(let unit, 1...) = measure, unit.label(for: 1) == unit.label() {
      throw WaterAmountError(texts.missingNumber(unit))
    }
    return try checked([times], measure, for: purpose)
  }

  func amount(
    _ text: String, unit: String?, bareUnit: String? = nil, for purpose: WaterPurpose
  ) throws(WaterAmountError) -> WaterAmount {
    // "2.5e2", as a program writes a number
    if let number = Self.exponential(text) {
      return try amount(number, unit: unit ?? bareUnit, for: purpose)
    }
    let argument = try argument(unit)
    var tokens = SpokenToken.tokens(of: text)[...]
    guard !tokens.isEmpty else { throw WaterAmountError(texts.missing) }
    if purpose == .goal, tokens.contains(where: { AmountWords.more.contains($0.text) }) {
      throw WaterAmountError(texts.partOfGoal)
    }
    dropWordsAround(&tokens, for: purpose)
    let times = takeTimes(from: &tokens)
    if let container = container(named: tokens) {
      return try checked([times], agreed(.container(container), argument, text, unit), for: purpose)
    }
    guard let number = takeNumber(from: &tokens, times: times) else {
      // "mug of tea"
      guard let said = measure(in: tokens) else { throw WaterAmountError(texts.unreadable(text)) }
      return try one(of: agreed(said, argument, text, unit), times: times, for: purpose)
    }
    guard !tokens.isEmpty else {
      let measure = try argument ?? self.argument(bareUnit) ?? .unit(system.displayUnit)
      return try checked(
        number.readings(of: measure, in: system), measure, isBare: argument == nil, for: purpose)
    }
    guard let said = measure(in: tokens) else { throw unknown(tokens, in: text) }
    let measure = try agreed(said, argument, text, unit)
    return try checked(number.readings(of: measure, in: system), measure, for: purpose)
  }

  /// What is said about words behind a number that name no unit and no container.
  func unknown(_ tokens: ArraySlice<SpokenToken>, in text: String) -> WaterAmountError {
    let words = tokens.map(\.text)
    let goesOn = tokens.indices.contains { index in
      let word = tokens[index].text
      return word == "+" || NumberWords.plus.contains(word)
        || SpokenNumber(tokens[index...]) != nil && !NumberWords.articles.contains(word)
    }
    if goesOn { return WaterAmountError(texts.several(text)) }
    let unit = words.joined(separator: " ")
    let isVessel = words.contains(where: AmountWords.vessels.contains)
    return WaterAmountError(isVessel ? texts.unknownVessel(unit) : texts.unknownUnit(unit))
  }

  /// Drops "about" before an amount, unless a container is called so, and "a day" behind a goal.
  private func dropWordsAround(_ tokens: inout ArraySlice<SpokenToken>, for purpose: WaterPurpose) {
    while container(named: tokens) == nil {
      let start = tokens
      let prefix = AmountWords.prefixes.first { start.starts(with: $0) { $0.text == $1 } }
      guard let words = prefix, words.count < tokens.count else { break }
      tokens.removeFirst(words.count)
    }
    let texts = tokens.map(\.text)
    guard purpose == .goal, let words = AmountWords.daily.first(where: { texts.ends(with: $0) })
    else { return }
    tokens.removeLast(words.count)
  }

  private static func exponential(_ text: String) -> Double? {
    let digits = text.folded
    guard digits.contains("e"), digits.allSatisfy({ $0.isASCIIDigit || "e.+-".contains($0) }) else {
      return nil
    }
    return Double(digits)
  }
}
