import IntentJSON
import Testing

@testable import IntentServer

/// Every method in every version.
struct SessionTests {
  /// A method, parameters that it takes, and what its result must hold in every version.
  struct Call: CustomTestStringConvertible {
    let method: String
    let params: JSONObject
    let required: [String]
    var isCacheable = false
    var testDescription: String { method }

    init(_ method: String, _ params: JSONObject, _ required: [String], cacheable: Bool = false) {
      (self.method, self.params, self.required) = (method, params, required)
      isCacheable = cacheable
    }
  }

  static let calls = [
    Call("tools/list", [:], ["tools"], cacheable: true),
    Call("tools/call", ["name": "list"], ["content"]),
    Call("resources/list", [:], ["resources"], cacheable: true),
    Call("resources/templates/list", [:], ["resourceTemplates"], cacheable: true),
    Call("resources/read", ["uri": "probe://book/1"], ["contents"], cacheable: true),
    Call("prompts/list", [:], ["prompts"], cacheable: true),
    Call("prompts/get", ["name": "delete", "arguments": ["book": "Emma"]], ["messages"]),
    Call(
      "completion/complete",
      [
        "ref": ["type": "ref/prompt", "name": "delete"],
        "argument": ["name": "book", "value": "d"],
      ], ["completion"]),
  ]

