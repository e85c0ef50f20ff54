import IntentJSON
import SyncedStore

/// What a person can set, and where the data lies.
package struct HouseholdSettings: Sendable {
  /// The names of the settings, which are the ids of their records.
  enum Name {
    static let units = "units"
    static let usualAmount = "usual_amount"
    static let dayStartsAt = "day_starts_at"
    static let language = "language"
    /// One record a container, so that two devices can each add one.
    static let containerPrefix = "container:"
  }

  /// The units to answer in.
  package let units: UnitSystem
  /// Whether the person chose the units, and not a goal's unit or the computer's locale.
  package let hasChosenUnits: Bool
  /// Whether an ounce and a pint in words are the imperial ones.
  let saysImperial: Bool
  /// Whether nobody told the units: no choice, no goal, and a locale without a country.
  let isUnitGuessed: Bool
  /// What is logged when no amount is said.
  package let usual: WaterAmount
  /// The hour a day starts at, 0 to 23.
  package let dayStartsAt: Int
  /// The language of texts.
  package let language: String
  /// The person's own containers, by name.
  package let containers: [DrinkContainer]
  /// The file that holds the data.
  package let file: String

  package var usualAmountText: String { usual.text(in: units) }

  init(_ records: some RecordSource, locale: LocaleUnits, file: String) {
    func value(_ name: String) -> JSONValue? {
      records.record(in: HouseholdSchema.settings, id: name, includingDeleted: false)?[
        HouseholdSchema.Field.value]
    }
    let chosen = value(Name.units)?.string.flatMap(UnitSystem.init(rawValue:))
    let told = chosen ?? Self.unitsOfGoals(records)
    units = told ?? locale.system
    isUnitGuessed = told == nil && !locale.namesRegion
    hasChosenUnits = chosen != nil
    saysImperial = units == .uk || units == .metric && locale.saysImperial
    dayStartsAt = value(Name.dayStartsAt)?.integer.map { min(max($0, 0), 23) } ?? 0
    language = value(Name.language)?.string.cleanName ?? "en"
    usual = value(Name.usualAmount).flatMap(WaterAmount.init(json:)) ?? units.defaultAmount
    containers = records.records(in: HouseholdSchema.settings).compactMap(Self.container)
    self.file = file
  }

  /// The container of a record; nil for any other setting.
  static func container(in record: StoreRecord) -> DrinkContainer? {
    guard record.id.hasPrefix(Name.containerPrefix),
      let container = record[HouseholdSchema.Field.value],
      let name = container["name"]?.string.cleanName,
      let volume = container["ml"]?.double.flatMap(Volume.init(milliliters:))
    else { return nil }
    return DrinkContainer(name: name, volume: volume)
  }

  /// The units of the last goal that was said in a unit.
  private static func unitsOfGoals(_ records: some RecordSource) -> UnitSystem? {
    records.records(in: HouseholdSchema.goals).reversed().lazy
      .compactMap { $0[HouseholdSchema.Field.units]?.string.flatMap(UnitSystem.init(rawValue:)) }
      .first
  }
}

extension WaterAmount {
  /// `{"as":"8 fl oz","ml":236.588}`.
  var json: JSONValue { ["as": .string(written), "ml": .double(volume.milliliters)] }

  /// An amount from a file; nil for what is none.
  init?(json: JSONValue) {
    guard let volume = json["ml"]?.double.flatMap(Volume.init(milliliters:)), volume > .zero else {
      return nil
    }
    self.init(written: json["as"]?.string ?? "", volume: volume)
  }
}
