import Foundation
import TestSupport
import IntentJSON
import SyncedStore
import Synchronization

/// A folder for one test, with stores that believe to run on devices of their own.
final class Playground: Sendable {
  private let temporary = TemporaryFolder("D")
  var root: String { temporary.path }
  /// The same without symbolic links, of which a temporary folder may have some above it, as on a Mac.
  let realRoot: String
  let clock = SettableClock(milliseconds: 1_796_000_000_000)
  let files = ProbedFiles()

  init() {
    realRoot = (try? files.realPath(temporary.path)) ?? temporary.path
  }

  /// The synced folder and the file in it, as the store is told of them.
  var folder: String { root + "/D" }
  var file: String { folder + "/Carafe.json" }

  /// The same and the state folder as the store names them.
  var realFolder: String { realRoot + "/D" }
  var realFile: String { realFolder + "/Carafe.json" }
  var stateFolder: String { realRoot + "/S" }

  /// A process; processes with the same state folder are on the same device.
  func store(
    schema: StoreSchema = TestSchema.schema, stateFolder: String? = "S", folder: String = "D",
    files: ProbedFiles? = nil
  ) -> SyncedStore {
    SyncedStore(
      schema: schema, folder: root + "/" + folder,
      stateFolder: stateFolder.map { root + "/" + $0 }, clock: clock, files: files ?? self.files)
  }

  var bytes: [UInt8] { Array((try? Data(contentsOf: URL(fileURLWithPath: file))) ?? Data()) }
  var text: String { String(decoding: bytes, as: UTF8.self) }
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// What another program does: replaces a file, or writes into it.
  func put(_ text: String, as name: String = "Carafe.json", inPlace: Bool = false) throws {
    let url = URL(fileURLWithPath: folder + "/" + name)
    try Data(text.utf8).write(to: url, options: inPlace ? [] : .atomic)
  }

  func edit(_ change: (String) -> String) throws {
    try put(change(text))
  }

  /// The paths of all files below the state folder whose path holds `part`.
  func stateFiles(_ part: String) -> [String] {
    (FileManager.default.subpaths(atPath: stateFolder) ?? []).filter { $0.contains(part) }.sorted()
  }

  /// Waits until the time of the file lies so far back that a store knows by it that the file is as
  /// it was read: a read opens nothing then.
  func settle(_ store: SyncedStore) throws {
    try Deadline.wait(for: "a read that opens nothing") {
      let opened = files.count("open")
      _ = try store.read()
      return files.count("open") == opened
    }
  }

  /// Runs the unsolicited work of a store over the next minutes.
  func rest(_ store: SyncedStore, minutes: Int = 3) {
    for _ in 0..<(minutes * 6) {
      files.advance(seconds: 10)
      _ = store.maintain()
    }
  }
}

/// A clock that stands where a test puts it.
final class SettableClock: WallClock {
  private let value: Mutex<Int>

  init(milliseconds: Int) {
    value = Mutex(milliseconds)
  }

  var milliseconds: Int {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}

extension SyncedStore {
  @discardableResult
  func addItem(_ name: String, summary: String = "") throws -> StoreWrite<String> {
    try write { transaction in
      transaction.summary = summary
      return transaction.add(to: "shopping", fields: [("name", .string(name))])
    }
  }

  @discardableResult
  func addWater(_ milliliters: Int) throws -> StoreWrite<String> {
    try write { transaction in
      transaction.add(to: "water", fields: [("ml", .integer(milliliters))])
    }
  }

  func set(_ field: String, of id: String, in section: String, to value: JSONValue?) throws {
    _ = try write { $0.set(field, of: id, in: section, to: value) }
  }

  var items: [String] {
    ((try? read())?.records(in: "shopping") ?? []).compactMap { $0["name"]?.string }.sorted()
  }

  var water: [Int] {
    ((try? read())?.records(in: "water") ?? []).compactMap { $0["ml"]?.integer }.sorted()
  }
}
