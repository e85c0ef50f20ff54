extension WaterAmountParser {
  /// The amount that `readings` of a number mean, if it is within the limits of its purpose, and
  /// not doubtful where the number was said without its unit.
  func checked(
    _ readings: [Double], _ measure: SpokenMeasure, isBare: Bool = false, for purpose: WaterPurpose
  ) throws(WaterAmountError) -> WaterAmount {
    if isBare, isUnitGuessed, let ounces = ounces(readings, purpose) { return ounces }
    let amounts = readings.map { measure.amount($0) }
    let smallest = max(purpose.limits.lowerBound, WaterLimits.smallestWithDecimals)
    let meant =
      amounts.first { $0.volume >= smallest }.flatMap {
        purpose.limits.contains($0.volume) ? $0 : nil
      }
      ?? amounts.first { purpose.limits.contains($0.volume) }
    if let meant {
      guard isBare, !purpose.likely.contains(meant.volume),
        let instead = likelier(than: meant.value, measure, isBare: true, for: purpose)
      else { return meant }
      throw WaterAmountError(texts.doubtful(describe(meant.value, measure), instead: instead))
    }
    throw refusal(readings.first ?? 0, measure, isBare: isBare, for: purpose)
  }

  /// The ounces that a number without a unit means to somebody of whom nothing is known; nil where it
  /// may as well be another unit.
  private func ounces(_ readings: [Double], _ purpose: WaterPurpose) -> WaterAmount? {
    guard let number = readings.first, readings.count == 1,
      let volume = Volume(number, .fluidOunce), purpose.guessedInOunces.contains(volume),
      ![.milliliter, .liter].contains(where: { isLikely(number, $0, for: purpose) })
    else { return nil }
    return WaterAmount(number, .fluidOunce)
  }

  private func isLikely(_ number: Double, _ unit: VolumeUnit, for purpose: WaterPurpose) -> Bool {
    Volume(number, unit).map(purpose.likely.contains) ?? false
  }

  private func refusal(
    _ number: Double, _ measure: SpokenMeasure, isBare: Bool, for purpose: WaterPurpose
  ) -> WaterAmountError {
    let said = describe(number, measure)
    let instead = likelier(than: number, measure, isBare: isBare, for: purpose)
    switch purpose {
    case .goal, .container, .usual:
      return WaterAmountError(texts.outside(said, for: purpose, instead: instead))
    case .drink:
      if number < 0 { return WaterAmountError(texts.negative) }
      if number == 0 { return WaterAmountError(texts.zero) }
      let isTooMuch = measure.amount(number).volume > purpose.limits.upperBound
      return WaterAmountError(
        isTooMuch
          ? texts.tooMuch(said, instead: instead) : texts.tooLittle(said, instead: instead))
    }
  }

  private func describe(_ number: Double, _ measure: SpokenMeasure) -> String {
    switch measure {
    case .unit(let unit, let times):
      "\((number * times).text(decimals: 3)) \(unit.label(for: number * times, in: system))"
    case .container(let container): "\(number.text(decimals: 3)) × \(container.name)"
    }
  }

  /// The same digits with another unit or without thousands, when that makes a usual amount; two
  /// such where a whole number without a unit leaves it open.
  private func likelier(
    than number: Double, _ measure: SpokenMeasure, isBare: Bool, for purpose: WaterPurpose
  ) -> String? {
    let ounce: VolumeUnit = isImperial ? .ukFluidOunce : .fluidOunce
    let units: [VolumeUnit] =
      switch purpose {
      case .goal: [.liter, .milliliter, ounce, .cup]
      case .drink, .container, .usual: [.milliliter, .liter] + (isBare ? [.cup, ounce] : [])
      }
    let isOpen = isBare && purpose != .goal && number.rounded() == number
    let choices = units.filter { isLikely(number, $0, for: purpose) }.prefix(isOpen ? 2 : 1)
      .map { describe(number, .unit($0)) }
    if choices.isEmpty, case .unit(let unit, 1) = measure,
      isLikely(number / 1000, unit, for: purpose)
    {
      return describe(number / 1000, measure)
    }
    return choices.isEmpty ? nil : choices.joined(separator: " or ")
  }
}
