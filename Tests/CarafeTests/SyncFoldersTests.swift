import Foundation
import SyncedStore
import Testing

@testable import carafe

/// Finding the folders of sync services in a home folder.
@Suite struct SyncFoldersTests {
  let home: FakeHome

  init() throws {
    home = try FakeHome()
  }

  /// What is found, from the home folder on.
  private func found(_ service: SyncService, on platform: Platform = .macOS) -> [String] {
    SyncFolders(of: service, home: home.path, on: platform).found.map {
      $0.hasPrefix(home.path + "/") ? String($0.dropFirst(home.path.count + 1)) : $0
    }
  }

  @Test func `an empty home has none`() {
    for platform in Platform.allCases {
      for service in SyncService.allCases { #expect(found(service, on: platform).isEmpty) }
    }
  }

  @Test func `a Mac keeps them in its library`() throws {
    try home.make(
      "Library/Mobile Documents/com~apple~CloudDocs", "Library/CloudStorage/Dropbox",
      "Library/CloudStorage/OneDrive-Personal", "Library/CloudStorage/OneDrive-SharedLibraries-X",
      "Library/CloudStorage/GoogleDrive-a@b.c/My Drive",
      "Library/CloudStorage/GoogleDrive-a@b.c/Shared drives",
      "Library/CloudStorage/GoogleDrive-a@b.c/.Trash", "Library/CloudStorage/Box-Box")
    #expect(found(.icloud) == ["Library/Mobile Documents/com~apple~CloudDocs"])
    #expect(found(.dropbox) == ["Library/CloudStorage/Dropbox"])
    #expect(found(.onedrive) == ["Library/CloudStorage/OneDrive-Personal"])
    #expect(found(.googleDrive) == ["Library/CloudStorage/GoogleDrive-a@b.c/My Drive"])
    for service in SyncService.allCases { #expect(found(service, on: .linux).isEmpty) }
  }

  @Test func `older versions and Linux keep them in the home folder`() throws {
    try home.make("Dropbox", "OneDrive", "Google Drive/recipes")
    for platform in Platform.allCases {
      #expect(found(.dropbox, on: platform) == ["Dropbox"])
      #expect(found(.onedrive, on: platform) == ["OneDrive"])
      #expect(found(.googleDrive, on: platform) == ["Google Drive"])
      #expect(found(.icloud, on: platform).isEmpty)
    }
    try home.make("Insync/a@b.c/OneDrive", "Insync/a@b.c/Google Drive")
    #expect(found(.onedrive, on: .linux) == ["OneDrive", "Insync/a@b.c/OneDrive"])
  }

  @Test func `each account is one`() throws {
    try home.make(
      "Library/CloudStorage/OneDrive-Contoso", "Library/CloudStorage/OneDrive-Personal",
      "Library/CloudStorage/GoogleDrive-a/Meine Ablage", "Library/CloudStorage/GoogleDrive-b/Disk")
    #expect(
      found(.onedrive) == [
        "Library/CloudStorage/OneDrive-Contoso", "Library/CloudStorage/OneDrive-Personal",
      ])
    #expect(
      found(.googleDrive) == [
        "Library/CloudStorage/GoogleDrive-a/Meine Ablage",
        "Library/CloudStorage/GoogleDrive-b/Disk",
      ])
  }

  @Test func `of parts in an unknown language a person chooses`() throws {
    try home.make(
      "Library/CloudStorage/GoogleDrive-a/Mój", "Library/CloudStorage/GoogleDrive-a/Nasz")
    #expect(found(.googleDrive).count == 2)
  }

  @Test func `a link to where the folder went is no second one`() throws {
    try home.make(
      "Library/CloudStorage/Dropbox", "Library/CloudStorage/GoogleDrive-a/My Drive")
    try home.link("Dropbox", to: "Library/CloudStorage/Dropbox")
    try home.link("Google Drive", to: "Library/CloudStorage/GoogleDrive-a")
    #expect(found(.dropbox) == ["Library/CloudStorage/Dropbox"])
    #expect(found(.googleDrive) == ["Library/CloudStorage/GoogleDrive-a/My Drive"])
  }

  @Test func `a link to nowhere and a file are none`() throws {
    try home.link("Dropbox", to: "gone")
    try home.write("", to: "OneDrive")
    #expect(found(.dropbox).isEmpty && found(.onedrive).isEmpty)
  }

  @Test func `what Dropbox says itself is all there is`() throws {
    try home.make(".dropbox", "Dropbox", "elsewhere", "work")
    let record = { (text: String) in try home.write(text, to: ".dropbox/info.json") }
    try record("{\"personal\":{\"path\":\"\(home.path)/elsewhere\",\"host\":1}}")
    #expect(found(.dropbox) == ["elsewhere"])
    try record(
      "{\"personal\":{\"path\":\"\(home.path)/elsewhere\"},\"business\":{\"path\":\"\(home.path)/work\"}}"
    )
    #expect(found(.dropbox, on: .linux) == ["elsewhere", "work"])
    let useless = [
      "", "[]", "{\"personal\":3}", "{\"a\":{\"path\":\"Dropbox\"}}",
      "{\"a\":{\"path\":\"/gone/away\"}}",
    ]
    for text in useless {
      try record(text)
      #expect(found(.dropbox) == ["Dropbox"])
    }
  }
}
