package import Household
package import IntentKit

/// The units a person wants to read.
package enum UnitsPreference: String, AppEnum, CaseIterable {
  /// Millilitres.
  case metric
  /// US fluid ounces.
  case us
  /// Imperial fluid ounces.
  case uk

  /// How the type is called.
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Units"
  /// How each choice is called.
  package static let caseDisplayRepresentations: [UnitsPreference: DisplayRepresentation] = [
    .metric: DisplayRepresentation(
      title: "Metric", synonyms: ["ml", "millilitres", "milliliters", "litres", "liters"]),
    .us: DisplayRepresentation(
      title: "US", synonyms: ["fl_oz", "fl oz", "oz", "ounces", "imperial us", "us customary"]),
    .uk: DisplayRepresentation(
      title: "UK", synonyms: ["uk_fl_oz", "imperial", "british", "uk imperial"]),
  ]

  /// The choice of a system.
  init(_ system: UnitSystem) {
    self =
      switch system {
      case .metric: .metric
      case .us: .us
      case .uk: .uk
      }
  }

  /// The system of this choice.
  package var system: UnitSystem {
    switch self {
    case .metric: .metric
    case .us: .us
    case .uk: .uk
    }
  }
}
