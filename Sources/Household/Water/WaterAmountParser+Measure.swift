extension WaterAmountParser {
  /// The `unit` argument; nil when it was left out or is blank.
  func argument(_ unit: String?) throws(WaterAmountError) -> SpokenMeasure? {
    guard let unit, !unit.allSatisfy(\.isWhitespace) else { return nil }
    return try measure(named: unit)
  }

  /// A unit by its identifier, a container by its name, or a unit by a word for it.
  func measure(named name: String) throws(WaterAmountError) -> SpokenMeasure {
    if let unit = VolumeUnit(rawValue: name.folded) { return .unit(unit) }
    let tokens = SpokenToken.tokens(of: name)[...]
    guard let measure = measure(in: tokens) else { throw unknown(tokens, in: name) }
    return measure
  }

  /// The most tokens that the name of a unit or a container has, with words before it.
  private static let mostTokens = TextLimits.container + 10

  /// The measure that the words after a number name, if that is all they do.
  func measure(in tokens: ArraySlice<SpokenToken>) -> SpokenMeasure? {
    let isSuffix = tokens.reversed().prefix { AmountWords.suffixes.contains($0.text) }
    let least = max(1, tokens.count - isSuffix.count)
    for count in stride(from: min(tokens.count, Self.mostTokens), through: least, by: -1) {
      let name = tokens.prefix(count)
      if let container = container(named: name) { return .container(container) }
      if let unit = unit(named: name) { return unit }
    }
    return nil
  }

  /// The container of this name, else the one it is the plural or the singular of.
  func container(named tokens: ArraySlice<SpokenToken>) -> DrinkContainer? {
    guard tokens.count <= Self.mostTokens else { return nil }
    let said = DrinkContainer.words(of: tokens)
    return containers.first { $0.words == said }
      ?? containers.first { $0.isNamed(by: said) }
  }

  private func unit(named name: ArraySlice<SpokenToken>) -> SpokenMeasure? {
    guard name.last?.kind == .word, name.allSatisfy({ $0.kind == .word || $0.text == "-" }) else {
      return nil
    }
    let text = name.map(\.text).joined()
    if text.contains("_"), let unit = VolumeUnit(rawValue: text) { return .unit(unit) }
    guard let word = UnitWord.named(text) else { return nil }
    return .unit(isImperial ? word.ukUnit : word.unit, times: word.times)
  }

  /// The measure when both the text and the `unit` argument name one: they must mean the same, and
  /// where the text leaves open which ounce or pint, the argument decides.
  func agreed(
    _ said: SpokenMeasure, _ argument: SpokenMeasure?, _ text: String, _ unit: String?
  ) throws(WaterAmountError) -> SpokenMeasure {
    guard let argument, said != argument else { return said }
    if case .unit(let saidUnit, let times) = said, case .unit(let unit, 1) = argument,
      saidUnit.namesakes.contains(unit)
    {
      return .unit(unit, times: times)
    }
    throw WaterAmountError(texts.twoUnits(text, unit ?? ""))
  }
}

extension VolumeUnit {
  /// The units that share a name with this one.
  fileprivate var namesakes: [VolumeUnit] {
    switch self {
    case .fluidOunce, .ukFluidOunce: [.fluidOunce, .ukFluidOunce]
    case .pint, .ukPint: [.pint, .ukPint]
    case .milliliter, .centiliter, .liter, .cup: [self]
    }
  }
}
