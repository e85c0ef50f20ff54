extension WaterAmountParser {
  /// The amount that `readings` of a number mean, if it is within the limits of its purpose.
  func checked(
    _ readings: [Double], _ measure: SpokenMeasure, for purpose: WaterPurpose
  ) throws(WaterAmountError) -> WaterAmount {
    let amounts = readings.map { measure.amount($0) }
    let smallest = max(purpose.limits.lowerBound, WaterLimits.smallestWithDecimals)
    let meant =
      amounts.first { $0.volume >= smallest }.flatMap {
        purpose.limits.contains($0.volume) ? $0 : nil
      }
      ?? amounts.first { purpose.limits.contains($0.volume) }
    if let meant { return meant }
    throw refusal(readings.first ?? 0, measure, for: purpose)
  }

  private func refusal(
    _ number: Double, _ measure: SpokenMeasure, for purpose: WaterPurpose
  ) -> WaterAmountError {
    let said = describe(number, measure)
    let instead = likelier(than: number, measure, for: purpose)
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

  /// The same digits with another unit or without thousands, when that makes a usual amount.
  private func likelier(
    than number: Double, _ measure: SpokenMeasure, for purpose: WaterPurpose
  ) -> String? {
    guard case .unit(let unit, 1) = measure else { return nil }
    let ounce: VolumeUnit = system == .uk ? .ukFluidOunce : .fluidOunce
    let guesses: [(Double, VolumeUnit)] =
      switch purpose {
      case .goal: [(number, .liter), (number, .milliliter), (number, ounce), (number, .cup)]
      case .drink, .container, .usual:
        [(number, .milliliter), (number / 1000, unit), (number, .liter)]
      }
    for (value, unit) in guesses {
      guard let volume = Volume(value, unit), purpose.likely.contains(volume) else { continue }
      return describe(value, .unit(unit))
    }
    return nil
  }
}
