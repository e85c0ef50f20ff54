import IntentJSON
import SyncedStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// store-driver: the store behind the wire of the server, for tests with real processes and real
// disks. It answers `tools/call` of add_shopping_items, remove_shopping_items, update_shopping_item,
// show_list and log_water like the server does, as far as such tests look.
//
// store-driver bench FOLDER STATE: times the ten-year file.

let schema = StoreSchema(
  format: "carafe", fileStem: "Carafe", version: 1,
  sections: [
    StoreSection(name: "settings", fields: ["value"], hasNaturalKeys: true),
    StoreSection(name: "goals", fields: ["ml"], hasNaturalKeys: true),
    StoreSection(
      name: "shopping", fields: ["name", "quantities", "section", "note", "checked", "request"],
      hasNaturalKeys: false, fieldsDeleteIgnores: ["checked"]),
    StoreSection(name: "water", fields: ["at", "ml", "as", "request"], hasNaturalKeys: false),
  ])

if CommandLine.arguments.count == 4, CommandLine.arguments[1] == "bench" {
  try Bench(schema: schema, folder: CommandLine.arguments[2], state: CommandLine.arguments[3]).run()
} else {
  let environment = { (name: String) in getenv(name).map { String(cString: $0) } }
  Driver(
    store: SyncedStore(
      schema: schema, folder: environment("CARAFE_FOLDER") ?? ".",
      stateFolder: environment("CARAFE_STATE"), clock: SystemClock())
  ).serve()
}
