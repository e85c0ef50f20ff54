import IntentJSON
import SyncedStore

/// What a person should know of the folder they chose, before a client uses it.
struct FolderRemarks {
  let sentences: [String]

  init(
    of folder: String, home: String, on platform: Platform = .current,
    files: any StoreFiles = .system
  ) {
    var sentences: [String] = []
    // A misspelt path would become a folder that nothing syncs.
    let holder = folder.parentPath
    if (try? files.realPath(holder)) == nil {
      sentences.append(
        "\(holder.visibleLine) is not there; it is made with the first change. Is the path right?")
    }
    if let permission = Self.permission(folder, home: home, on: platform) {
      sentences.append(permission)
    }
    self.sentences = sentences
  }

  /// That macOS guards a folder, and by which name it lets a server in; nil where it does not.
  ///
  /// A terminal's programs have the terminal's permissions, a client's server its own: clients give
  /// up responsibility for it (anthropics/claude-code#36832), so what works here may fail there.
  static func permission(_ folder: String, home: String, on platform: Platform) -> String? {
    guard platform == .macOS,
      let section = PrivacySection(
        path: SystemFiles().resolved(folder).path, home: SystemFiles().resolved(home).path)
    else { return nil }
    return
      "macOS guards \(folder.visibleLine): a client's server gets in once carafe is allowed in "
      + "\(section.place), whatever this terminal may do."
  }
}
