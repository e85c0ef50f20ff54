/// The units of liquid: metric, US customary, and British imperial where the name begins with
/// `uk_`.
///
/// The raw value is the identifier in tools and schemas.
package enum VolumeUnit: String, CaseIterable, Sendable {
  case milliliter = "ml"
  case centiliter = "cl"
  case liter = "l"
  case fluidOunce = "fl_oz"
  case cup
  case pint
  case ukFluidOunce = "uk_fl_oz"
  case ukPint = "uk_pint"

  /// Millilitres in one unit, exactly.
  ///
  /// A US gallon is 231 cubic inches of 2.54 cm (NIST Handbook 44, appendix C): 128 fluid ounces,
  /// 16 cups, 8 pints. An imperial gallon is 4.54609 l (Weights and Measures Act 1985, schedule 1):
  /// 160 fluid ounces, 8 pints. The cup is the customary one, not the 240 ml of nutrition labels.
  package var milliliters: Double {
    switch self {
    case .milliliter: 1
    case .centiliter: 10
    case .liter: 1000
    case .fluidOunce: 29.573_529_562_5
    case .cup: 236.588_236_5
    case .pint: 473.176_473
    case .ukFluidOunce: 28.413_062_5
    case .ukPint: 568.261_25
    }
  }

  /// The units whose people say this one.
  var system: UnitSystem {
    switch self {
    case .milliliter, .centiliter, .liter: .metric
    case .fluidOunce, .cup, .pint: .us
    case .ukFluidOunce, .ukPint: .uk
    }
  }

  /// The name behind a number: "fl oz", "cup" after exactly one, "cups" after any other.
  package func label(for value: Double = 0) -> String {
    let isOne = value == 1
    return switch self {
    case .milliliter: "ml"
    case .centiliter: "cl"
    case .liter: "l"
    case .fluidOunce: "fl oz"
    case .cup: isOne ? "cup" : "cups"
    case .pint: isOne ? "pint" : "pints"
    case .ukFluidOunce: "UK fl oz"
    case .ukPint: isOne ? "UK pint" : "UK pints"
    }
  }

  /// The name behind a number for a person who thinks in `system`: a US unit that has a British
  /// namesake is called so outside the US.
  package func label(for value: Double = 0, in system: UnitSystem) -> String {
    switch self {
    case .fluidOunce, .pint: (system == .us ? "" : "US ") + label(for: value)
    case .milliliter, .centiliter, .liter, .cup, .ukFluidOunce, .ukPint: label(for: value)
    }
  }
}
