import IntentJSON

/// Versions of the file that this computer has seen, by seal and time.
///
/// They are the bases of hand edits and a person's backups: the last 20, one a day for 30 days and
/// one a month for ever.
struct StoreHistory: Sendable {
  let path: String
  let files: any StoreFiles

  private static let newest = 20
  private static let days = 30
  private static let millisecondsPerDay = 86_400_000

  private struct Version {
    let name: String
    let milliseconds: Int
    let seal: Substring

    /// Reads `001796000000000-9f3c0a1e5b7d2468.json`.
    init?(_ name: String) {
      let parts = name.split(separator: "-")
      guard parts.count == 2, let time = Int(parts[0]), parts[1].utf8.count == 21 else {
        return nil
      }
      self.name = name
      milliseconds = time
      seal = parts[1].dropLast(5)
    }
  }

  /// The files that are kept as the version with a seal; a loss of power may have torn one.
  func copies(of seal: Seal) -> [String] {
    versions().filter { $0.seal == seal.text }.map { "\(path)/\($0.name)" }
  }

  /// Keeps a file that is already written, without copying it.
  func link(_ file: String, _ seal: Seal) {
    guard (try? files.link(file, name(seal))) != nil else { return }
    prune()
  }

  /// Keeps bytes unless the version is there.
  func keep(_ text: StoreText) {
    guard copies(of: text.seal).isEmpty else { return }
    guard (try? files.makeFile(name(text.seal), text.bytes, flushed: false)) != nil else { return }
    prune()
  }

  private func name(_ seal: Seal) -> String {
    let digits = String(files.time() / 1_000_000)
    let padding = String(repeating: "0", count: max(15 - digits.utf8.count, 0))
    return "\(path)/\(padding)\(digits)-\(seal.text).json"
  }

  private func versions() -> [Version] {
    ((try? files.list(path)) ?? []).compactMap { Version($0) }
  }

  private func prune() {
    let all = versions()
    guard all.count > Self.newest else { return }
    let today = files.time() / 1_000_000 / Self.millisecondsPerDay
    var kept: Set<Int> = []
    for version in all.sorted(by: { $0.milliseconds > $1.milliseconds }).dropFirst(Self.newest) {
      let day = version.milliseconds / Self.millisecondsPerDay
      // Months are told from days by their sign.
      let month = -Int(CivilTime(milliseconds: version.milliseconds).digits / 100_000_000_000)
      if kept.insert(today - day < Self.days ? day : month).inserted { continue }
      try? files.remove("\(path)/\(version.name)")
    }
  }
}
