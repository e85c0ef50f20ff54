import Foundation
import IntentJSON
import TestSupport
import Testing

/// A cancellation is seen between the items of a call about many.
@Suite struct CancelledBatchTests {
  @Test func `a call about 500 items that is cancelled adds none of them`() throws {
    let home = EverydayProgram()
    let settings = home.environment.map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    let server = try ServerProcess("carafe", shell: "\(settings) exec SERVER")
    try server.handshake()
    // With much to read in each, so that it is far from done when the first report has come.
    let note = String(repeating: "chopped, a and ", count: 30)
    let items = (1...500).map { JSONValue.string("\($0) lb thing \($0) (\(note))") }
    server.send(
      "tools/call",
      [
        "name": "add_shopping_items", "arguments": ["items": .array(items)],
        "_meta": ["progressToken": "p"],
      ], id: 5)
    let report = try #require(try server.message())
    #expect(report["params"]?["progress"] == 25)
    server.cancel(5)
    server.send("tools/call", ["name": "show_list"], id: 6)
    while let message = try server.message() {
      #expect(message["id"] != 5)
      guard message["id"] == 6 else { continue }
      #expect(message["result"]?["structuredContent"]?["open_count"] == 0)
      return
    }
    Issue.record("no reply")
  }
}
