import IntentJSON

/// Versions of the file that this computer has seen, by checksum and time.
///
/// They are the bases of hand edits and a person's backups: the last 20 of a large file and up to 200
/// of a small one, one a day for 30 days and one a month for ever.
struct StoreHistory: Sendable {
  let path: String
  let files: any StoreFiles

  /// How many of the newest versions are kept.
  ///
  /// Many, since an app without a replica may save what it loaded two hundred changes ago; few when
  /// they would fill the disk.
  private static let newest = 20...200
  /// What the newest versions may take together, beyond the fewest of them.
  private static let newestSize = 4 << 20
  private static let days = 30
  private static let millisecondsPerDay = 86_400_000

  /// A name such as `001796000000000-9f3c0a1e5b7d2468.json`.
  private enum Name {
    static let timeLength = 15
    static let length = timeLength + 1 + Checksum.length + ".json".utf8.count
  }

  /// The files that are kept as the version with a checksum; a loss of power may have torn one.
  func copies(of checksum: Checksum) -> [String] {
    let ending = "-\(checksum.text).json"
    return names().filter { $0.hasSuffix(ending) }.map { "\(path)/\($0)" }
  }

  /// Keeps a file that is already written, without copying it.
  ///
  /// `order` is the number of versions that this process has kept before: a listing costs as much as a
  /// small file's writing, so of small ones only each sixteenth looks for what is too much.
  func link(_ file: String, of text: StoreText, order: Int) {
    guard (try? files.link(file, name(text.checksum))) != nil else { return }
    if order % 16 == 0 || text.bytes.count > 1 << 16 { prune(size: text.bytes.count) }
  }

  /// Keeps bytes unless the version is there.
  func keep(_ text: StoreText) {
    guard copies(of: text.checksum).isEmpty else { return }
    guard (try? files.makeFile(name(text.checksum), text.bytes, flushed: false)) != nil else {
      return
    }
    prune(size: text.bytes.count)
  }

  private func name(_ checksum: Checksum) -> String {
    let digits = String(files.time() / 1_000_000)
    let padding = String(repeating: "0", count: max(Name.timeLength - digits.utf8.count, 0))
    return "\(path)/\(padding)\(digits)-\(checksum.text).json"
  }

  private func names() -> [String] {
    ((try? files.list(path)) ?? []).filter { $0.utf8.count == Name.length }
  }

  /// Removes what is too much, when a version takes `size` bytes.
  private func prune(size: Int) {
    let limit = min(
      max(Self.newestSize / max(size, 1), Self.newest.lowerBound), Self.newest.upperBound)
    let names = names()
    guard names.count > limit else { return }
    let today = files.time() / 1_000_000 / Self.millisecondsPerDay
    var kept: Set<Int> = []
    for name in names.sorted(by: >).dropFirst(limit) {
      guard let milliseconds = Int(name.prefix(Name.timeLength)) else { continue }
      let day = milliseconds / Self.millisecondsPerDay
      // Months are told from days by their sign.
      let month = -Int(CivilTime(milliseconds: milliseconds).digits / 100_000_000_000)
      if kept.insert(today - day < Self.days ? day : month).inserted { continue }
      try? files.remove("\(path)/\(name)")
    }
  }
}
