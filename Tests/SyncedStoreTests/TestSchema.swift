import SyncedStore

/// The schema of the product, spelled out so that the store is tested by itself.
enum TestSchema {
  static let schema = StoreSchema(
    format: "carafe", fileStem: "Carafe", version: 1,
    sections: [
      StoreSection(name: "settings", fields: ["value"], hasNaturalKeys: true),
      StoreSection(name: "goals", fields: ["ml"], hasNaturalKeys: true),
      StoreSection(
        name: "shopping",
        fields: ["name", "quantities", "section", "note", "checked", "request"],
        hasNaturalKeys: false, fieldsDeleteIgnores: ["checked"]),
      StoreSection(name: "water", fields: ["at", "ml", "as", "request"], hasNaturalKeys: false),
    ])

  static func store(folder: String, stateFolder: String?) -> SyncedStore {
    SyncedStore(schema: schema, folder: folder, stateFolder: stateFolder, clock: SystemClock())
  }
}
