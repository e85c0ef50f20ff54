import Foundation
import IntentJSON
import SyncedStore
import Testing

@Suite struct StoreRoundTripTests {
  @Test func `What one store wrote, another reads`() throws {
    let folder = NSTemporaryDirectory() + "carafe-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = { TestSchema.store(folder: folder, stateFolder: nil) }
    let write = try store().write { transaction in
      transaction.add(to: "water", fields: [("ml", 250), ("as", "250 ml")])
    }
    let record = try #require(try store().read().record(in: "water", id: write.result))
    #expect(record["ml"] == 250)
    #expect(record["note"] == nil)
  }

  @Test func `Undo removes what was added`() throws {
    let folder = NSTemporaryDirectory() + "carafe-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = TestSchema.store(folder: folder, stateFolder: nil)
    _ = try store.write { transaction in
      transaction.summary = "added milk"
      transaction.add(to: "shopping", fields: [("name", "milk")])
    }
    let undo = try #require(try store.undoLast().result)
    #expect(undo.summary == "added milk")
    #expect(try store.read().records(in: "shopping").isEmpty)
    #expect(try store.undoLast().result == nil)
  }
}
