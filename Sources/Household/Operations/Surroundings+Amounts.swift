extension Surroundings {
  /// The drink that an amount and a unit mean; the usual one when neither is said, and the one
  /// before for "another one".
  func drink(
    _ amount: String?, _ unit: String?, after previous: WaterAmount?
  ) throws -> WaterAmount {
    guard let amount = amount.nonBlank else {
      return try unit.nonBlank.map { try amounts.drink(one: $0) } ?? settings.usual
    }
    if let previous, unit.nonBlank == nil, amounts.isAgain(amount) { return previous }
    return try amounts.drink(amount, unit: unit.nonBlank)
  }

  /// The amount a drink gets when it is corrected; nil when it keeps its own.
  ///
  /// A bare number keeps the unit, a bare unit keeps the number.
  func drink(
    _ amount: String?, _ unit: String?, insteadOf old: WaterAmount
  ) throws -> WaterAmount? {
    guard let amount = amount.nonBlank else {
      return try unit.nonBlank.map { try amounts.drink(old.value, unit: $0) }
    }
    return try amounts.drink(amount, unit: unit.nonBlank, bareUnit: old.unitName)
  }
}

extension String? {
  /// The text without blanks at its ends; nil where nothing is left, which is the same as left out.
  var nonBlank: String? {
    guard let text = self?.trimmed, !text.isEmpty else { return nil }
    return text
  }
}

extension VolumeUnit {
  /// The units whose people say this one.
  var system: UnitSystem {
    switch self {
    case .milliliter, .centiliter, .liter: .metric
    case .fluidOunce, .cup, .pint: .us
    case .ukFluidOunce, .ukPint: .uk
    }
  }
}
