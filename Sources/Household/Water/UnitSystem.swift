/// The units a person thinks in.
///
/// The raw value is the identifier in tools and in the file.
package enum UnitSystem: String, CaseIterable, Sendable {
  case metric
  /// US customary.
  case us
  /// British imperial.
  case uk

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

/// What the locale of a computer tells of units, until the person says more.
package struct LocaleUnits: Sendable {
  /// The units: fluid ounces in the US, millilitres everywhere else.
  package let system: UnitSystem
  /// Whether people there mean the imperial pint, those too who think in litres.
  let saysImperial: Bool
  /// Whether the locale says where the person lives; `C` and an empty one do not.
  let namesRegion: Bool

  /// Reads a locale such as `en_US.UTF-8`.
  package init(_ locale: String) {
    let parts = locale.prefix { $0 != "." && $0 != "@" }
      .split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    let regions = parts.dropFirst().map { $0.uppercased() }
    system = regions.contains("US") ? .us : .metric
    saysImperial = regions.contains("GB") || regions.contains("IE")
    namesRegion = !regions.isEmpty
  }
}
