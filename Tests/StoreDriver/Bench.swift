import IntentJSON
import SyncedStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Times the store on the ten-year file: 30,000 drinks and 500 items.
struct Bench {
  let schema: StoreSchema
  let folder: String
  let state: String

  func run() throws {
    let store = make()
    var adds: [Int: Double] = [:]
    _ = try store.write { transaction in
      for number in 0..<500 {
        let id = transaction.add(
          to: "shopping",
          fields: [
            ("name", .string("item \(number)")),
            ("quantities", [["value": 2, "unit": "l"]]), ("section", "Dairy"),
          ])
        if number % 2 == 0 { transaction.delete(id, in: "shopping") }
      }
    }
    for target in [300, 3_000, 30_000] {
      try fill(store, upTo: target - 20)
      adds[target] = try median((0..<20).map { _ in try time { try add(store) } })
      let size = (try? SystemFiles().status(folder + "/\(schema.fileName)"))?.size ?? 0
      print("add number \(target): \(adds[target] ?? 0) ms, \(size) bytes")
    }
    print("ratio 30000 to 300: \((adds[30_000] ?? 0) / (adds[300] ?? 1))")
    let first = make()
    print("first read: \(try time { _ = try first.read() }) ms")
    usleep(60_000)
    _ = try first.read()
    print("read when nothing changed: \(try time(1_000) { _ = try first.read() }) ms")
    print(
      "records(in:) of all drinks: \(try time { _ = try first.read().records(in: "water") }) ms")
    let view = try first.read()
    print(
      "ml of every drink: \(time { _ = view.records(in: "water").compactMap { $0["ml"]?.integer } }) ms"
    )
    try add(store)
    print("read after another process added: \(try time { _ = try first.read() }) ms")
    let cold = make()
    print("first call is an add: \(try time { try add(cold) }) ms")
  }

  private func make() -> SyncedStore {
    SyncedStore(schema: schema, folder: folder, stateFolder: state, clock: SystemClock())
  }

  private func fill(_ store: SyncedStore, upTo count: Int) throws {
    let have = try store.read().records(in: "water").count
    _ = try store.write { transaction in
      for _ in have..<count { drink(&transaction) }
    }
  }

  private func add(_ store: SyncedStore) throws {
    _ = try store.write { transaction in
      transaction.summary = "logged 250 ml"
      drink(&transaction)
    }
  }

  private func drink(_ transaction: inout StoreTransaction) {
    _ = transaction.add(
      to: "water", fields: [("at", "2026-11-30T02:04:05+01:00"), ("ml", 250), ("as", "250 ml")])
  }

  private func time<Failure: Error>(
    _ repeats: Int = 1, _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<repeats { try body() }
    let elapsed = start.duration(to: clock.now).components
    let milliseconds = Double(elapsed.seconds) * 1e3 + Double(elapsed.attoseconds) / 1e15
    return milliseconds / Double(repeats)
  }

  private func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
