/// The units a person thinks in.
///
/// The raw value is the identifier in tools and in the file.
package enum UnitSystem: String, CaseIterable, Sendable {
  case metric
  /// US customary.
  case us
  /// British imperial.
  case uk

  /// The units for a locale such as `en_US.UTF-8` when a person has not chosen: fluid ounces in the
  /// US, millilitres everywhere else.
  package init(locale: String) {
    self = Self.isRegion(of: locale, among: ["US"]) ? .us : .metric
  }

  /// Whether people of a locale mean the imperial pint, those too who think in litres.
  static func saysImperial(locale: String) -> Bool {
    isRegion(of: locale, among: ["GB", "IE"])
  }

  /// Whether a locale says where the person lives; `C` and an empty one do not.
  static func namesRegion(locale: String) -> Bool { parts(of: locale).count > 1 }

  private static func isRegion(of locale: String, among regions: Set<String>) -> Bool {
    parts(of: locale).dropFirst().contains { regions.contains($0.uppercased()) }
  }

  private static func parts(of locale: String) -> [Substring] {
    locale.prefix { $0 != "." && $0 != "@" }
      .split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
  }

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
