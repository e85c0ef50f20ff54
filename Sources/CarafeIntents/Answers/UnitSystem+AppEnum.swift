package import Household
package import IntentKit

extension UnitSystem: AppEnum {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Units"
  package static let caseDisplayRepresentations: [UnitSystem: DisplayRepresentation] = [
    .metric: DisplayRepresentation(
      title: "Metric", synonyms: ["ml", "millilitres", "milliliters", "litres", "liters"]),
    .us: DisplayRepresentation(
      title: "US", synonyms: ["fl_oz", "fl oz", "oz", "ounces", "imperial us", "us customary"]),
    .uk: DisplayRepresentation(
      title: "UK", synonyms: ["uk_fl_oz", "imperial", "british", "uk imperial"]),
  ]
}
