/// The units a person thinks in.
///
/// The raw value is the identifier in tools and in the file.
package enum UnitSystem: String, CaseIterable, Sendable {
  case metric
  /// US customary.
  case us
  /// British imperial.
  case uk

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
