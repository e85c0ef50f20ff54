import Foundation
import IntentJSON
import TestSupport
import Testing

/// How a server begins and ends.
@Suite(.serialized) struct LifeTests {
  private let wait: JSONObject = ["name": "wait", "arguments": ["seconds": 30]]

  @Test func theEndOfInputEndsIt() throws {
    let unused = try ServerProcess()
    unused.closeInput()
    #expect(try unused.exitStatus() == 0)

    let idle = try ServerProcess()
    try idle.handshake()
    idle.closeInput()
    #expect(try idle.exitStatus() == 0)
  }

  @Test func theEndOfInputEndsItWhileAToolRuns() throws {
    let server = try ServerProcess()
    try server.handshake()
    server.send("tools/call", wait, id: 5)
    // What is asked next is answered when the tool has begun.
    _ = try server.reply("tools/list", id: 6)
    server.closeInput()
    #expect(try server.exitStatus() == 0)
  }

  @Test func theEndOfInputEndsItWhileAToolHoldsItsThread() throws {
    let server = try ServerProcess()
    try server.handshake()
    server.send("tools/call", ["name": "work", "arguments": ["milliseconds": 30_000]], id: 5)
    #expect(try server.reply("ping", id: 6)["result"] == [:])
    server.closeInput()
    #expect(try server.exitStatus() == 0)
  }

  @Test func `a tool that is at work when the input ends is waited for`() throws {
    let server = try ServerProcess()
    try server.handshake()
    server.send("tools/call", ["name": "work", "arguments": ["milliseconds": 2_000]], id: 5)
    server.closeInput()
    #expect(try server.reply(to: 5)["result"] != nil)
    #expect(try server.exitStatus() == 0)
  }

  /// More than may stand in line, behind a tool that waits and one that holds its thread.
  @Test func theEndOfInputEndsItWhileTheLineIsFull() throws {
    let server = try ServerProcess()
    try server.handshake()
    server.send("tools/call", ["name": "wait", "arguments": ["seconds": 1]], id: "w")
    server.send("tools/call", ["name": "work", "arguments": ["milliseconds": 5_000]], id: "b")
    for id in 0..<600 { server.send("tools/list", id: .integer(id)) }
    server.closeInput()
    #expect(try server.exitStatus() == 0)
  }

  @Test func theEndOfInputEndsItWhileAPersonIsAsked() throws {
    let server = try ServerProcess()
    try server.handshake("2025-11-25", ["elicitation": [:]])
    server.send("tools/call", ["name": "delete", "arguments": ["book": 1]], id: 5)
    #expect(try server.message()?["method"] == "elicitation/create")
    server.closeInput()
    // What was asked is answered even so.
    #expect(try server.reply(to: 5)["result"]?["isError"] == true)
    #expect(try server.exitStatus() == 0)
  }

  @Test func theEndOfInputEndsItWhileNobodyReads() throws {
    let server = try ServerProcess()
    try server.handshake()
    for id in 0..<20 {
      server.send(
        "tools/call", ["name": "fill", "arguments": ["bytes": 200_000]], id: .integer(id))
    }
    server.send("ping", id: "p")
    try server.waitForOutput()
    server.closeInput()
    #expect(try server.exitStatus() == 0)
  }

  @Test func theEndOfInputClosesSubscriptions() throws {
    let server = try ServerProcess()
    server.send(
      "subscriptions/listen",
      [
        "_meta": [
          "io.modelcontextprotocol/protocolVersion": "2026-07-28",
          "io.modelcontextprotocol/clientCapabilities": [:],
        ], "notifications": ["resourceSubscriptions": ["probe://book"]],
      ], id: "s1")
    #expect(try server.message()?["method"] == "notifications/subscriptions/acknowledged")
    server.closeInput()
    let end = try server.reply(to: "s1")
    #expect(end["result"]?["resultType"] == "complete")
    #expect(try server.exitStatus() == 0)
  }

