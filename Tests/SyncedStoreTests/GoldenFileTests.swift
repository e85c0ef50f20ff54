import Foundation
import IntentJSON
import Testing

@testable import SyncedStore

/// Files as released versions write them must be read for ever, and written as the same bytes.
@Suite struct GoldenFileTests {
  private static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
  }

  @Test(arguments: ["version-1.json", "version-1-empty.json"])
  func `A golden file is intact and comes back as the same bytes`(name: String) throws {
    let bytes = try bytes(name)
    guard case .intact(let state, _) = StoreReading(bytes, schema: TestSchema.schema) else {
      Issue.record("\(name) is not sealed")
      return
    }
    #expect(StoreText(state, schema: TestSchema.schema).bytes == bytes)
  }

  @Test func `The golden file of version 1 says what it said when it was written`() throws {
    guard
      case .intact(let state, _) = StoreReading(
        try bytes("version-1.json"), schema: TestSchema.schema)
    else {
      Issue.record("not sealed")
      return
    }
    #expect(state["shopping"].visible.compactMap { $0["name"]?.string } == ["milk", "crème"])
    #expect(state["shopping"].records.filter(\.isDeleted).map(\.id) == ["2p7hd9k3xq"])
    #expect(state["water"].records.compactMap { $0["ml"]?.integer } == [250, 237])
    #expect(state["goals"]["2026-11-30"]?["ml"] == 2000)
    #expect(state.extras[JSONKey("later")] == (try JSONValue(parsing: "{\"x\":1.0}")))
  }

  @Test func `The example in docs/store.md is a file that a server would write`() throws {
    let document = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/store.md")
    let lines = try String(contentsOf: document, encoding: .utf8).components(separatedBy: "\n")
    let example = lines.drop { !$0.hasPrefix("    {\"format\"") }.prefix { $0.hasPrefix("    ") }
    let text = example.map { $0.dropFirst(4) }.joined(separator: "\n") + "\n"
    guard
      case .intact(let state, _) = StoreReading(Array(text.utf8), schema: TestSchema.schema)
    else {
      Issue.record("the example is not sealed")
      return
    }
    #expect(StoreText(state, schema: TestSchema.schema).bytes == Array(text.utf8))
  }
}
