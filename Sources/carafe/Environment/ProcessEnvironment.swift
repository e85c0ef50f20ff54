#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The settings that come from outside, cleaned of what clients leave in them.
struct ProcessEnvironment: Sendable {
  /// The folder that holds the data.
  var folder: String {
    chosenFolder ?? Self.defaultFolder(home: home, dataHome: absolute("XDG_DATA_HOME"))
  }

  /// The folder that was set from outside.
  var chosenFolder: String? { path("CARAFE_FOLDER") }

  /// The folder for what is this computer's alone.
  var stateFolder: String {
    path("CARAFE_STATE") ?? Self.defaultState(home: home, stateHome: absolute("XDG_STATE_HOME"))
  }

  /// The locale of texts and units, such as `de_DE.UTF-8`.
  var locale: String { value("LC_ALL") ?? value("LANG") ?? "" }

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
    let first = text.prefix { $0 != "/" }
    if let folder = Self.knownFolders[String(first)] {
      return home + folder + text.dropFirst(first.count)
    }
    return text.hasPrefix("/") ? text : "\(home)/\(text)"
  }

  private func absolute(_ name: String) -> String? {
    value(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The person's own folder.
  var home: String {
    absolute("HOME") ?? UserDatabase.home ?? "/nonexistent"
  }

  private static func defaultFolder(home: String, dataHome: String?) -> String {
    #if canImport(Darwin)
      let drive = "\(home)/Library/Mobile Documents/com~apple~CloudDocs"
      return access(drive, F_OK) == 0
        ? "\(drive)/Carafe" : "\(home)/Library/Application Support/Carafe"
    #else
      return "\(dataHome ?? "\(home)/.local/share")/carafe"
    #endif
  }

  private static func defaultState(home: String, stateHome: String?) -> String {
    #if canImport(Darwin)
      return "\(home)/Library/Application Support/Carafe/State"
    #else
      return "\(stateHome ?? "\(home)/.local/state")/carafe"
    #endif
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// Who runs this process.
enum UserDatabase {
  /// The user's home folder, for when a client passes no HOME.
  static var home: String? {
    #if canImport(Darwin)
      guard let entry = getpwuid(getuid()), let folder = entry.pointee.pw_dir else { return nil }
      return String(cString: folder)
    #else
      // A static program cannot load the C library's user databases, so this reads the file.
      guard let file = fopen("/etc/passwd", "re") else { return nil }
      defer { fclose(file) }
      let user = String(getuid())
      var line = [CChar](repeating: 0, count: 4096)
      while fgets(&line, Int32(line.count), file) != nil {
        let text = String(
          decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        if fields.count >= 6, fields[2] == user, fields[5].hasPrefix("/") {
          return String(fields[5])
        }
      }
      return nil
    #endif
  }
}
