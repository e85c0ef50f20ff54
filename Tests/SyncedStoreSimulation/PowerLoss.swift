import IntentJSON
import SyncedStore

/// A power loss after each file call of a write in turn.
package enum PowerLoss {
  /// Adds one item, loses power after `calls` further file calls of a second add, and looks at what
  /// is left.
  ///
  /// - Returns: What is wrong; nil when the write was over before the power was lost.
  package static func problems(afterCalls calls: Int, seed: UInt64) -> [String]? {
    let time = SimulatedTime()
    let disk = SimulatedDisk(time: time, granularity: 1)
    let randomness = SimulatedRandomness(seed: seed)
    disk.makeFolder("/home")
    disk.makeFolder(Simulation.folder)
    func start(_ number: Int) -> (SimulatedProcess, SyncedStore) {
      let process = SimulatedProcess(number: number)
      let files = SimulatedFiles(
        disk: disk, process: process, randomness: randomness, between: { _, _ in })
      let store = SyncedStore(
        schema: Simulation.schema, folder: Simulation.folder, stateFolder: "/home/state",
        clock: SimulatedClock(time: time), randomness: randomness, files: files)
      return (process, store)
    }
    let add = { (store: SyncedStore, name: String) in
      (try? store.write { transaction in
        transaction.add(to: "shopping", fields: [("name", .string(name))])
      }) != nil
    }
    let (process, store) = start(1)
    var problems = add(store, "bread") ? [] : ["the first add failed"]
    process.kill(afterCalls: calls)
    let isMilkSafe = add(store, "milk") && !process.isDead
    disk.losePower(randomness)
    let left = disk.bytes(Simulation.mainPath).flatMap { try? JSONValue(parsing: $0) }
    if left?["seal"] == nil { problems.append("the file is neither the old nor the new one") }
    let records = (try? start(2).1.read())?.records(in: "shopping") ?? []
    let names = records.compactMap { $0["name"]?.string }
    if !names.contains("bread") { problems.append("an acknowledged add is gone") }
    if isMilkSafe, !names.contains("milk") { problems.append("the second add is gone") }
    if Set(names).count != names.count { problems.append("an add is there twice") }
    return process.isDead ? problems : nil
  }
}
