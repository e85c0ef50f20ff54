import Foundation
import IntentJSON
import TestSupport
import Testing

/// The subcommands of a person at a terminal: export, import and config.
@Suite struct EverydayCommandTests {
  let program = EverydayProgram()

  @Test("what one home exports another imports, once")
  func exchange() throws {
    _ = try program.call(
      ("log_water", ["amount": 250]), ("log_water", ["amount": "8 fl oz"]),
      ("add_shopping_items", ["items": ["2 l milk (organic)", "+1 coffee"]]))
    let water = try program.run("export", "water")
    #expect(water.output.hasPrefix("id,time,amount,unit,ml\r\n"))
    #expect(water.output.contains(",2026-03-10T12:00:00+00:00,8,fl_oz,236.588\r\n"))
    let all = try program.run("export").output
    let other = EverydayProgram()
    let first = try other.run("import", try other.write(all, to: "all.json").path)
    #expect(first.output == "Imported 2 drinks and 2 items.\n")
    let again = try other.run("import", "-", input: water.output)
    #expect(again.output == "Nothing new to import. There already: 2 drinks.\n")
    #expect(try other.run("export").output == all)
    #expect(
      try other.run("export", "list", "--format", "json").output
        == (try program.run("export", "list", "--format", "json").output))
  }

  @Test(
    "a dry run changes nothing, lines that cannot be read are told, and nothing read is a failure")
  func dryRun() throws {
    let file = try program.write("milk\n500 g\n", to: "list.txt").path
    let dry = try program.run("import", "--dry-run", file)
    #expect(dry.status == 0)
    #expect(dry.output.hasPrefix("Would import 1 item.\nNot read: 1.\n- line 2: “500 g”"))
    #expect(try program.run("export", "list").output == "id,name,amount,note,section,checked\r\n")
    let missing = try program.run("import", "/nowhere/list.txt")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("/nowhere/list.txt cannot be read"))
  }

  @Test(
    arguments: ["export", "tools", "call show_list", "config cursor", "manifest", "--help"])
  func `what cannot be written to its end is a failure that says so`(_ words: String) throws {
    #if os(Linux)
      let (path, reason) = ("/dev/full", "No space left")
      let output = try FileHandle(forWritingTo: URL(filePath: path))
    #else
      let (path, reason) = ("/dev/null", "Bad file descriptor")
      let output = try FileHandle(forReadingFrom: URL(filePath: path))
    #endif
    let outcome = try program.run(words.split(separator: " ").map(String.init), output: output)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Standard output cannot be written: \(reason)"))
  }

  @Test(
    arguments: [
      ("${DOCUMENTS}/x", "Documents/x"), ("${DESKTOP}", "Desktop"), ("${DOWNLOADS}/", "Downloads"),
      ("${HOME}/x", "x"), ("$HOME/x", "x"), ("~/x", "x"), ("x/y", "x/y"), ("~x/y", "~x/y"),
    ])
  func `a folder may begin with the names that hosts of bundles have for a person's folders`(
    _ setting: String, _ folder: String
  ) throws {
    program.environment["CARAFE_FOLDER"] = setting
    #expect(try program.run("call", "log_water", "amount=250").status == 0)
    let file = program.root.appending(path: "home/\(folder)/Carafe.json")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test(arguments: ["${user_config.folder}", "${UNKNOWN}/x", " ", "null", "undefined"])
  func `a folder that a host did not fill in is not set`(_ setting: String) throws {
    program.environment["CARAFE_FOLDER"] = nil
    let settings = try program.run("call", "change_settings").output
    program.environment["CARAFE_FOLDER"] = setting
    #expect(try program.run("call", "change_settings").output == settings)
  }

  @Test func `tools prints what a client gets`() throws {
    let printed = try JSONValue(parsing: try program.run("tools").output)
    let listed = try program.serve([
      [
        "jsonrpc": "2.0", "id": 1, "method": "tools/list",
        "params": [
          "_meta": [
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": [:],
          ]
        ],
      ]
    ])
    #expect(printed == listed.first?["result"]?["tools"])
  }

  @Test(
    "config prints what each client wants, with this program's own path",
    arguments: [
      ("claude-desktop", "mcpServers"), ("claude-code", "\"type\": \"stdio\""),
      ("cursor", "mcpServers"), ("vscode", "\"servers\""), ("codex", "[mcp_servers.carafe]"),
      ("gemini", "mcpServers"), ("zed", "context_servers"), ("goose", "cmd: "),
      ("lm-studio", "mcpServers"), ("opencode", "\"environment\""), ("copilot", "mcpServers"),
      ("windsurf", "mcpServers"),
    ])
  func config(_ client: String, _ part: String) throws {
    let outcome = try program.run("config", client)
    #expect(outcome.output.contains(part))
    #expect(outcome.output.contains("carafe\""))
    #expect(outcome.output.contains(try #require(program.environment["CARAFE_FOLDER"])))
    #expect(outcome.errors.contains("restart"))
  }

  @Test("config --write adds the server, keeps all else and the old file, and is done once")
  func written() throws {
    let old = """
      {"theme":"dark","zoom":1.0,"mcpServers":{"other":{"command":"x"},"carafe":{"command":"/old","args":["serve"],"env":{"A":"1"},"disabled":true}}}
      """
    let file = try program.write(old, to: "home/.cursor/mcp.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let outcome = try program.run("config", "cursor", "--write")
    #expect(outcome.status == 0)
    let new = try String(contentsOf: file, encoding: .utf8)
    #expect(new.contains("\"zoom\": 1.0"))
    let value = try JSONValue(parsing: new)
    #expect(value.object?.keys == ["theme", "zoom", "mcpServers"])
    #expect(value["mcpServers"]?["other"]?["command"] == "x")
    let own = try #require(value["mcpServers"]?["carafe"])
    #expect(own["command"]?.string?.hasSuffix("/carafe") == true)
    #expect(own["args"] == ["serve"])
    #expect(own["disabled"] == true)
    #expect(own["env"]?.object?.keys == ["A", "CARAFE_FOLDER"])
    #expect(try String(contentsOfFile: file.path + ".before-carafe", encoding: .utf8) == old)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(try program.run("config", "cursor", "--write").output.contains("has it already"))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(names.sorted() == ["mcp.json", "mcp.json.before-carafe"])
  }

  @Test(
    "config --write leaves a file alone that it cannot keep whole",
    arguments: ["{ // mine\n}", "{\"mcpServers\": []}", "[]", "{\"mcpServers\":{\"carafe\":1}}"])
  func leftAlone(_ text: String) throws {
    let file = try program.write(text, to: "home/.cursor/mcp.json")
    let outcome = try program.run("config", "cursor", "--write")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("was left as it is"))
    #expect(outcome.output.contains("mcpServers"))
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(names == ["mcp.json"])
  }

  @Test("config --write leaves nothing behind where it cannot write, and says why in words")
  func unwritable() throws {
    let folder = program.root.appending(path: "home/.cursor")
    let file = folder.appending(path: "mcp.json").path
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    let instead = try program.run("config", "cursor", "--write")
    #expect(instead.status == 1)
    #expect(instead.errors.contains("was left as it is: it is no regular file"))
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: folder.appending(path: "elsewhere.json").path)
    let dangling = try program.run("config", "cursor", "--write")
    #expect(dangling.errors.contains("it is a link to a file that is not there"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["mcp.json"])
  }

  @Test("F83 config --write removes nothing that it did not make")
  func planted() throws {
    let folder = program.root.appending(path: "home/.cursor")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "mcp.json")
    try Data("{}".utf8).write(to: file)
    let names = ["mcp.json.before-carafe", "mcp.json.carafe-new"]
    for name in names {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: name).path, withDestinationPath: "/nowhere/\(name)")
    }
    #expect(try program.run("config", "cursor", "--write").status == 0)
    for name in names {
      let path = folder.appending(path: name).path
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: path) == "/nowhere/\(name)")
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(try JSONValue(parsing: text)["mcpServers"]?["carafe"]?["command"] != nil)
    let kept = folder.appending(path: "mcp.json.before-carafe-2")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "{}")
  }

  @Test(
    "F83 control characters in a path are escaped as TOML and YAML want it",
    arguments: ["codex", "goose"])
  func escaped(client: String) throws {
    let folder = "/data/a\u{7f}b\u{85}c\u{1b}d\"e"
    program.environment["CARAFE_FOLDER"] = folder
    let text = try program.run("config", client).output
    #expect(text.contains(#""/data/a\u007fb\u0085c\u001bd\"e""#))
    let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(controls.allSatisfy { $0 == "\n" })
  }

  @Test("config --write makes a new file where the client's folder is, and none where it is not")
  func newFile() throws {
    #expect(try program.run("config", "gemini", "--write").status == 1)
    let folder = program.root.appending(path: "home/.gemini")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(try program.run("config", "gemini", "--write").status == 0)
    let text = try String(contentsOf: folder.appending(path: "settings.json"), encoding: .utf8)
    #expect(try JSONValue(parsing: text)["mcpServers"]?["carafe"]?["command"] != nil)
    #expect(try program.run("config", "codex", "--write").status == 1)
  }
}
