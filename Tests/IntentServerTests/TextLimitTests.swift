import IntentJSON
import IntentKit
import ProbeIntents
import Testing

@testable import IntentServer

/// What a client sends besides the arguments of a tool has limits too, and is refused beyond them.
@Suite struct TextLimitTests {
  private static let long = String(repeating: "a", count: 100_000)

  /// Requests with one text that is too long, and its limit.
  private static func requests(_ text: String) -> [(String, JSONObject, limit: Int)] {
    let prompts = Probe.catalogue().shortcuts.flatMap { prompt in
      prompt.arguments.flatMap { argument -> [(String, JSONObject, limit: Int)] in
        let name = argument.parameter.name
        return [
          (
            "prompts/get", ["name": .string(prompt.name), "arguments": [name: .string(text)]], 1_000
          ),
          (
            "completion/complete",
            [
              "ref": ["type": "ref/prompt", "name": .string(prompt.name)],
              "argument": ["name": .string(name), "value": .string(text)],
            ], 1_000
          ),
        ]
      }
    }
    let templates = Probe.catalogue().entities.map { entity -> (String, JSONObject, limit: Int) in
      (
        "completion/complete",
        [
          "ref": ["type": "ref/resource", "uri": .string("probe://\(entity.collection)/{id}")],
          "argument": ["name": "id", "value": .string(text)],
        ], 1_000
      )
    }
    let others: [(String, JSONObject, limit: Int)] = [
      ("tools/call", ["name": .string(text)], 200),
      ("prompts/get", ["name": .string(text)], 200),
      ("resources/read", ["uri": .string("probe://book/" + text)], 2_000),
      ("resources/subscribe", ["uri": .string("probe://book/" + text)], 2_000),
      (
        "completion/complete",
        [
          "ref": ["type": "ref/prompt", "name": .string(text)],
          "argument": ["name": "a", "value": ""],
        ], 200
      ),
      (
        "completion/complete",
        [
          "ref": ["type": "ref/resource", "uri": .string(text)],
          "argument": ["name": "a", "value": ""],
        ], 2_000
      ),
      (
        "completion/complete",
        [
          "ref": ["type": "ref/prompt", "name": "delete"],
          "argument": ["name": .string(text), "value": ""],
        ], 200
      ),
    ]
    return prompts + templates + others
  }

  @Test(arguments: ["a", " ", "\u{301}", "\u{1f1e9}", "%41"])
  func `a text beyond its limit is refused, with the limit named`(_ piece: String) async throws {
    let bench = Bench()
    _ = await bench.handshake()
    for (method, params, limit) in Self.requests(String(repeating: piece, count: 100_000)) {
      let reply = await bench.reply(method, params)
      let message = try #require(reply?["error"]?["message"]?.string, "\(method)")
      #expect(message.contains("at most \(limit) characters"))
      #expect(reply?.text.unicodeScalars.count ?? 0 < 500)
    }
  }

  @Test func `F81 an unknown name of any kind is shown cut short`() async throws {
    let bench = Bench()
    _ = await bench.handshake()
    let unknown: JSONValue = .object(JSONObject([(Self.long, JSONValue.integer(1))]))
    let requests: [(String, JSONObject)] = [
      (Self.long, [:]), ("tools/call", ["name": "echo", "arguments": unknown]),
      ("resources/read", ["uri": .string("probe://" + Self.long.prefix(1_900))]),
      ("prompts/get", ["name": "delete", "arguments": unknown]),
    ]
    for (method, params) in requests {
      #expect((await bench.reply(method, params))?.text.utf8.count ?? 0 < 600)
    }
    let version: JSONObject = [
      "_meta": [
        "io.modelcontextprotocol/protocolVersion": .string(Self.long),
        "io.modelcontextprotocol/clientCapabilities": [:],
      ]
    ]
    #expect((await bench.reply("ping", version))?.text.utf8.count ?? 0 < 600)
  }

  @Test func `F81 a person's answer has the limit of the argument`() async throws {
    let bench = Bench()
    _ = await bench.handshake("2025-06-18", ["elicitation": [:]])
    async let reply = bench.reply("tools/call", ["name": "add"])
    let question = try #require(try await bench.nextWritten())
    let id = try #require(question["id"].flatMap(RequestID.init))
    bench.session.clientRequests.resolve(
      id, with: .result(["action": "accept", "content": ["name": .string(Self.long)]]))
    let text = await reply?["result"]?["content"]?.array?.first?["text"]?.string
    #expect(text?.contains("at most 10000 characters") == true)
  }
}
