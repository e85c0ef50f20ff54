import SyncedStore

/// Where the data and this computer's own state lie when nobody chose.
///
/// On a Mac both need no permission, and neither depends on what this process may see: two processes
/// with different permissions must find the same file. So iCloud Drive is a person's choice and never
/// looked for. Nothing has to be moved from the defaults of earlier sources (iCloud Drive, and state
/// inside the data folder): those never compiled on a Mac.
struct DefaultFolders {
  let data: String
  /// Beside the data, never in it, since a person may give the data folder to a sync service.
  let state: String

  /// The folders below a home folder, or in the folders that XDG's variables name on Linux.
  init(_ platform: Platform, home: String, dataHome: String? = nil, stateHome: String? = nil) {
    switch platform {
    case .macOS:
      let support = "\(home)/Library/Application Support"
      (data, state) = ("\(support)/Carafe", "\(support)/Carafe State")
    case .linux:
      data = "\(dataHome ?? "\(home)/.local/share")/carafe"
      state = "\(stateHome ?? "\(home)/.local/state")/carafe"
    }
  }
}
