import SyncedStore
import Testing

@testable import carafe

/// Where the data and the state lie when nobody chose.
@Suite struct DefaultFoldersTests {
  @Test func `on a Mac both need no permission, and they are siblings`() {
    let folders = DefaultFolders(.macOS, home: "/Users/anna")
    #expect(folders.data == "/Users/anna/Library/Application Support/Carafe")
    #expect(folders.state == "/Users/anna/Library/Application Support/Carafe State")
    for folder in [folders.data, folders.state] {
      #expect(PrivacySection(path: folder, home: "/Users/anna") == nil)
    }
  }

  @Test func `on Linux they are where XDG says`() {
    let plain = DefaultFolders(.linux, home: "/home/anna")
    #expect(plain.data == "/home/anna/.local/share/carafe")
    #expect(plain.state == "/home/anna/.local/state/carafe")
    let chosen = DefaultFolders(.linux, home: "/home/anna", dataHome: "/d", stateHome: "/s")
    #expect((chosen.data, chosen.state) == ("/d/carafe", "/s/carafe"))
  }

  @Test(arguments: Platform.allCases)
  func `the state is never in the data`(_ platform: Platform) {
    let folders = DefaultFolders(platform, home: "/h")
    #expect(!folders.state.hasPrefix(folders.data + "/"))
    #expect(!folders.data.hasPrefix(folders.state + "/"))
  }
}
