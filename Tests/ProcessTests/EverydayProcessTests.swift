import Foundation
import IntentJSON
import TestSupport
import Testing

/// The cases of everyday use where the wire, the process or the file matters.
@Suite struct EverydayProcessTests {
  let program = EverydayProgram()

  @Test("ten calls without waiting are all done, in their order")
  func tenCalls() throws {
    let names = (0..<10).map { "thing \($0)" }
    let items = JSONValue.array(names.map(JSONValue.string))
    let checks = names.map { name -> (String, JSONValue) in
      ("check_off_items", ["items": [.string(name)]])
    }
    let results = try program.call(
      [("add_shopping_items", ["items": items])] + checks + [
        ("show_list", ["include_checked": true])
      ])
    let last = try #require(results.last?["structuredContent"])
    #expect(results.count == 12)
    #expect(last["open_count"] == 0)
    #expect(last["checked_count"] == 10)
  }

  @Test("three servers on one folder at once lose nothing")
  func threeServers() async throws {
    let program = program
    let calls = (0..<3).map { server in
      (0..<20).map { item -> (String, JSONValue) in
        ("add_shopping_items", ["items": [.string("item \(server)x\(item)")]])
      }
    }
    let environment = program.environment
    try await withThrowingTaskGroup(of: Int.self) { group in
      for calls in calls {
        group.addTask {
          let other = EverydayProgram()
          other.environment = environment
          return try other.call(calls).count { !$0.isFailure }
        }
      }
      for try await done in group { #expect(done == 20) }
    }
    let list = try program.call(("show_list", [:]))
    #expect(list.first?["structuredContent"]?["open_count"] == 60)
  }

  @Test("undo goes on after a restart, and the server knows the time")
  func restarted() throws {
    _ = try program.call(
      ("add_shopping_items", ["items": ["eggs"]]), ("check_off_items", ["items": ["eggs"]]),
      ("log_water", ["amount": 250]))
    program.environment["CARAFE_NOW"] = "2026-03-10T18:00:00Z"
    let results = try program.call(
      ("undo_last_change", [:]), ("undo_last_change", [:]), ("check_todays_progress", [:]),
      ("show_list", [:]))
    #expect(results[0].said == "Undone: Logged 250 ml, Tue 10 Mar, 12:00. 2000 ml to go.")
    #expect(results[1].said == "Undone: Checked off eggs. 1 to buy.")
    #expect(results[2].said.contains("It is Tuesday 10 March 2026, 18:00"))
    #expect(results[3].said == "1 to buy:\n\n- eggs")
  }

  @Test("what fails says so in the result, with what to call next")
  func failures() throws {
    let results = try program.call(
      ("delete_water_entry", ["entry": "nope"]), ("check_off_items", ["items": ["unicorn"]]),
      ("add_shopping_items", ["items": []]), ("log_water", ["amount": "lots"]))
    #expect(results.map(\.isFailure) == [true, true, true, true])
    #expect(results[0].said.contains("show_history"))
    #expect(results[1].said.contains("show_list"))
  }

  @Test("a traveller's process in another zone keeps the drinks' own dates")
  func traveller() throws {
    _ = try program.call(("log_water", ["amount": 400]))
    program.environment["TZ"] = "America/New_York"
    program.environment["CARAFE_NOW"] = "2026-03-11T03:30:00Z"
    let results = try program.call(
      ("check_todays_progress", [:]), ("show_history", ["date": "2026-03-10"]))
    #expect(results[0]["structuredContent"]?["day"] == "2026-03-10")
    let entry = results[1]["structuredContent"]?["entries"]?.array?.first
    #expect(entry?["time"] == "2026-03-10T12:00:00+00:00")
  }

  @Test("F09 while an edit waits for the folder, every reply says so, those of reads too")
  func unpublished() throws {
    _ = try program.call(("log_water", ["amount": 250]), ("add_shopping_items", ["items": ["tea"]]))
    try FileManager.default.removeItem(at: program.root.appending(path: "folder"))
    let results = try program.call(
      ("log_water", ["amount": 300]), ("check_todays_progress", [:]), ("show_history", [:]),
      ("show_history", ["date": "today"]), ("show_list", [:]), ("change_settings", [:]),
      ("add_shopping_items", ["items": ["milk"]]), ("check_off_items", ["items": ["tea"]]),
      ("undo_last_change", [:]))
    for (index, result) in results.enumerated() {
      #expect(!result.isFailure && result.said.contains("not yet in the folder"), "\(index)")
      #expect(result["structuredContent"]?["published"] == false, "\(index)")
      let reason = result["structuredContent"]?["unpublished_reason"]?.string ?? ""
      #expect(reason.contains("is not there"), "\(index)")
    }
  }

  @Test("CARAFE_LOG=debug tells method, tool and time of each request, and nothing that is in it")
  func log() throws {
    program.environment["CARAFE_LOG"] = "debug"
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": "tools/call",
      "params": ["name": "add_shopping_items", "arguments": ["items": ["secret"]]],
    ]
    let quiet = EverydayProgram()
    for (program, isQuiet) in [(program, false), (quiet, true)] {
      let outcome = try program.run("serve", input: Self.handshake + request.text + "\n")
      #expect(outcome.errors.isEmpty == isQuiet)
      #expect(outcome.errors.contains("carafe: tools/call add_shopping_items ") == !isQuiet)
      #expect(!outcome.errors.contains("secret"))
    }
  }

  private static let handshake = """
    {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}
    {"jsonrpc":"2.0","method":"notifications/initialized"}

    """
}
