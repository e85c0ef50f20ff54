import IntentJSON
import ProbeIntents
import Testing

@testable import IntentServer

struct CompletionTests {
  private func complete(_ ref: JSONObject, _ name: String, _ typed: String) async -> JSONValue? {
    await complete(on: Bench(), ref, name, typed)
  }

  private func complete(
    on bench: Bench, _ ref: JSONObject, _ name: String, _ typed: String
  ) async -> JSONValue? {
    _ = await bench.handshake()
    let reply = await bench.reply(
      "completion/complete",
      ["ref": .object(ref), "argument": ["name": .string(name), "value": .string(typed)]])
    return reply?["result"]?["completion"]
  }

  @Test(
    arguments: [
      ("", ["Emma", "Dune", "Dune Messiah"]), ("d", ["Dune", "Dune Messiah"]), ("EM", ["Emma"]),
      ("messiah", ["Dune Messiah"]), ("zzz", []),
    ] as [(String, [String])]) func entities(_ typed: String, _ values: [String]) async
  {
    let completion = await complete(["type": "ref/prompt", "name": "delete"], "book", typed)
    #expect(completion?["values"]?.array?.compactMap(\.string) == values)
    #expect(completion?["total"]?.integer == values.count)
    #expect(completion?["hasMore"] == false)
  }

  @Test(
    arguments: [("", ["novel", "essay"]), ("N", ["novel"]), ("x", [])] as [(String, [String])])
  func choices(_ typed: String, _ values: [String]) async {
    let completion = await complete(["type": "ref/prompt", "name": "echo"], "genre", typed)
    #expect(completion?["values"]?.array?.compactMap(\.string) == values)
  }

  @Test(
    arguments: [("", ["1", "2", "3"]), ("2", ["2"]), ("messiah", ["3"]), ("du", ["2", "3"])]
      as [(String, [String])])
  func identifiers(_ typed: String, _ values: [String]) async {
    let completion = await complete(
      ["type": "ref/resource", "uri": "probe://book/{id}"], "id", typed)
    #expect(completion?["values"]?.array?.compactMap(\.string) == values)
  }

  @Test func atMostAHundred() async {
    let bench = Bench(shelf: Shelf((0..<150).map { "Book \($0)" }))
    let completion = await complete(
      on: bench, ["type": "ref/prompt", "name": "delete"], "book", "b")
    #expect(completion?["values"]?.array?.count == 100)
    #expect(completion?["total"] == 150)
    #expect(completion?["hasMore"] == true)
  }

  @Test func resourcesAreReadAsListed() async throws {
    let bench = Bench()
    _ = await bench.handshake()
    let listed = try #require(
      await bench.reply("resources/list")?["result"]?["resources"]?.array)
    #expect(
      listed.map { $0["uri"]?.string } == ["probe://book", "probe://book/1", "probe://book/2"])
    let read = await bench.reply("resources/read", ["uri": "probe://book/2"])
    #expect(
      read?["result"]?["contents"]?.array?.first?["text"]
        == #"{"id":"2","title":"Dune","genre":"novel"}"#)
    let all = await bench.reply("resources/read", ["uri": "probe://book"])
    let text = try #require(all?["result"]?["contents"]?.array?.first?["text"]?.string)
    #expect(try JSONValue(parsing: text).array?.count == 3)
  }
}
