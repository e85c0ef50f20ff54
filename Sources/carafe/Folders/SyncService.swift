import SyncedStore

/// A service that keeps a folder in step across devices, and where its folder lies; one table for all.
///
/// Sources: Apple's File Provider keeps what a service syncs in `~/Library/CloudStorage/NAME-ACCOUNT`
/// (support.google.com/drive/answer/12178485), where older versions had a folder in the home folder;
/// Dropbox itself says where its folders are (help.dropbox.com, "Locate the Dropbox folder"); on Linux
/// those are the folders of abraunegg's `onedrive` and of Insync. What GNOME shows of Google Drive is
/// no folder.
enum SyncService: String, CaseIterable, Sendable {
  case icloud
  case dropbox
  case onedrive
  case googleDrive = "google-drive"

  /// The name people know it by.
  var title: String {
    switch self {
    case .icloud: "iCloud Drive"
    case .dropbox: "Dropbox"
    case .onedrive: "OneDrive"
    case .googleDrive: "Google Drive"
    }
  }

  /// Where its folder may lie, from the home folder on; `*` stands for any characters of one name.
  func places(on platform: Platform) -> [String] {
    switch (self, platform) {
    case (.icloud, .macOS): ["Library/Mobile Documents/com~apple~CloudDocs"]
    case (.icloud, .linux): []
    case (.dropbox, .macOS): ["Library/CloudStorage/Dropbox*", "Dropbox", "Dropbox (*)"]
    case (.dropbox, .linux): ["Dropbox", "Dropbox (*)"]
    case (.onedrive, .macOS): ["Library/CloudStorage/OneDrive*", "OneDrive", "OneDrive - *"]
    case (.onedrive, .linux): ["OneDrive", "Insync/*/OneDrive"]
    case (.googleDrive, .macOS): ["Library/CloudStorage/GoogleDrive-*/*", "Google Drive"]
    case (.googleDrive, .linux): ["Google Drive", "Insync/*/Google Drive"]
    }
  }

  /// The file in the home folder in which the service itself says where its folders are.
  var record: String? {
    switch self {
    case .dropbox: ".dropbox/info.json"
    case .icloud, .onedrive, .googleDrive: nil
    }
  }

  /// Whether a folder of such a name is no place for a person's own files.
  func isForeign(_ name: String) -> Bool {
    switch self {
    case .onedrive: name.hasPrefix("OneDrive-SharedLibraries")
    case .icloud, .dropbox, .googleDrive: false
    }
  }

  /// The names, by language, of the folder that holds the person's own files where there are others
  /// beside it; where none of them is there, any may be it.
  var ownParts: [String] {
    switch self {
    case .googleDrive:
      [
        "My Drive", "Meine Ablage", "Mon Drive", "Mi unidad", "Il mio Drive", "Meu Drive",
        "O meu disco", "Mijn Drive",
      ]
    case .icloud, .dropbox, .onedrive: []
    }
  }

  /// What to do where there is no such folder, as the beginning of a sentence.
  func advice(on platform: Platform) -> String {
    switch (self, platform) {
    case (.icloud, .macOS): "Switch it on in System Settings › your name › iCloud"
    case (.icloud, .linux): "It is there on a Mac only: choose a service that this computer has"
    case (.dropbox, _), (.onedrive, _), (.googleDrive, _):
      "Sign in to \(title) on this computer and wait until its folder is there"
    }
  }
}
