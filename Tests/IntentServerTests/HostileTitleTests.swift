import IntentJSON
import IntentKit
import ProbeIntents
import Testing

@testable import IntentServer

/// Titles and names of somebody without good intent, as they leave for a client.
@Suite struct HostileTitleTests {
  private static let title = "Emma\u{1b}[2J ![x](https://evil)<img src=x>\u{202e}"
  private static let shown = #"Emma\u001b[2J ![x] (https://evil)< img src=x>\u202e"#

  @Test("F80 texts and titles are escaped, data and addresses are not", arguments: Era.all)
  func results(_ era: Era) async throws {
    let bench = Bench(shelf: Shelf([Self.title]))
    if !era.isModern { _ = await bench.handshake(era.version) }
    let call = try #require(
      await bench.reply("tools/call", era.params(["name": "list"]))?["result"])
    let content = try #require(call["content"]?.array)
    #expect(content[0]["text"]?.string == Self.shown)
    if content.count > 1 { #expect(content[1]["name"]?.string == Self.shown) }
    if let value = call["structuredContent"]?["value"]?.array {
      #expect(value.first?["title"]?.string == Self.title)
    }
    let resources = try #require(
      await bench.reply("resources/list", era.params())?["result"]?["resources"]?.array)
    #expect(resources.contains { $0["name"]?.string == Self.shown })
    let read = try #require(
      await bench.reply("resources/read", era.params(["uri": "probe://book/1"]))?["result"])
    let text = try #require(read["contents"]?.array?.first?["text"]?.string)
    #expect(try JSONValue(parsing: text)["title"]?.string == Self.title)
  }

  @Test("F80 a question to a person is escaped")
  func question() async throws {
    let bench = Bench(shelf: Shelf([Self.title]))
    _ = await bench.handshake("2025-11-25", ["elicitation": [:]])
    async let call = bench.reply(
      "tools/call", ["name": "delete", "arguments": ["book": 1]])
    let asked = try #require(try await bench.nextWritten())
    #expect(asked["params"]?["message"]?.string == "Delete \(Self.shown)?")
    bench.session.clientRequests.close()
    _ = await call
  }

  @Test("F79 names of methods, tools, prompts and addresses are cut and escaped in errors")
  func errors() async throws {
    let bench = Bench()
    _ = await bench.handshake()
    let long = JSONValue.string("a\u{9b}\n" + String(repeating: "x", count: 500))
    let replies = [
      await bench.reply(long.string ?? ""), await bench.reply("tools/call", ["name": long]),
      await bench.reply("prompts/get", ["name": long]),
      await bench.reply("resources/read", ["uri": long]),
    ]
    for reply in replies {
      let message = try #require(reply?["error"]?["message"]?.string)
      #expect(message.contains(#""a\u009b\u000axxx"#))
      #expect(message.filter { $0 == "x" }.count < 90)
    }
  }
}
