import Foundation
import Testing

@testable import SyncedStore

/// What is said where a system denies a file: on a Mac, where a person lets carafe in.
@Suite struct DeniedAccessTests {
  private static let home = "/Users/anna"
  private static let files = "System Settings › Privacy & Security › Files & Folders"
  private static let disk = "System Settings › Privacy & Security › Full Disk Access"

  private func words(_ code: Int32, _ path: String, on platform: Platform = .macOS) -> String {
    FileError(code: code).reason(at: path, home: Self.home, on: platform)
  }

  @Test(
    arguments: [
      ("Library/Mobile Documents/com~apple~CloudDocs/Carafe/Carafe.json", files),
      ("Library/Mobile Documents/com~apple~CloudDocs", files),
      ("Library/Mobile Documents/iCloud~md~obsidian/Documents/Carafe.json", disk),
      ("Library/CloudStorage/Dropbox/Carafe", files),
      ("Library/CloudStorage/GoogleDrive-a@b.c/My Drive/Carafe", files),
      ("Documents/Carafe", files), ("desktop/Carafe", files), ("Downloads", files),
      ("Library/Containers/com.apple.mail/Data/x", disk),
      ("Library/Group Containers/group.x/y", disk), (".Trash/Carafe", disk),
    ])
  func `a guarded folder has its section in the settings`(_ path: String, _ place: String) {
    let sentence = words(EPERM, "\(Self.home)/\(path)")
    #expect(sentence == "macOS privacy denied it; allow carafe in \(place)")
    #expect(words(EACCES, "\(Self.home)/\(path)").hasSuffix("allow carafe in \(place)"))
  }

  @Test func `volumes of the network and removable ones are files and folders`() {
    #expect(words(EPERM, "/Volumes/NAS/Carafe").contains(Self.files))
    #expect(!words(EPERM, "/Volumes2/NAS/Carafe").contains(Self.files))
  }

  @Test(
    arguments: [
      "Library/Application Support/Carafe/Carafe.json", "Dropbox/Carafe", "Documents2/x",
      "Library/Mobile Documents Old/x",
    ])
  func `elsewhere a lock is likelier, and permissions are what they are`(_ path: String) {
    let sentence = words(EPERM, "\(Self.home)/\(path)")
    #expect(sentence.contains("Get Info") && sentence.contains(Self.disk))
    #expect(words(EACCES, "\(Self.home)/\(path)") == "permission denied")
  }

  @Test func `another person's folders are not the own ones`() {
    #expect(!words(EPERM, "/Users/ben/Documents/x").contains(Self.files))
    let sentence = FileError(code: EPERM).reason(at: "/Users/a/Documents", home: nil, on: .macOS)
    #expect(sentence.contains("did not permit"))
  }

  @Test func `other errors, and other systems, have their own words`() {
    let path = "\(Self.home)/Documents/Carafe.json"
    #expect(words(ENOSPC, path) == "the disk is full")
    #expect(words(EPERM, path, on: .linux) == "the operation is not permitted")
    #expect(words(EACCES, path, on: .linux) == "permission denied")
  }

  @Test func `a store asks for the words of the place behind a link`() throws {
    let play = Playground()
    let home = play.root
    try FileManager.default.createDirectory(
      atPath: home + "/Documents", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: home + "/link", withDestinationPath: "Documents")
    let setup = StoreSetup(
      schema: TestSchema.schema, folder: home + "/link/new", stateFolder: nil, home: home,
      clock: play.clock, randomness: .system, files: play.files, policy: StorePolicy())
    var engine = StoreEngine(setup)
    engine.locate()
    let real = play.files.resolved(home).path
    #expect(engine.place?.file == "\(real)/Documents/new/\(setup.schema.fileName)")
    #expect(engine.reason(FileError(code: EPERM), on: .macOS).contains(Self.files))
  }
}
