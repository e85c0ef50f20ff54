/// The section of System Settings › Privacy & Security in which a person lets a program into a
/// folder that macOS guards.
///
/// The folders are those of Apple's Platform Security guide, "Protecting app access to user data",
/// and of the usage descriptions that an Info.plist may hold for them.
package enum PrivacySection: String, Sendable {
  case filesAndFolders = "Files & Folders"
  case fullDiskAccess = "Full Disk Access"

  /// The folders in a home folder that are guarded; of several that hold a path the first decides.
  private static let guarded: [(folder: String, section: PrivacySection)] = [
    ("Library/Mobile Documents/com~apple~CloudDocs", .filesAndFolders),
    ("Library/CloudStorage", .filesAndFolders),
    ("Documents", .filesAndFolders), ("Desktop", .filesAndFolders),
    ("Downloads", .filesAndFolders),
    // What is kept there belongs to other programs.
    ("Library/Mobile Documents", .fullDiskAccess), ("Library/Containers", .fullDiskAccess),
    ("Library/Group Containers", .fullDiskAccess), (".Trash", .fullDiskAccess),
  ]

  /// The section for an absolute path without symbolic links; nil where macOS guards nothing.
  ///
  /// Network and removable volumes are mounted in `/Volumes`.
  package init?(path: String, home: String) {
    if Self.lies(path, in: "/Volumes") {
      self = .filesAndFolders
      return
    }
    let match = Self.guarded.first { Self.lies(path, in: "\(home)/\($0.folder)") }
    guard let match else { return nil }
    self = match.section
  }

  /// Where it is found.
  package var place: String { "System Settings › Privacy & Security › \(rawValue)" }

  /// Whether a path is a folder or lies in it, as volumes see it that ignore case.
  private static func lies(_ path: String, in folder: String) -> Bool {
    "\(path.lowercased())/".utf8.starts(with: "\(folder.lowercased())/".utf8)
  }
}
