extension Surroundings {
  /// The drink that an amount and a unit mean; the usual one when neither is said.
  func drink(_ amount: String?, _ unit: String?) throws -> WaterAmount {
    guard let amount = amount.nonBlank else {
      return try unit.nonBlank.map { try amounts.drink(one: $0) } ?? settings.usual
    }
    if let number = amount.scientificNumber {
      return try amounts.drink(number, unit: unit.nonBlank)
    }
    return try amounts.drink(amount, unit: unit.nonBlank)
  }

  /// The amount a drink gets when it is corrected; nil when it keeps its own. A bare number keeps
  /// the unit, a bare unit keeps the number.
  func drink(
    _ amount: String?, _ unit: String?, insteadOf old: WaterAmount
  ) throws -> WaterAmount? {
    guard let amount = amount.nonBlank else {
      return try unit.nonBlank.map { try amounts.drink(old.value, unit: $0) }
    }
    let namesUnit = amount.contains(where: \.isLetter)
    return try drink(amount, unit.nonBlank ?? (namesUnit ? nil : old.unitName))
  }

  /// The goal that an amount and a unit mean.
  func goal(_ amount: String, _ unit: String?) throws -> WaterAmount {
    if let number = amount.scientificNumber {
      return try amounts.goal(number, unit: unit.nonBlank)
    }
    return try amounts.goal(amount, unit: unit.nonBlank)
  }
}

extension String? {
  /// The text without blanks at its ends; nil where nothing is left, which is the same as left out.
  var nonBlank: String? {
    guard let text = self?.trimmed, !text.isEmpty else { return nil }
    return text
  }
}

extension String {
  /// The number of a JSON number with an exponent, such as `1e3`, which no person writes.
  fileprivate var scientificNumber: Double? {
    guard utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }),
      utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) })
    else { return nil }
    return Double(self)
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
