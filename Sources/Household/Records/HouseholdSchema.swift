import SyncedStore

/// What the file holds: its sections and the fields of their records.
enum HouseholdSchema {
  static let settings = "settings"
  static let goals = "goals"
  static let shopping = "shopping"
  static let water = "water"

  /// The fields of the records, by the names they have in the file.
  enum Field {
    static let value = "value"
    static let milliliters = "ml"
    /// The units that a goal was said in.
    static let units = "units"
    static let name = "name"
    static let quantities = "quantities"
    static let note = "note"
    static let section = "section"
    static let checked = "checked"
    static let requests = "requests"
    static let at = "at"
    static let written = "as"
  }

  /// Water comes last: a new drink changes only the end of the file.
  static let schema = StoreSchema(
    format: "carafe", fileStem: "Carafe", version: 1,
    sections: [
      StoreSection(name: settings, fields: [Field.value], hasNaturalKeys: true),
      StoreSection(
        name: goals, fields: [Field.milliliters, Field.units], hasNaturalKeys: true),
      StoreSection(
        name: shopping,
        fields: [
          Field.name, Field.quantities, Field.note, Field.section, Field.checked, Field.requests,
        ], hasNaturalKeys: false, fieldsDeleteIgnores: [Field.checked]),
      StoreSection(
        name: water, fields: [Field.at, Field.milliliters, Field.written, Field.requests],
        hasNaturalKeys: false),
    ])
}
