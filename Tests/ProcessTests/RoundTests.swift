import Foundation
import IntentJSON
import TestSupport
import Testing

/// Calls of several rounds in 2026-07-28, each round in a process of its own, as several copies of
/// the program and restarts bring it about.
@Suite struct RoundTests {
  let program = EverydayProgram()

  init() {
    program.environment["CARAFE_STATE"] = program.root.appending(path: "state").path
  }

  /// One round of a call, in a process that then ends.
  private func round(_ tool: String, _ arguments: JSONValue, _ more: JSONObject = [:]) throws
    -> JSONValue
  {
    var params: JSONObject = [
      "name": .string(tool), "arguments": arguments,
      "_meta": [
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": ["elicitation": [:]],
      ],
    ]
    for member in more.members { params[member.key] = member.value }
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": .object(params),
    ]
    return try #require(try program.serve([request]).first?["result"])
  }

  /// What a next round brings that answers the question of a result with a yes.
  private func yes(to result: JSONValue) throws -> JSONObject {
    let key = try #require(result["inputRequests"]?.object?.keys.first)
    return [
      "requestState": try #require(result["requestState"]),
      "inputResponses": [key: ["action": "accept", "content": ["confirm": true]]],
    ]
  }

  private func question(in result: JSONValue) -> String? {
    result["inputRequests"]?.object?.members.first?.value["params"]?["message"]?.string
  }

  private var secret: URL {
    program.root.appending(path: "state/seal-secret")
  }

  @Test
  func `a question of one process is answered by the next, by a secret that nobody else reads`()
    throws
  {
    _ = try program.call(("log_water", ["amount": 250]))
    #expect(!FileManager.default.fileExists(atPath: secret.path))
    let asked = try round("delete_water_entry", ["entry": "last"])
    let attributes = try FileManager.default.attributesOfItem(atPath: secret.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(attributes[.size] as? Int == 32)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: secret.deletingLastPathComponent().path)
    #expect(!names.contains { $0.hasSuffix(".tmp") })
    let deleted = try round("delete_water_entry", ["entry": "last"], yes(to: asked))
    #expect(deleted.said.contains("250 ml"))
    #expect(!deleted.isFailure)
  }

  @Test func `one yes sent three times deletes one of three drinks that look the same`() throws {
    _ = try program.call(
      ("log_water", ["amount": 250]), ("log_water", ["amount": 250]),
      ("log_water", ["amount": 250]))
    let asked = try round("delete_water_entry", ["entry": "last"])
    for _ in 0..<3 { _ = try round("delete_water_entry", ["entry": "last"], yes(to: asked)) }
    let left = try program.call(("check_todays_progress", [:]))
    #expect(left.first?["structuredContent"]?["total"] == 500)
  }

  @Test func `only what is there is asked about, by its name, and a yes counts for that`() throws {
    let added = try program.call(("add_shopping_items", ["items": ["2 l milk", "eggs", "tea"]]))
    #expect(added.first?.isFailure == false)
    let nothing = try round("remove_shopping_items", ["items": ["nope"]])
    #expect(nothing.isFailure)
    #expect(nothing.said.contains("\"nope\" is not on the list"))
    for items in [["Milk", "nope", "eggs"], ["milk, nope, eggs"], [["name": "milk"], "eggs"]]
      as [JSONValue]
    {
      let asked = try round("remove_shopping_items", ["items": items])
      #expect(question(in: asked) == "Remove milk, eggs from the list?")
    }
    _ = try program.call(("check_off_items", ["items": ["milk", "eggs"]]))
    let asked = try round("clear_checked_items", [:])
    #expect(question(in: asked) == "Clear milk, eggs from the list?")
    #expect(try !round("clear_checked_items", [:], yes(to: asked)).isFailure)
    _ = try program.call(("check_off_items", ["items": ["tea"]]))
    let again = try round("clear_checked_items", [:], yes(to: asked))
    #expect(question(in: again) == "Clear tea from the list?")
  }
}
