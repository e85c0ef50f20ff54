import IntentJSON
import ProbeIntents
import Testing

@testable import IntentServer

struct SubscriptionTests {
  private func listen(
    _ bench: Bench, _ wanted: JSONObject, id: RequestID = .string("s1")
  ) async -> JSONValue? {
    await bench.reply(
      "subscriptions/listen", Era.modern.params(["notifications": .object(wanted)]), id: id)
  }

  @Test(arguments: [.string("s1"), .integer(0), .integer(7), .string("7")] as [RequestID])
  func acknowledgedFirstThenToldThenClosed(_ id: RequestID) async throws {
    let bench = Bench()
    let wanted: JSONObject = [
      "toolsListChanged": true, "bogus": true,
      "resourceSubscriptions": ["probe://book", "probe://nope", "probe://book", "probe://book/1"],
    ]
    #expect(await listen(bench, wanted, id: id) == nil)
    #expect(
      bench.written() == [
        [
          "jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged",
          "params": [
            "_meta": ["io.modelcontextprotocol/subscriptionId": id.json],
            "notifications": ["resourceSubscriptions": ["probe://book", "probe://book/1"]],
          ],
        ]
      ])
    await bench.session.noticeChanges()
    #expect(bench.written().isEmpty)

    _ = bench.shelf.add("Hamlet")
    await bench.session.noticeChanges()
    await bench.session.noticeChanges()
    #expect(
      bench.written() == [
        [
          "jsonrpc": "2.0", "method": "notifications/resources/updated",
          "params": [
            "_meta": ["io.modelcontextprotocol/subscriptionId": id.json], "uri": "probe://book",
          ],
        ]
      ])

    bench.session.closeSubscriptions()
    let end = try #require(bench.written().first)
    #expect(end["id"] == id.json)
    #expect(end["result"]?["resultType"] == "complete")
    #expect(end["result"]?["_meta"]?["io.modelcontextprotocol/subscriptionId"] == id.json)
    #expect(end["result"]?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "probe")
    bench.session.closeSubscriptions()
    #expect(bench.written().isEmpty)
  }

  @Test func cancelledItSaysNothingMore() async {
    let bench = Bench()
    _ = await listen(bench, ["resourceSubscriptions": ["probe://book"]])
    _ = bench.written()
    bench.session.requests.cancel(.string("s1"))
    bench.session.subscriptions.cancel(.string("s1"))
    #expect(bench.session.subscriptions.isEmpty)
    _ = bench.shelf.add("Hamlet")
    await bench.session.noticeChanges()
    bench.session.closeSubscriptions()
    #expect(bench.written().isEmpty)
  }

  @Test func nothingWantedIsStillOpen() async {
    let bench = Bench()
    #expect(await listen(bench, ["resourcesListChanged": true]) == nil)
    #expect(bench.written().first?["params"]?["notifications"] == [:])
    bench.session.closeSubscriptions()
    #expect(bench.written().count == 1)
  }

  @Test(arguments: [nil, 5, [:]] as [JSONValue?])
  func malformed(_ wanted: JSONValue?) async {
    let bench = Bench()
    var params: JSONObject = [:]
    params["notifications"] = wanted.map { $0 == [:] ? ["resourceSubscriptions": 5] : $0 }
    let reply = await bench.reply("subscriptions/listen", Era.modern.params(params))
    #expect(reply?["error"]?["code"] == -32602)
    #expect(bench.session.subscriptions.isEmpty)
  }

  @Test func aLaterWatcherTakesNoNewsFromAnEarlierOne() async {
    let bench = Bench()
    _ = await bench.handshake()
    #expect(await bench.reply("resources/subscribe", ["uri": "probe://book"])?["result"] == [:])
    _ = bench.shelf.add("Hamlet")
    _ = await listen(bench, ["resourceSubscriptions": ["probe://book"]])
    _ = bench.written()
    await bench.session.noticeChanges()
    let written = bench.written()
    #expect(written.count == 1)
    #expect(written.first?["params"] == ["uri": "probe://book"])
  }

  @Test func `nothing is told before the client has said that it is initialized, but then`() async {
    let bench = Bench()
    _ = await bench.handshake(isWhole: false)
    _ = await bench.reply("resources/subscribe", ["uri": "probe://book"])
    _ = bench.shelf.add("Hamlet")
    await bench.session.noticeChanges()
    #expect(bench.written().isEmpty)
    bench.session.notice("notifications/initialized", [:])
    await bench.session.noticeChanges()
    #expect(bench.written().map { $0["params"] } == [["uri": "probe://book"]])
  }

  @Test(arguments: Era.handshakes) func subscribeAndUnsubscribe(_ era: Era) async {
    let bench = await era.bench()
    #expect(await bench.reply("resources/subscribe", ["uri": "probe://book/1"])?["result"] == [:])
    #expect(
      await bench.reply("resources/subscribe", ["uri": "probe://nope"])?["error"]?["code"]
        == -32002)
    // Gone is a change, and told once.
    bench.shelf.remove(1)
    await bench.session.noticeChanges()
    await bench.session.noticeChanges()
    #expect(bench.written().map { $0["params"] } == [["uri": "probe://book/1"]])
    #expect(await bench.reply("resources/unsubscribe", ["uri": "probe://book/1"])?["result"] == [:])
    #expect(bench.session.subscriptions.isEmpty)
    _ = bench.shelf.add("Emma")
    await bench.session.noticeChanges()
    #expect(bench.written().isEmpty)
  }
}
