import Foundation
import IntentJSON
import TestSupport
import Testing

/// Lines and bytes as clients send them.
@Suite(.serialized) struct FramingTests {
  private let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
  private let pong: JSONValue = ["jsonrpc": "2.0", "id": 1, "result": [:]]

  @Test func silentUntilAsked() throws {
    let server = try ServerProcess()
    server.write(ping + "\n")
    #expect(try server.message() == pong)
    try server.handshake()
    #expect(try server.rest() == [])
  }

  @Test(arguments: [
    "PING\n", "PING\r\n", "\u{feff}PING\n", "\n\n   \r\n\t\nPING\n\n", "  PING  \n",
  ]) func spellingsOfALine(_ text: String) throws {
    let server = try ServerProcess()
    server.write(text.replacing("PING", with: ping))
    #expect(try server.message() == pong)
    #expect(try server.rest() == [])
  }

  @Test func byteByByte() throws {
    let server = try ServerProcess()
    try server.handshake()
    let call: JSONValue = [
      "jsonrpc": "2.0", "id": 9, "method": "tools/call",
      "params": ["name": "echo", "arguments": ["text": "读取 — 🎉 e\u{301}"]],
    ]
    for byte in call.bytes + [10] { server.write([byte]) }
    let text = try server.reply(to: 9)["result"]?["structuredContent"]?["text"]
    #expect(text == "读取 — 🎉 e\u{301}")
  }

  @Test func theLastLineNeedsNoEnd() throws {
    let server = try ServerProcess()
    server.write(ping)
    server.closeInput()
    #expect(try server.message() == pong)
    #expect(try server.exitStatus() == 0)
  }

  @Test(arguments: ["{oops", "nope", "{\"a\":1,}", "Content-Length: 52", "\u{0}\u{1}", "[1,"])
  func aMalformedLineCostsOnlyItself(_ line: String) throws {
    let server = try ServerProcess()
    server.write(line + "\n" + line + "\n" + ping + "\n")
    for _ in 0..<2 {
      let error = try #require(try server.message())
      #expect(error["error"]?["code"] == -32700)
      #expect(error["id"] == nil || error["id"] == .null)
    }
    #expect(try server.reply(to: 1) == pong)
  }

  @Test
  func
    `an answer that cannot be read ends its question, and neither it nor a notification is answered`()
    throws
  {
    let server = try ServerProcess()
    try server.handshake("2025-11-25", ["elicitation": [:]])
    server.send("tools/call", ["name": "delete", "arguments": ["book": 1]], id: 5)
    let id = try #require(try server.message()?["id"]?.string)
    let parts = [
      #"{"jsonrpc":"2.0","method":"notifications/x","params":{"a":"\#u{0}"}}"#,
      #"{"jsonrpc":"2.0","id":"\#(id)","result":{"action":"accept","content":{"a":"\#u{0}"}}}"#,
    ]
    for part in parts { server.write(part.utf8.map { $0 == 0 ? 0xff : $0 } + [10]) }
    let message = try #require(try server.message())
    #expect(message["id"] == 5)
    #expect(message["result"]?["isError"] == true)
  }

  @Test(arguments: ["2025-03-26", "2025-06-18", "2025-11-25"])
  func batches(_ version: String) throws {
    let server = try ServerProcess()
    try server.handshake(version)
    server.write(
      #"[{"jsonrpc":"2.0","id":2,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/x"},"#
        + #"{"jsonrpc":"2.0","id":3,"method":"tools/list"},"#
        + #"{"jsonrpc":"2.0","id":4,"method":"initialize","params":{}},5]"# + "\n")
    let answer = try #require(try server.message())
    if version == "2025-03-26" {
      let ids = answer.array?.map { $0["id"] ?? .null }
      #expect(ids == [2, 3, 4, .null])
      #expect(answer.array?[2]["error"]?["code"] == -32600)
      server.write(#"[{"jsonrpc":"2.0","method":"notifications/x"}]"# + "\n")
    } else {
      #expect(answer["error"]?["code"] == -32600)
    }
    server.write("[]\n")
    #expect(try server.message()?["error"]?["code"] == -32600)
    #expect(try server.reply("ping", id: 1) == pong)
  }

  @Test func notificationsAndStrayRepliesAreNotAnswered() throws {
    let server = try ServerProcess()
    try server.handshake()
    for line in [
      #"{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest"}"#, #"{"jsonrpc":"2.0","method":"tools/list"}"#,
      #"{"jsonrpc":"2.0","id":77,"result":{}}"#, #"{"jsonrpc":"2.0","id":78,"error":{"code":-1}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":999}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":[]}"#,
    ] { server.write(line + "\n") }
    server.send("ping", id: 1)
    #expect(try server.rest() == [pong])
  }

  @Test(arguments: [65535, 65536, 65537, 32 << 20])
  func longLines(_ size: Int) throws {
    let server = try ServerProcess()
    try server.handshake()
    let text = String(repeating: "a", count: size)
    let reply = try server.reply(
      "tools/call", ["name": "echo", "arguments": ["count": .string(text)]], id: 5)
    #expect(reply["result"]?["isError"] == true)
    #expect(try server.reply("ping", id: 1) == pong)
  }

  @Test func aStrayPrintAndLineEndsLeaveTheProtocolAlone() throws {
    let quiet = open("/dev/null", O_WRONLY)
    defer { close(quiet) }
    let server = try ServerProcess(error: quiet)
    try server.handshake()
    let reply = try server.reply(
      "tools/call", ["name": "print", "arguments": ["text": "not a message"]])
    #expect(
      reply["result"]?["content"]?.array?.first?["text"]
        == #"Printed.\#nTwo lines\u2028and\u0085more."#)
    #expect(try server.rest() == [])
  }

  @Test func aSlowReaderGetsEverythingWholeAndInOrder() throws {
    let server = try ServerProcess()
    try server.handshake()
    for id in 0..<20 {
      server.send(
        "tools/call", ["name": "fill", "arguments": ["bytes": 200_000]], id: .integer(id))
    }
    // Each is more than a pipe holds, so that the server has to wait for the reader.
    try server.waitForOutput()
    for id in 0..<20 {
      let message = try #require(try server.message())
      #expect(message["id"] == .integer(id))
      #expect(message["result"]?["content"]?.array?.first?["text"]?.string?.utf8.count == 200_000)
    }
  }

  @Test func anOutputThatWasMadeNonBlocking() throws {
    // A shell around it shares the description of standard output and makes it non-blocking.
    let server = try ServerProcess(
      shell: "python3 -c 'import os; os.set_blocking(1, False)'; exec SERVER")
    try server.handshake()
    let reply = try server.reply(
      "tools/call", ["name": "fill", "arguments": ["bytes": 1_000_000]])
    #expect(reply["result"]?["content"]?.array?.first?["text"]?.string?.utf8.count == 1_000_000)
  }
}
