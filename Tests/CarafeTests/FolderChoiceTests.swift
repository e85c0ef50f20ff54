import SyncedStore
import Testing

@testable import carafe

/// What `--folder` may say, and what is said where it fits no folder.
@Suite struct FolderChoiceTests {
  @Test(arguments: ["icloud", "iCloud", "DROPBOX", "OneDrive", "google-drive"])
  func `a service is named in any case`(_ text: String) {
    #expect(
      FolderChoice(text) == SyncService(rawValue: text.lowercased()).map(FolderChoice.service))
  }

  @Test(arguments: ["/a", "a/b", "./dropbox", "../x", ".", "..", "~", "~/x", "$HOME/x", "/"])
  func `a path has a slash`(_ text: String) {
    #expect(FolderChoice(text) == .path(text))
  }

  @Test(arguments: ["", "iclod", "dropbox2", "~anna", "~anna/x", "carafe"])
  func `a bare word and another's home are nothing`(_ text: String) {
    #expect(FolderChoice(text) == nil)
  }

  @Test(
    arguments: [
      ("/a/b", "/a/b"), ("/a/b//", "/a/b"), ("/", "/"), ("./b", "/c/d/b"), ("b/c", "/c/d/b/c"),
      ("../b", "/c/b"), ("../../../b", "/b"), ("..", "/c"), (".", "/c/d"), ("./.././/b/", "/c/b"),
      ("b/../e", "/c/d/b/../e"),
    ])
  func `a relative path begins in the shell's folder`(_ path: String, _ whole: String) throws {
    #expect(try FolderChoice.absolute(path, from: "/c/d") == whole)
  }

  @Test func `without a current folder only a whole path will do`() throws {
    #expect(try FolderChoice.absolute("/a", from: nil) == "/a")
    #expect(throws: FolderError.self) { try FolderChoice.absolute("a/b", from: nil) }
  }

  private func sentence(
    _ service: SyncService, _ home: FakeHome, on platform: Platform
  ) throws -> String {
    let error = #expect(throws: FolderError.self) {
      try FolderChoice.folder(
        in: SyncFolders(of: service, home: home.path, on: platform), on: platform)
    }
    return try #require(error).description
  }

  @Test func `what is not found is said with the places and what to do`() throws {
    let home = try FakeHome()
    for platform in Platform.allCases {
      for service in SyncService.allCases {
        let sentence = try sentence(service, home, on: platform)
        #expect(sentence.contains("\(service.title) was not found"))
        #expect(sentence.contains("--folder /PATH/Carafe"))
        for place in service.places(on: platform) { #expect(sentence.contains("~/\(place)")) }
      }
    }
  }

  @Test func `of several a person chooses one by its path`() throws {
    let home = try FakeHome()
    try home.make("Library/CloudStorage/OneDrive-A", "Library/CloudStorage/OneDrive-B")
    let sentence = try sentence(.onedrive, home, on: .macOS)
    for account in ["A", "B"] {
      let path = "\(home.path)/Library/CloudStorage/OneDrive-\(account)/Carafe"
      #expect(sentence.contains("--folder \"\(path)\""))
    }
  }

  @Test func `macOS's permission is named for the folders that it guards`() {
    let section = FolderRemarks.permission("/U/a/Documents/C", home: "/U/a", on: .macOS)
    #expect(section?.contains("once carafe is allowed in System Settings") == true)
    #expect(FolderRemarks.permission("/U/a/Documents/C", home: "/U/a", on: .linux) == nil)
    #expect(FolderRemarks.permission("/U/a/Dropbox/C", home: "/U/a", on: .macOS) == nil)
  }
}