  @Test(arguments: Era.all, calls) func everyVersionHasIt(_ era: Era, _ call: Call) async throws {
    let bench = await era.bench()
    let reply = try #require(await bench.reply(call.method, era.params(call.params)))
    let result = try #require(reply["result"]?.object, "\(reply.text)")
    for member in call.required { #expect(result[member] != nil) }
    #expect((result["resultType"] == "complete") == era.isModern)
    let server = result["_meta"]?["io.modelcontextprotocol/serverInfo"]
    #expect((server?["name"] == "probe") == era.isModern)
    #expect((result["ttlMs"]?.integer ?? -1 >= 0) == (era.isModern && call.isCacheable))
    #expect((result["cacheScope"] != nil) == (era.isModern && call.isCacheable))
    #expect(!hasNull(reply))
  }

  private func hasNull(_ value: JSONValue) -> Bool {
    switch value {
    case .null: true
    case .array(let elements): elements.contains(where: hasNull)
    case .object(let object):
      object.members.contains { $0.key != "structuredContent" && hasNull($0.value) }
    case .bool, .number, .string: false
    }
  }

  @Test(
    arguments: [
      ("ping", true, false), ("resources/subscribe", true, false),
      ("resources/unsubscribe", true, false), ("logging/setLevel", false, false),
      ("tasks/list", false, false), ("sampling/createMessage", false, false), ("", false, false),
    ] as [(String, Bool, Bool)])
  func methodsThatAreNotEverywhere(_ method: String, _ isLegacy: Bool, _ isModern: Bool) async {
    for era in Era.all {
      let bench = await era.bench()
      let reply = await bench.reply(method, era.params(["uri": "probe://book/1"]))
      let isKnown = reply?["error"]?["code"] != -32601
      #expect(isKnown == (era.isModern ? isModern : isLegacy), "\(era.version)")
    }
  }

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
    ("2025-11-25", "2025-11-25"), ("2026-07-28", "2025-11-25"), ("1990-01-01", "2025-11-25"),
    ("2099-01-01", "2025-11-25"), ("DRAFT-2026-v1", "2025-11-25"), ("", "2025-11-25"),
  ]) func handshakes(_ asked: String, _ agreed: String) async throws {
    let result = try #require(await Bench().handshake(asked)?["result"])
    #expect(result["protocolVersion"]?.string == agreed)
    #expect(result["instructions"] == "For tests.")
    #expect(result["serverInfo"]?["name"] == "probe")
    #expect((result["serverInfo"]?["title"] != nil) == (agreed >= "2025-06-18"))
    #expect(result["capabilities"]?["resources"] == ["subscribe": true])
    #expect((result["capabilities"]?["completions"] != nil) == (agreed >= "2025-03-26"))
  }

  @Test(arguments: [[:], ["protocolVersion": .null], ["protocolVersion": 5]] as [JSONObject])
  func aHandshakeWithoutAVersionFailsAndCanBeTriedAgain(_ params: JSONObject) async {
    let bench = Bench()
    #expect(await bench.reply("initialize", params)?["error"]?["code"] == -32602)
    #expect(await bench.handshake()?["result"] != nil)
  }

  @Test func capabilitiesAreOpen() async {
    let capabilities: JSONObject = [
      "experimental": ["codex/auth-change": [:], "x": ["enabled": true]],
      "extensions": ["io.modelcontextprotocol/ui": ["mimeTypes": ["text/html"]]],
      "roots": ["listChanged": true], "elicitation": [:], "future": ["x": [1]], "odd": 5,
    ]
    #expect(await Bench().handshake("2025-11-25", capabilities)?["result"] != nil)
  }

  @Test func withoutABeginningBothWaysInAreNamed() async throws {
    for method in ["tools/list", "server/discover", "subscriptions/listen"] {
      let bench = Bench()
      let error = try #require(await bench.reply(method)?["error"])
      #expect(error["code"] == -32602)
      #expect(error["message"]?.string?.contains("\"initialize\"") == true)
      #expect(error["message"]?.string?.contains("protocolVersion") == true)
      #expect(await bench.handshake()?["result"] != nil)
    }
  }

  @Test(arguments: [
    ("{}", -32602), (#"{"V":"2026-07-28"}"#, -32602), (#"{"C":{}}"#, -32602),
    (#"{"V":5,"C":{}}"#, -32602), (#"{"V":"2026-07-28","C":[]}"#, -32602),
    (#"{"V":"1900-01-01","C":{}}"#, -32022), (#"{"V":"2025-11-25","C":{}}"#, -32022),
  ]) func modernMetadata(_ meta: String, _ code: Int) async throws {
    let prefix = "io.modelcontextprotocol/"
    var members = JSONObject()
    for member in try JSONValue(parsing: meta).object?.members ?? [] {
      members[prefix + (member.key == "V" ? "protocolVersion" : "clientCapabilities")] =
        member.value
    }
    // What is wrong with the version is wrong with any method.
    for method in ["tools/list", "foo/bar", "ping", "resources/subscribe"] {
      if method == "ping", members[prefix + "protocolVersion"] == nil { continue }
      let error = await Bench().reply(method, ["_meta": .object(members)])?["error"]
      #expect(error?["code"]?.integer == code, "\(method)")
      if code == -32022 { #expect(error?["data"]?["supported"] == ["2026-07-28"]) }
    }
  }

  @Test(
    arguments: [("loud", false), (5, false), ([], false), ("debug", true), (.null, true)]
      as [(JSONValue, Bool)])
  func `a log level must be one of the known`(_ level: JSONValue, _ isTaken: Bool) async {
    var meta = Era.modern.params()["_meta"]?.object ?? [:]
    meta["io.modelcontextprotocol/logLevel"] = level
    let reply = await Bench().reply("tools/list", ["_meta": .object(meta)])
    #expect(reply?["error"]?["code"] == (isTaken ? nil : -32602))
  }

  @Test func discoveryAndThenAHandshakeOnOneProcess() async throws {
    let bench = Bench()
    let found = try #require(
      await bench.reply("server/discover", Era.modern.params())?["result"])
    #expect(found["supportedVersions"] == ["2026-07-28"])
    #expect(found["capabilities"]?["tools"] != nil)
    #expect(found["serverInfo"] == nil)
    #expect(found["cacheScope"] == "public")
    #expect(await bench.handshake("2025-06-18")?["result"]?["protocolVersion"] == "2025-06-18")
    #expect(await bench.reply("tools/list")?["result"]?["tools"] != nil)
    // Both eras on one process.
    #expect(
      await bench.reply("tools/list", Era.modern.params())?["result"]?["resultType"] == "complete")
  }

  @Test(arguments: Era.all) func faults(_ era: Era) async {
    let bench = await era.bench()
    func code(_ method: String, _ params: JSONObject) async -> Int? {
      await bench.reply(method, era.params(params))?["error"]?["code"]?.integer
    }
    let notFound = era.isModern ? -32602 : -32002
    for uri in ["probe://nope/1", "probe://book/99", "file:///etc/passwd", "probe://../x", ""] {
      #expect(await code("resources/read", ["uri": .string(uri)]) == notFound)
    }
    #expect(await code("resources/read", [:]) == -32602)
    #expect(await code("tools/call", ["name": "none"]) == -32602)
    #expect(await code("tools/call", ["name": ""]) == -32602)
    #expect(await code("tools/call", ["name": 5]) == -32602)
    #expect(await code("tools/call", [:]) == -32602)
    for arguments: JSONValue in [[8], 8, "[8]", "oops", true] {
      #expect(await code("tools/call", ["name": "list", "arguments": arguments]) == -32602)
    }
    for method in ["tools/list", "prompts/list", "resources/list", "resources/templates/list"] {
      #expect(await code(method, ["cursor": "garbage"]) == -32602)
      #expect(await code(method, ["cursor": ""]) == -32602)
      #expect(await code(method, ["cursor": .null]) == nil)
    }
    #expect(await code("prompts/get", ["name": "none"]) == -32602)
    #expect(await code("prompts/get", ["name": "echo"]) == -32602)
    #expect(await code("prompts/get", ["name": "echo", "arguments": ["genre": 5]]) == -32602)
    #expect(await code("prompts/get", ["name": "delete", "arguments": ["book": .null]]) == nil)
    #expect(await code("completion/complete", [:]) == -32602)
    #expect(
      await code(
        "completion/complete",
        ["ref": ["type": "ref/prompt", "name": "x"], "argument": ["name": "a", "value": ""]])
        == -32602)
  }
}
