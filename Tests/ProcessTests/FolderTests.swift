import Foundation
import IntentJSON
import SyncedStore
import TestSupport
import Testing

/// `carafe config CLIENT --folder …` and what `doctor` tells of the folders of sync services.
@Suite struct FolderTests {
  let program = EverydayProgram()
  private let home: String

  init() throws {
    home = try #require(program.environment["HOME"])
  }

  private func make(_ folders: String...) throws {
    for folder in folders {
      try FileManager.default.createDirectory(
        atPath: "\(home)/\(folder)", withIntermediateDirectories: true)
    }
  }

  /// The folder in the configuration that a command prints.
  private func configured(_ words: String...) throws -> String? {
    let outcome = try program.run(["config", "cursor"] + words)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try JSONValue(parsing: outcome.output)["mcpServers"]?["carafe"]?["env"]?[
      "CARAFE_FOLDER"]?.string
  }

  @Test func `a service's folder is found and holds Carafe's`() throws {
    try make("Dropbox", "OneDrive", "Google Drive")
    #expect(try configured("--folder", "dropbox") == "\(home)/Dropbox/Carafe")
    #expect(try configured("--folder=OneDrive") == "\(home)/OneDrive/Carafe")
    #expect(try configured("--folder", "google-drive") == "\(home)/Google Drive/Carafe")
    // Without a choice it is the environment's, as before.
    #expect(try configured() == program.environment["CARAFE_FOLDER"])
    #expect(
      try program.run("config", "codex", "--folder", "dropbox").output.contains("Dropbox/Carafe"))
    #expect(
      try program.run("config", "goose", "--folder", "dropbox").output.contains("Dropbox/Carafe"))
    // Nothing is made before the first change.
    #expect(!FileManager.default.fileExists(atPath: "\(home)/Dropbox/Carafe"))
  }

  #if os(macOS)
    @Test func `iCloud Drive is found`() throws {
      let drive = "Library/Mobile Documents/com~apple~CloudDocs"
      try make(drive)
      #expect(try configured("--folder", "icloud") == "\(home)/\(drive)/Carafe")
    }
  #endif

  @Test func `what is not found is said, and nothing is printed or written`() throws {
    try make(".cursor")
    for words in [["dropbox"], ["icloud"], ["dropbox", "--write"]] {
      let outcome = try program.run(["config", "cursor", "--folder"] + words)
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(outcome.errors.contains("was not found on this computer"))
      #expect(outcome.errors.contains("--folder /PATH/Carafe"))
    }
    #expect(!FileManager.default.fileExists(atPath: "\(home)/.cursor/mcp.json"))
  }

  @Test func `of several accounts a person takes one by its path`() throws {
    try make(".dropbox", "private", "My work")
    _ = try program.write(
      "{\"personal\":{\"path\":\"\(home)/private\"},\"business\":{\"path\":\"\(home)/My work\"}}",
      to: "home/.dropbox/info.json")
    let outcome = try program.run("config", "cursor", "--folder", "dropbox")
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("--folder \"\(home)/private/Carafe\""))
    let choice = "\(home)/My work/Carafe"
    #expect(outcome.errors.contains("--folder \"\(choice)\""))
    #expect(try configured("--folder", choice) == choice)
  }

  @Test func `a path is made absolute`() throws {
    let current = SystemFiles().resolved(FileManager.default.currentDirectoryPath).path
    #expect(try configured("--folder", "./x/Carafe") == "\(current)/x/Carafe")
    #expect(try configured("--folder", "~/x") == "\(home)/x")
    #expect(try configured("--folder", "$HOME/x/") == "\(home)/x")
    #expect(try configured("--folder", "/x") == "/x")
  }

  @Test func `a misspelt service, a file and a path to nowhere are told of`() throws {
    let misspelt = try program.run("config", "cursor", "--folder", "iclod")
    #expect(misspelt.status == 2 && misspelt.errors.contains("icloud, dropbox, onedrive"))
    let file = try program.write("", to: "home/file")
    let wrong = try program.run("config", "cursor", "--folder", file.path)
    #expect(wrong.status == 1 && wrong.errors.contains("is a file and no folder"))
    let nowhere = try program.run("config", "cursor", "--folder", "\(home)/Dropbx/Carafe")
    #expect(nowhere.status == 0 && nowhere.errors.contains("\(home)/Dropbx is not there"))
    try make("Dropbx")
    let there = try program.run("config", "cursor", "--folder", "\(home)/Dropbx/Carafe")
    #expect(there.status == 0 && !there.errors.contains("is not there"))
  }

  @Test func `a new choice takes the place of the old one in a client's file`() throws {
    try make(".cursor", "OneDrive")
    #expect(try program.run("config", "cursor", "--write").status == 0)
    #expect(try program.run("config", "cursor", "--write", "--folder", "onedrive").status == 0)
    let text = try String(contentsOfFile: "\(home)/.cursor/mcp.json", encoding: .utf8)
    let environment = try JSONValue(parsing: text)["mcpServers"]?["carafe"]?["env"]
    #expect(environment == ["CARAFE_FOLDER": .string("\(home)/OneDrive/Carafe")])
  }

  @Test func `doctor tells of the services that it sees`() throws {
    #expect(try program.run("doctor").output.contains("Sync services: none found"))
    try make("Dropbox", "OneDrive")
    let outcome = try program.run("doctor")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        "Sync services: Dropbox at \(home)/Dropbox; OneDrive at \(home)/OneDrive\n"))
  }

  @Test func `the set-up that nobody changed is well`() throws {
    program.environment["CARAFE_FOLDER"] = nil
    #expect(try program.run("call", "log_water", "amount=250").status == 0)
    let outcome = try program.run("doctor")
    #expect(outcome.status == 0 && outcome.output.contains("All is well."), "\(outcome.output)")
  }
}