  /// `printf … | server`, however many.
  @Test func everythingThatWasAskedBeforeTheEndIsAnswered() throws {
    let server = try ServerProcess()
    let count = 1500
    let writer = Thread {
      server.write(
        #"{"jsonrpc":"2.0","id":"i","method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#
          + "\n")
      for id in 0..<count {
        server.send(id % 3 == 0 ? "ping" : "tools/list", id: .integer(id))
      }
      server.closeInput()
    }
    writer.start()
    var ids: Set<Int> = []
    while ids.count < count, let message = try server.message() {
      if let id = message["id"]?.integer { ids.insert(id) }
    }
    #expect(ids.count == count)
    #expect(try server.exitStatus() == 0)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func signalsEndIt(_ signal: Int32) throws {
    let idle = try ServerProcess()
    try idle.handshake()
    idle.signal(signal)
    #expect(try idle.exitStatus() == 0)

    let busy = try ServerProcess()
    try busy.handshake()
    busy.send("tools/call", wait, id: 5)
    _ = try busy.reply("tools/list", id: 6)
    busy.signal(signal)
    #expect(try busy.exitStatus() == 0)
  }

  @Test func afterASignalNoRequestIsBegun() throws {
    let server = try ServerProcess()
    try server.handshake()
    let call: JSONObject = ["name": "work", "arguments": ["milliseconds": 20]]
    for id in 0..<300 { server.send("tools/call", call, id: .integer(id)) }
    _ = try server.reply(to: 0)
    server.signal(SIGTERM)
    var replies = 0
    while try server.message() != nil { replies += 1 }
    #expect(replies < 10)
    #expect(try server.exitStatus() == 0)
  }

  @Test func aReaderThatGoesAwayEndsItQuietly() throws {
    let server = try ServerProcess()
    try server.handshake()
    server.closeOutput()
    server.send("tools/list", id: 1)
    #expect(try server.exitStatus() == 0)
  }

  @Test func aDeadOrClosedErrorStreamDoesNoHarm() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    for error in [ends[1], -1] {
      let server = try ServerProcess(error: error)
      server.write(String(repeating: "{oops\n", count: 50))
      try server.handshake()
      _ = try server.reply("tools/call", ["name": "print", "arguments": ["text": "x"]])
      server.closeInput()
      #expect(try server.exitStatus() == 0)
    }
  }

  @Test func aClosedInputIsAnEnd() throws {
    let server = try ServerProcess(shell: "exec SERVER <&-")
    #expect(try server.exitStatus() == 0)
  }

  @Test func aDeadParentIsNoticed() throws {
    // The shell starts the server on a pipe that stays open, says its id, and is killed.
    let shell = try ServerProcess(shell: "exec 3<&0; SERVER <&3 & echo $!; wait")
    let server = try #require(try shell.line().flatMap { pid_t($0) })
    defer { kill(server, SIGKILL) }
    try shell.handshake()
    shell.signal(SIGKILL)
    #expect(try shell.exitStatus() == -1)
    try Deadline.wait(for: "the end of a server whose parent died") { kill(server, 0) != 0 }
  }

  @Test func aProbeAndThenTheRealOneTwentyTimes() throws {
    for _ in 0..<20 {
      let server = try ServerProcess()
      let found = try server.reply(
        "server/discover",
        [
          "_meta": [
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": [:],
          ]
        ])
      #expect(found["result"]?["supportedVersions"] == ["2026-07-28"])
      server.signal(SIGTERM)
      #expect(try server.exitStatus() == 0)
    }
  }

  @Test func nothingOnTheErrorStreamInAHealthySession() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let server = try ServerProcess("TaskServer", error: ends[1])
    try server.handshake()
    _ = try server.reply("tools/call", ["name": "create_task", "arguments": ["name": "x"]])
    server.closeInput()
    #expect(try server.exitStatus() == 0)
    close(ends[1])
    var byte: UInt8 = 0
    #expect(read(ends[0], &byte, 1) == 0)
  }
}
