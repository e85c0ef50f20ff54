extension UnitSystem {
  /// The unit in which totals and goals are told.
  package var displayUnit: VolumeUnit {
    switch self {
    case .metric: .milliliter
    case .us: .fluidOunce
    case .uk: .ukFluidOunce
    }
  }

  /// The goal of days before a person has set one: about two litres, a common starting point and
  /// not medical advice.
  ///
  /// EFSA (2010) counts 2.0 l of water a day from drinks and food as adequate for women, 2.5 l for
  /// men.
  package var defaultGoal: Volume {
    switch self {
    case .metric: Volume(microliters: 2_000_000)
    case .us: WaterAmount(64, .fluidOunce).volume
    case .uk: WaterAmount(70, .ukFluidOunce).volume
    }
  }

  /// What is logged when no amount is given and none was set: a glass.
  package var defaultAmount: WaterAmount {
    switch self {
    case .metric: WaterAmount(250, .milliliter)
    case .us: WaterAmount(8, .fluidOunce)
    case .uk: WaterAmount(8, .ukFluidOunce)
    }
  }
}
