#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension FileError {
  /// Why, with the place in a Mac's settings where a person allows what its privacy rules deny.
  ///
  /// - Parameters:
  ///   - path: What was asked for, as an absolute path without symbolic links.
  ///   - home: The person's own folder; nil when it is not known.
  ///   - platform: Whose words.
  /// - Returns: Words that fit after a colon.
  package func reason(
    at path: String, home: String?, on platform: Platform = .current
  ) -> String {
    switch platform {
    case .macOS where isForbidden: forbiddenOnMac(PrivacySection(path: path, home: home ?? ""))
    case .macOS, .linux: reason
    }
  }

  /// The kernel answers EPERM for what its privacy rules or a locked file deny, EACCES for what a
  /// file's own permissions deny: "On File System Permissions", Apple's developer forums, 678819.
  private func forbiddenOnMac(_ section: PrivacySection?) -> String {
    switch (code, section) {
    case (EPERM, let section?): "macOS privacy denied it; allow carafe in \(section.place)"
    case (EPERM, nil):
      "macOS did not permit it; see whether it is locked (Finder › Get Info), and whether carafe is "
        + "allowed in \(PrivacySection.fullDiskAccess.place)"
    case (_, let section?):
      "permission denied; if its own permissions allow it, allow carafe in \(section.place)"
    case (_, nil): reason
    }
  }
}
