import Foundation
import IntentJSON
import TestSupport
import Testing

/// The order of requests, and what does not wait in it.
@Suite(.serialized) struct TurnTests {
  private func wait(_ seconds: Int) -> JSONObject {
    ["name": "wait", "arguments": ["seconds": .integer(seconds)]]
  }

  @Test func aPingDoesNotWaitForAToolThatHoldsItsThread() throws {
    let server = try ServerProcess()
    try server.handshake()
    server.send("tools/call", ["name": "work", "arguments": ["milliseconds": 30_000]], id: 5)
    for number in 0..<4 {
      server.send("ping", id: .integer(number))
      #expect(try server.message()?["id"] == .integer(number))
    }
  }

  @Test func `an intent of the main actor runs where main is awaiting`() throws {
    let server = try ServerProcess()
    try server.handshake()
    let reply = try server.reply("tools/call", ["name": "main"])
    #expect(
      reply["result"]?["content"]?.array?.first?["text"] == "On the main actor.")
    #expect(try server.reply("ping", id: 2)["result"] == [:])
    server.closeInput()
    #expect(try server.exitStatus() == 0)
  }

  @Test func aPingDoesNotWaitForATool() throws {
    let server = try ServerProcess()
    try server.handshake()
    server.send("tools/call", wait(30), id: 5)
    server.send("ping", id: 6)
    #expect(try server.message()?["id"] == 6)
  }

  @Test func aRunningToolIsCancelledAndTheNextGoesOn() throws {
    let server = try ServerProcess()
    try server.handshake()
    server.send("tools/call", wait(30), id: 5)
    server.send("tools/list", id: 6)
    #expect(try server.message()?["id"] == 6)
    server.cancel(5)
    server.send("tools/list", id: 7)
    #expect(try server.message()?["id"] == 7)
    #expect(try server.rest() == [])
  }

  @Test func `a running tool of a batch is cancelled, and the rest of the batch is answered`()
    throws
  {
    let server = try ServerProcess()
    try server.handshake("2025-03-26")
    let call: JSONValue = [
      "jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": .object(wait(30)),
    ]
    server.send([call, ["jsonrpc": "2.0", "id": 6, "method": "ping"]])
    // What is asked next is answered when the tool has begun.
    _ = try server.reply("tools/list", id: 7)
    server.cancel(5)
    #expect(
      try server.message() == [["jsonrpc": "2.0", "id": 6, "result": [:]]])
  }

  @Test func aCancelledRequestInTheLineNeverRuns() throws {
    let server = try ServerProcess()
    try server.handshake()
    server.send("tools/call", ["name": "work", "arguments": ["milliseconds": 1_000]], id: 5)
    server.send("tools/call", ["name": "add", "arguments": ["name": "Never"]], id: 6)
    for id: JSONValue in [6, 6, 5] { server.cancel(id) }
    server.send("tools/call", ["name": "list"], id: 7)
    let list = try #require(try server.message())
    #expect(list["result"]?["content"]?.array?.first?["text"] == "Emma, Dune, Dune Messiah")
    #expect(try server.rest() == [])
  }

  @Test func textAndNumberAreDifferentRequests() throws {
    let server = try ServerProcess()
    try server.handshake()
    server.send("tools/call", wait(1), id: "5")
    server.send("tools/call", wait(1), id: 5)
    server.cancel(5)
    #expect(try server.message()?["id"] == "5")
    #expect(try server.rest() == [])
  }

  @Test func aRequestThatWaitsForAPersonHoldsUpNobody() throws {
    let server = try ServerProcess()
    try server.handshake("2025-06-18", ["elicitation": [:]])
    server.send("tools/call", ["name": "delete", "arguments": ["book": 1]], id: 5)
    let question = try #require(try server.message())
    let list = try server.reply("tools/call", ["name": "list"], id: 6)
    #expect(list["result"]?["content"]?.array?.first?["text"] == "Emma, Dune, Dune Messiah")
    server.send(
      [
        "jsonrpc": "2.0", "id": question["id"] ?? .null,
        "result": ["action": "accept", "content": ["confirm": true]],
      ])
    #expect(
      try server.reply(to: 5)["result"]?["content"]?.array?.first?["text"] == "Emma deleted.")
  }

  @Test func aCancelledQuestionChangesNothing() throws {
    let server = try ServerProcess()
    try server.handshake("2025-11-25", ["elicitation": ["form": [:]]])
    server.send("tools/call", ["name": "delete", "arguments": ["book": 1]], id: 5)
    let question = try #require(try server.message())
    server.cancel(5)
    let notice = try #require(try server.message())
    #expect(notice["method"] == "notifications/cancelled")
    #expect(notice["params"]?["requestId"] == question["id"])
    let list = try server.reply("tools/call", ["name": "list"], id: 6)
    #expect(list["result"]?["structuredContent"]?["value"]?.array?.count == 3)
  }

  @Test(arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
  func aCancelledRequestIsNeverAnsweredAfterwards(_ version: String) throws {
    let server = try ServerProcess()
    try server.handshake(version)
    var cancelledFirst = 0
    for id in 0..<250 {
      server.write(
        JSONValue.object([
          "jsonrpc": "2.0", "id": .integer(id), "method": "tools/call", "params": ["name": "list"],
        ]).text + "\n"
          + JSONValue.object([
            "jsonrpc": "2.0", "method": "notifications/cancelled",
            "params": ["requestId": .integer(id)],
          ]).text + "\n")
      // The ping is read after the cancellation, so nothing of the request may follow its reply.
      server.send("ping", id: "after")
      var isAnswered = false
      while let message = try server.message(), message["id"] != "after" {
        isAnswered = message["id"] == .integer(id)
      }
      if !isAnswered { cancelledFirst += 1 }
    }
    #expect(try server.rest() == [])
    // What came in one piece is seen before anything of it runs.
    #expect(cancelledFirst > 200)
  }

  @Test func progressEndsWithTheAnswer() throws {
    let server = try ServerProcess()
    try server.handshake()
    server.send(
      "tools/call",
      [
        "name": "count", "arguments": ["steps": 100], "_meta": ["progressToken": "t"],
      ], id: 5)
    for step in 1...100 {
      #expect(try server.message()?["params"]?["progress"] == .integer(step))
    }
    #expect(try server.message()?["id"] == 5)
    #expect(try server.rest() == [])
  }

  @Test func aChangeIsToldToAWatcher() throws {
    let server = try ServerProcess()
    try server.handshake()
    _ = try server.reply("resources/subscribe", ["uri": "probe://book"], id: 2)
    _ = try server.reply(
      "tools/call", ["name": "add", "arguments": ["name": "Hamlet"]], id: 3)
    let notice = try #require(try server.message())
    #expect(notice["method"] == "notifications/resources/updated")
    #expect(notice["params"] == ["uri": "probe://book"])
  }

  @Test func `a change that waited for a person is told to a watcher too`() throws {
    let server = try ServerProcess()
    try server.handshake("2025-11-25", ["elicitation": [:]])
    _ = try server.reply("resources/subscribe", ["uri": "probe://book"], id: 2)
    server.send("tools/call", ["name": "delete", "arguments": ["book": 1]], id: 3)
    let question = try #require(try server.message())
    _ = try server.reply("tools/list", id: 4)
    server.send(
      [
        "jsonrpc": "2.0", "id": question["id"] ?? .null,
        "result": ["action": "accept", "content": ["confirm": true]],
      ])
    #expect(try server.message()?["id"] == 3)
    let notice = try #require(try server.message())
    #expect(notice["method"] == "notifications/resources/updated")
  }

  @Test func manyCallsKeepMemoryFlat() throws {
    let server = try ServerProcess()
    try server.handshake()
    func run(_ count: Int) throws -> Int {
      for batch in 0..<(count / 50) {
        for id in 0..<50 {
          let names = ["list", "echo", "maybe"]
          server.send("tools/call", ["name": .string(names[id % 3])], id: .integer(batch * 50 + id))
        }
        for _ in 0..<50 { _ = try server.line() }
      }
      return try server.memory()
    }
    let early = try run(2000)
    let late = try run(6000)
    #expect(late < early + (2 << 20))
  }
}
