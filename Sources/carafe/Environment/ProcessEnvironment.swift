import IntentKit
import SyncedStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The settings that come from outside, cleaned of what clients leave in them.
struct ProcessEnvironment: Sendable {
  /// The folder that holds the data.
  var folder: String {
    chosenFolder
      ?? DefaultFolders(.current, home: home, dataHome: absolute("XDG_DATA_HOME")).data
  }

  /// The folder that was set from outside.
  var chosenFolder: String? { path("CARAFE_FOLDER") }

  /// The folder for what is this computer's alone.
  var stateFolder: String {
    path("CARAFE_STATE")
      ?? DefaultFolders(.current, home: home, stateHome: absolute("XDG_STATE_HOME")).state
  }

  /// The locale of texts and units, such as `de_DE.UTF-8`; on a Mac the system's region and language
  /// where no variable names a person's.
  var locale: String {
    SystemRegion.locale(among: ["LC_ALL", "LANG"].compactMap(value), on: .current) {
      SystemRegion.current
    }
  }

  /// Where programs keep a person's settings.
  var configHome: String { absolute("XDG_CONFIG_HOME") ?? "\(home)/.config" }

  /// Whether each request is to be told of on standard error.
  var isVerbose: Bool { value("CARAFE_LOG")?.lowercased() == "debug" }

  /// A fixed time, or `@` and the file that holds one.
  var now: String? { value("CARAFE_NOW") }

  /// The value of a variable; nil when it is not set.
  ///
  /// Blank, `null`, `undefined` and what begins with a placeholder that a host did not fill in
  /// (`${user_config.folder}`, `${UNKNOWN}/x`) mean the same.
  private func value(_ name: String) -> String? {
    guard let raw = getenv(name) else { return nil }
    let text = String(cString: raw).trimmed
    if text.isEmpty || text == "null" || text == "undefined" { return nil }
    let first = text.prefix { $0 != "/" }
    let isPlaceholder = first.hasPrefix("${") && first.hasSuffix("}")
    return isPlaceholder && Self.knownFolders[String(first)] == nil ? nil : text
  }

  /// What a path may begin with, and the folder in the home folder that it stands for; the names in
  /// capitals are those that hosts of bundles fill in, as they do it.
  private static let knownFolders = [
    "~": "", "$HOME": "", "${HOME}": "", "${DOCUMENTS}": "/Documents", "${DESKTOP}": "/Desktop",
    "${DOWNLOADS}": "/Downloads",
  ]

  /// A path with its known folder put in; a relative one is taken from the home folder, since a
  /// client may start us anywhere.
  private func path(_ name: String) -> String? {
    guard let text = value(name) else { return nil }
    return expanded(text) ?? (text.hasPrefix("/") ? text : "\(home)/\(text)")
  }

  /// A path that begins with a known folder, with that put in; nil for any other.
  func expanded(_ path: String) -> String? {
    let first = path.prefix { $0 != "/" }
    return Self.knownFolders[String(first)].map { home + $0 + path.dropFirst(first.count) }
  }

  private func absolute(_ name: String) -> String? {
    value(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The person's own folder.
  var home: String {
    absolute("HOME") ?? UserDatabase.home ?? "/nonexistent"
  }
}
