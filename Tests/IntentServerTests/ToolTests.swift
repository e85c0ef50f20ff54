import IntentJSON
import IntentKit
import ProbeIntents
import Testing

@testable import IntentServer

struct ToolTests {
  /// What each version has words for, and nothing of a newer one.
  @Test(arguments: Era.all) func fieldsOfAVersion(_ era: Era) async throws {
    let bench = await era.bench()
    let tools = try #require(
      await bench.reply("tools/list", era.params())?["result"]?["tools"]?.array)
    let version = era.version
    for tool in tools {
      #expect((tool["annotations"] != nil) == (version >= "2025-03-26"))
      #expect((tool["title"] != nil) == (version >= "2025-06-18"))
      if tool["name"] == "list" {
        #expect((tool["outputSchema"] != nil) == (version >= "2025-06-18"))
        #expect(tool["annotations"]?["readOnlyHint"] ?? true == true)
      }
    }
    #expect(!tools.contains { $0["name"] == "hidden" })
    let call = try #require(
      await bench.reply("tools/call", era.params(["name": "list"]))?["result"])
    #expect((call["structuredContent"] != nil) == (version >= "2025-06-18"))
    let content = try #require(call["content"]?.array)
    #expect(content[0] == ["type": "text", "text": "Emma, Dune, Dune Messiah"])
    #expect(content.count == (version >= "2025-06-18" ? 4 : 1))
    if content.count > 1 {
      #expect(
        content[1] == [
          "type": "resource_link", "uri": "probe://book/1", "name": "Emma",
          "mimeType": "application/json",
        ])
    }
  }

  @Test func linksAreFew() async throws {
    let shelf = Shelf((0..<500).map { "Book \($0)" })
    let bench = Bench(shelf: shelf)
    _ = await bench.handshake()
    let result = await bench.reply("tools/call", ["name": "list"])?["result"]
    #expect(result?["content"]?.array?.count == 21)
    #expect(result?["structuredContent"]?["value"]?.array?.count == 500)
  }

  @Test func whatIsWrongWithTheValuesIsAToolError() async throws {
    let bench = Bench()
    _ = await bench.handshake()
    let calls: [JSONObject] = [
      ["name": "echo", "arguments": ["count": "abc"]],
      ["name": "echo", "arguments": ["count": 500]], ["name": "delete"],
      ["name": "echo", "arguments": ["nope": 1]], ["name": "fail"],
    ]
    for params in calls {
      let result = try #require(await bench.reply("tools/call", params)?["result"])
      #expect(result["isError"] == true)
      #expect(result["structuredContent"] == nil)
      #expect(result["content"]?.array?.first?["text"]?.string?.isEmpty == false)
    }
    #expect(
      await bench.reply("tools/call", ["name": "fail"])?["result"]?["content"]?.array?.first?[
        "text"]
        == "It is broken in 3 places; mend it.")
  }

  @Test func argumentsMayBeMissingNullOrText() async {
    let bench = Bench()
    _ = await bench.handshake()
    for arguments: JSONValue? in [nil, .null, [:], "{}", "{\"text\":\"x\"}", "", " ", "null"] {
      var params: JSONObject = ["name": "echo"]
      params["arguments"] = arguments
      #expect(await bench.reply("tools/call", params)?["result"]?["isError"] == nil)
    }
  }

  /// What is wrong may be megabytes long; the sentence about it is not.
  @Test(arguments: Era.all, ["x", "\u{301}"])
  func `an error shows only the beginning of what was sent`(
    _ era: Era, _ scalar: String
  ) async throws {
    let bench = await era.bench()
    let long = "x" + String(repeating: scalar, count: 100_000)
    let calls: [(String, JSONObject)] = [
      (long, [:]), ("tools/call", ["name": .string(long)]),
      ("tools/call", ["name": "echo", "arguments": .object([long: 1])]),
      ("tools/call", ["name": "delete", "arguments": ["book": .string(long)]]),
      ("prompts/get", ["name": .string(long)]),
      ("prompts/get", ["name": "echo", "arguments": .object([long: 1])]),
      ("resources/read", ["uri": .string(long)]),
      (
        "completion/complete",
        [
          "ref": ["type": "ref/resource", "uri": .string(long)],
          "argument": ["name": .string(long), "value": ""],
        ]
      ),
      (
        "completion/complete",
        [
          "ref": ["type": "ref/prompt", "name": "echo"],
          "argument": ["name": .string(long), "value": ""],
        ]
      ),
    ]
    for (method, params) in calls {
      let reply = try #require(await bench.reply(method, era.params(params)))
      let text =
        reply["error"]?["message"]?.string
        ?? reply["result"]?["content"]?.array?.first?["text"]?.string
      let shown = try #require(text)
      #expect(shown.unicodeScalars.count < 300 && shown.utf8.contains("\(scalar)\(scalar)…".utf8))
    }
  }

  @Test func aHiddenToolCanBeCalled() async {
    let bench = Bench()
    _ = await bench.handshake()
    #expect(await bench.reply("tools/call", ["name": "hidden"])?["result"]?["isError"] == nil)
  }

  @Test(arguments: ["token" as JSONValue, 7, 0, ""], Era.all)
  func progress(_ token: JSONValue, _ era: Era) async throws {
    let bench = await era.bench()
    var params = era.params(["name": "count", "arguments": ["steps": 3]])
    var meta = params["_meta"]?.object ?? [:]
    meta["progressToken"] = token
    params["_meta"] = .object(meta)
    _ = await bench.reply("tools/call", params)
    let notes = bench.written()
    #expect(notes.map { $0["method"] } == Array(repeating: "notifications/progress", count: 3))
    #expect(notes.map { $0["params"]?["progress"]?.integer } == [1, 2, 3])
    #expect(notes.allSatisfy { $0["params"]?["progressToken"] == token })
    #expect((notes[0]["params"]?["message"] != nil) == (era.version >= "2025-03-26"))
  }

  @Test func `a token is an integer however it is spelled`() async throws {
    let bench = Bench()
    _ = await bench.handshake()
    let params = #"{"name":"count","arguments":{"steps":1},"_meta":{"progressToken":7.0}}"#
    _ = await bench.reply("tools/call", try #require(try JSONValue(parsing: params).object))
    #expect(bench.written().first?["params"]?["progressToken"]?.text == "7")
  }

  @Test(arguments: [nil, .null, .double(1.5), true, [1]] as [JSONValue?])
  func noProgressWithoutAToken(_ token: JSONValue?) async {
    let bench = Bench()
    _ = await bench.handshake()
    var meta = JSONObject()
    meta["progressToken"] = token
    _ = await bench.reply(
      "tools/call",
      ["name": "count", "arguments": ["steps": 3], "_meta": .object(meta)])
    #expect(bench.written().isEmpty)
  }

  @Test func aLanguageIsSpokenThroughout() async {
    let bench = Bench(
      language: LocalizedStringTable(
        language: "de",
        translations: [
          "Delete Book": "Buch löschen", "%@ deleted.": "%@ gelöscht.",
          "\"%@\" %@.": "„%@“: %@.",
        ]))
    _ = await bench.handshake()
    let tools = await bench.reply("tools/list")?["result"]?["tools"]?.array
    #expect(tools?.contains { $0["title"] == "Buch löschen" } == true)
    let call = await bench.reply("tools/call", ["name": "delete", "arguments": ["book": 1]])
    #expect(call?["result"]?["content"]?.array?.first?["text"] == "Emma gelöscht.")
  }
}
