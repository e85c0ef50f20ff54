import IntentJSON
import ProbeIntents
import Testing

@testable import IntentServer

/// Questions to a person in both eras.
struct ElicitationTests {
  static let able: [JSONObject] = [
    ["elicitation": [:]], ["elicitation": ["form": [:]]],
    ["elicitation": ["form": [:], "url": [:]]],
  ]
  static let unable: [JSONObject] = [
    [:], ["elicitation": ["url": [:]]], ["elicitation": .null], ["elicitation": true],
    ["sampling": [:]],
  ]
  private let delete: JSONObject = ["name": "delete", "arguments": ["book": "Emma"]]

  private func text(_ reply: JSONValue?) -> String? {
    reply?["result"]?["content"]?.array?.first?["text"]?.string
  }

  @Test(arguments: Era.all, unable)
  func neverTowardsAClientThatDidNotDeclareIt(_ era: Era, _ capabilities: JSONObject) async {
    let bench = await era.bench(capabilities)
    let reply = await bench.reply("tools/call", era.params(delete, capabilities))
    #expect(text(reply) == "Emma deleted.")
    #expect(bench.written().isEmpty)
  }

  @Test(arguments: Era.handshakes, able)
  func byARequest(_ era: Era, _ capabilities: JSONObject) async throws {
    let bench = await era.bench(capabilities)
    async let call = bench.reply("tools/call", delete)
    if era.version < "2025-06-18" {
      #expect(text(await call) == "Emma deleted.")
      return
    }
    let question = try #require(try await bench.nextWritten())
    #expect(question["method"] == "elicitation/create")
    var params = try #require(question["params"]?.object)
    #expect((params["mode"] == "form") == (era.version >= "2025-11-25"))
    params["mode"] = nil
    #expect(
      params == [
        "message": "Delete Emma?",
        "requestedSchema": [
          "type": "object",
          "properties": ["confirm": ["type": "boolean", "title": "Go", "default": true]],
          "required": ["confirm"],
        ],
      ])
    let id = try #require(question["id"].flatMap(RequestID.init))
    bench.session.clientRequests.resolve(.string("other"), with: .result(["action": "decline"]))
    bench.session.clientRequests.resolve(
      id, with: .result(["action": "accept", "content": ["confirm": true]]))
    #expect(text(await call) == "Emma deleted.")
    #expect(bench.shelf.books.count == 2)
  }

  @Test(arguments: [
    (#"{"action":"accept","content":{"confirm":true}}"#, "Emma deleted."),
    (#"{"action":"accept","content":{}}"#, "Emma deleted."),
    (#"{"action":"accept","content":{"confirm":true,"extra":1}}"#, "Emma deleted."),
    (#"{"action":"accept","content":{"confirm":"false"}}"#, "Declined. Nothing was changed."),
    (#"{"action":"accept","content":{"confirm":false}}"#, "Declined. Nothing was changed."),
    (#"{"action":"decline"}"#, "Declined. Nothing was changed."),
    (#"{"action":"cancel"}"#, "The question was closed without an answer. Nothing was changed."),
    (
      #"{"action":"shrug"}"#,
      "The question to the person came back with the action \"shrug\" instead of accept, decline or cancel. Nothing was changed; try again or say it without a question."
    ),
    (
      #"{"action":"accept","content":{"confirm":"perhaps"}}"#,
      "\"confirm\" must be true or false, not \"perhaps\"."
    ),
  ]) func answers(_ answer: String, _ text: String) async throws {
    let answer = try #require(try JSONValue(parsing: answer).object)
    let bench = await Era(version: "2025-11-25").bench(Self.able[0])
    async let call = bench.reply("tools/call", delete)
    let id = try #require(try await bench.nextWritten()?["id"].flatMap(RequestID.init))
    bench.session.clientRequests.resolve(id, with: .result(answer))
    #expect(self.text(await call) == text)

    let modern = Bench()
    let (key, state) = try #require(await ask(modern, delete))
    var params = delete
    params["requestState"] = .string(state)
    params["inputResponses"] = [key: .object(answer)]
    let reply = await modern.reply("tools/call", Era.modern.params(params, Self.able[0]))
    #expect(self.text(reply) == text)
  }

  @Test func `an accepted form without its content is no yes`() async throws {
    let bench = await Era(version: "2025-11-25").bench(Self.able[0])
    async let call = bench.reply("tools/call", delete)
    let id = try #require(try await bench.nextWritten()?["id"].flatMap(RequestID.init))
    bench.session.clientRequests.resolve(id, with: .result(["action": "accept"]))
    #expect(text(await call)?.contains("an accepted form without \"confirm\"") == true)
    let (key, state) = try #require(await ask(bench, delete))
    var params = delete
    params["requestState"] = .string(state)
    params["inputResponses"] = [key: ["action": "accept"]]
    #expect(await ask(bench, params)?.0 == key)
    #expect(bench.shelf.books.count == 3)
  }

  @Test func `nothing is asked before the client has said that it is initialized`() async throws {
    let bench = Bench()
    _ = await bench.handshake("2025-11-25", Self.able[0], isWhole: false)
    #expect(text(await bench.reply("tools/call", delete)) == "Emma deleted.")
    #expect(bench.written().isEmpty)
    bench.session.notice("notifications/initialized", [:])
    async let call = bench.reply(
      "tools/call", ["name": "delete", "arguments": ["book": 2]])
    #expect(try await bench.nextWritten()?["method"] == "elicitation/create")
    bench.session.clientRequests.close()
    _ = await call
  }

  @Test func anErrorOfTheClientIsAToolError() async throws {
    let bench = await Era(version: "2025-06-18").bench(Self.able[0])
    async let call = bench.reply("tools/call", delete)
    let id = try #require(try await bench.nextWritten()?["id"].flatMap(RequestID.init))
    bench.session.clientRequests.resolve(id, with: .error(["code": -32600]))
    #expect(text(await call)?.contains("an error from the client") == true)
    #expect(bench.shelf.books.count == 3)
  }

  @Test func noAnswerIsAToolErrorAndTheQuestionIsWithdrawn() async throws {
    let bench = await Era(version: "2025-11-25").bench(
      Self.able[0], patience: .milliseconds(50))
    let reply = await bench.reply("tools/call", delete)
    #expect(text(reply) == "Nobody answered the question within 0 seconds. Nothing was changed.")
    let written = bench.written()
    #expect(written.last?["method"] == "notifications/cancelled")
    #expect(written.last?["params"]?["requestId"] == written.first?["id"])
    #expect(bench.shelf.books.count == 3)
  }

  @Test func theEndOfInputEndsAWait() async throws {
    let bench = await Era(version: "2025-11-25").bench(Self.able[0])
    async let call = bench.reply("tools/call", delete)
    _ = try await bench.nextWritten()
    bench.session.clientRequests.close()
    #expect(
      text(await call)
        == "The connection was closed before the question was answered. Nothing was changed.")
    #expect(bench.written().isEmpty)
    // Nor does one begin after it.
    #expect(await bench.reply("tools/call", delete)?["result"]?["isError"] == true)
    #expect(bench.shelf.books.count == 3)
  }

  @Test func aCancelledCallWithdrawsItsQuestion() async throws {
    let bench = await Era(version: "2025-11-25").bench(Self.able[0])
    let ticket = bench.session.requests.open(.integer(5))
    let delete = delete
    let task = Task {
      let request = Message.Request(id: .integer(5), method: "tools/call", params: delete)
      if let reply = await bench.session.reply(to: request, ticket) {
        bench.session.requests.answer(ticket, reply)
      }
    }
    bench.session.requests.attach({ task.cancel() }, to: ticket)
    let question = try await bench.nextWritten()
    bench.session.requests.cancel(.integer(5))
    await task.value
    let written = bench.written()
    #expect(written.map { $0["method"] } == ["notifications/cancelled"])
    #expect(written.first?["params"]?["requestId"] == question?["id"])
    #expect(bench.shelf.books.count == 3)
  }

  // MARK: - By a result

  /// The key and the state of the question a call ends with.
  private func ask(_ bench: Bench, _ params: JSONObject) async -> (String, String)? {
    let reply = await bench.reply("tools/call", Era.modern.params(params, Self.able[0]))
    guard let result = reply?["result"], result["resultType"] == "input_required",
      let key = result["inputRequests"]?.object?.keys.first,
      let state = result["requestState"]?.string
    else { return nil }
    return (key, state)
  }

  @Test(arguments: [
    ("accept", "Emma deleted."), ("decline", "Declined. Nothing was changed."),
  ]) func `an answer counts though the client no longer says that it can ask`(
    _ action: String, _ expected: String
  ) async throws {
    let bench = Bench()
    let (key, state) = try #require(await ask(bench, delete))
    var params = delete
    params["requestState"] = .string(state)
    params["inputResponses"] = [key: ["action": .string(action), "content": ["confirm": true]]]
    #expect(text(await bench.reply("tools/call", Era.modern.params(params))) == expected)
  }

  @Test func `a further question to a client that can no longer ask ends the call`() async throws {
    let bench = Bench()
    var params: JSONObject = ["name": "rename", "arguments": ["book": "Emma"]]
    let (key, state) = try #require(await ask(bench, params))
    params["requestState"] = .string(state)
    params["inputResponses"] = [key: ["action": "accept", "content": ["name": "Persuasion"]]]
    let reply = await bench.reply("tools/call", Era.modern.params(params))
    #expect(
      text(reply) == "The question was closed without an answer. Nothing was changed.")
  }

  @Test func inSeveralRounds() async throws {
    let bench = Bench()
    var params: JSONObject = ["name": "rename", "arguments": ["book": "Emma"]]
    let (first, state) = try #require(await ask(bench, params))
    params["requestState"] = .string(state)
    params["inputResponses"] = [
      first: ["action": "accept", "content": ["name": "Persuasion"]],
      "unknown": ["action": "accept"],
    ]
    let (second, later) = try #require(await ask(bench, params))
    #expect(first != second)
    params["requestState"] = .string(later)
    params["inputResponses"] = [second: ["action": "accept", "content": ["confirm": true]]]
    let reply = await bench.reply("tools/call", Era.modern.params(params, Self.able[0]))
    #expect(text(reply) == "Emma is now called Persuasion.")
    #expect(bench.written().isEmpty)
  }

  @Test func aQuestionIsValidOnTheWire() async throws {
    let bench = Bench()
    let reply = await bench.reply("tools/call", Era.modern.params(delete, Self.able[0]))
    let result = try #require(reply?["result"]?.object)
    #expect(Set(result.keys) == ["resultType", "inputRequests", "requestState", "_meta"])
    let question = try #require(result["inputRequests"]?.object?.members.first?.value)
    #expect(question["method"] == "elicitation/create")
    #expect(question["params"]?["mode"] == "form")
    #expect(question["id"] == nil)
  }

  @Test func aMissingAnswerIsAskedForAgain() async throws {
    let bench = Bench()
    var params: JSONObject = ["name": "rename", "arguments": ["book": "Emma"]]
    let (key, state) = try #require(await ask(bench, params))
    params["requestState"] = .string(state)
    let responses: [JSONValue?] = [
      nil, [:], ["unknown": ["action": "accept"]], [key: ["action": "accept", "content": [:]]],
      ["roots": ["roots": []], "odd": 5, "odder": [:]], [key: ["action": "accept"]],
    ]
    for response in responses {
      params["inputResponses"] = response
      let again = try #require(await ask(bench, params))
      #expect(again.0 == key)
      #expect(!again.1.contains("unknown") && !again.1.contains("roots"))
    }
  }

  @Test func answersWithoutAStateDoNotCount() async throws {
    let bench = Bench()
    let (key, _) = try #require(await ask(bench, delete))
    var params = delete
    params["inputResponses"] = [key: ["action": "accept"]]
    #expect(await ask(bench, params)?.0 == key)
    #expect(bench.shelf.books.count == 3)
  }

  @Test(arguments: able + unable)
  func aStateThatIsNotOfThisRequestIsRefused(_ capabilities: JSONObject) async throws {
    let bench = Bench()
    let (_, state) = try #require(await ask(bench, delete))
    func code(_ method: String, _ params: JSONObject, _ state: JSONValue) async -> JSONValue? {
      var params = params
      params["requestState"] = state
      return await bench.reply(method, Era.modern.params(params, capabilities))?["error"]?["code"]
    }
    #expect(await code("tools/call", delete, .string("x" + state)) == -32602)
    #expect(await code("tools/call", delete, .string(state + " ")) == -32602)
    #expect(await code("tools/call", delete, 5) == -32602)
    #expect(
      await code("tools/call", ["name": "delete", "arguments": ["book": 2]], .string(state))
        == -32602)
    #expect(await code("tools/call", ["name": "list"], .string(state)) == -32602)
    #expect(await code("prompts/get", ["name": "delete"], .string(state)) == -32602)
    #expect(await code("resources/read", ["uri": "probe://book/1"], .string(state)) == -32602)
    #expect(bench.shelf.books.count == 3)
  }

  @Test(arguments: [5, "x", [], ["k": 5], ["k": [:]], ["k": ["action": 5]]] as [JSONValue])
  func malformedAnswersAreRefused(_ responses: JSONValue) async throws {
    let bench = Bench()
    let (key, state) = try #require(await ask(bench, delete))
    var params = delete
    params["requestState"] = .string(state)
    params["inputResponses"] = responses["k"].map { .object([key: $0]) } ?? responses
    let reply = await bench.reply("tools/call", Era.modern.params(params, Self.able[0]))
    #expect(reply?["error"]?["code"] == -32602)
  }

  @Test(
    arguments: [
      (#"{"book":1}"#, #"{"book":1.0}"#), (#"{"book":1e0}"#, #"{"x":null,"book":1}"#),
      (#"{"_a":{"x":1,"y":[2.50]},"book":1}"#, #"{"book":1,"_a":{"y":[2.5],"x":1.0}}"#),
    ])
  func `a client may spell the same arguments in another way in the next round`(
    _ first: String, _ second: String
  ) async throws {
    let bench = Bench()
    var params: JSONObject = ["name": "delete", "arguments": try JSONValue(parsing: first)]
    let (key, state) = try #require(await ask(bench, params))
    params["arguments"] = try JSONValue(parsing: second)
    params["requestState"] = .string(state)
    params["inputResponses"] = [key: ["action": "accept", "content": [:]]]
    let reply = await bench.reply("tools/call", Era.modern.params(params, Self.able[0]))
    // What is null is nothing to the state; the tool has its own rule for what it does not know.
    #expect(reply?["error"] == nil)
  }

  @Test func `whole numbers that are one as floating-point values are different requests`()
    async throws
  {
    let bench = Bench()
    var params: JSONObject = [
      "name": "delete", "arguments": ["book": 1, "_id": 9_007_199_254_740_992],
    ]
    let (_, state) = try #require(await ask(bench, params))
    params["arguments"] = ["book": 1, "_id": 9_007_199_254_740_993]
    params["requestState"] = .string(state)
    let reply = await bench.reply("tools/call", Era.modern.params(params, Self.able[0]))
    #expect(reply?["error"]?["code"] == -32602)
  }

  @Test func `no arguments, empty ones and null are the same request`() async throws {
    let bench = Bench()
    let forms: [JSONValue?] = [nil, [:], .null]
    for first in forms {
      for second in forms {
        var params: JSONObject = ["name": "delete"]
        params["arguments"] = first
        let (key, state) = try #require(await ask(bench, params))
        params["arguments"] = second
        params["requestState"] = .string(state)
        params["inputResponses"] = [key: ["action": "accept", "content": ["book": "1"]]]
        #expect(try #require(await ask(bench, params)).0 != key)
      }
    }
  }

  @Test func `a yes to a question is none to one in the same words about another thing`()
    async throws
  {
    let bench = Bench(shelf: Shelf(["Emma", "Dune"]))
    let remove: JSONObject = ["name": "delete", "arguments": ["book": "m"]]
    let (key, state) = try #require(await ask(bench, remove))
    var params = remove
    params["requestState"] = .string(state)
    params["inputResponses"] = [key: ["action": "accept", "content": ["confirm": true]]]
    #expect(
      text(await bench.reply("tools/call", Era.modern.params(params, Self.able[0])))
        == "Emma deleted.")
    _ = bench.shelf.add("Emma")
    #expect(try #require(await ask(bench, params)).0 != key)
    #expect(bench.shelf.books.map(\.title) == ["Dune", "Emma"])
  }

  @Test func aYesToOneQuestionIsNoneToAnother() async throws {
    let bench = Bench(shelf: Shelf(["Emma"]))
    let remove: JSONObject = ["name": "delete", "arguments": ["book": "m"]]
    let (key, state) = try #require(await ask(bench, remove))
    bench.shelf.remove(1)
    _ = bench.shelf.add("Hamlet")
    var params = remove
    params["requestState"] = .string(state)
    params["inputResponses"] = [key: ["action": "accept"]]
    let again = try #require(await ask(bench, params))
    #expect(again.0 != key)
    #expect(bench.shelf.books.map(\.title) == ["Hamlet"])
  }
}
