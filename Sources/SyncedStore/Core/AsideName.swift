/// The name of a version that somebody edited and that a server which could not understand it has put
/// aside: `Carafe (conflicted copy 9f3c0a1e5b7d2468 edited by hand).json`.
///
/// What was changed or deleted in it shows only beside the version it was made from. A server that
/// has that takes the file in like any conflict copy, and removes it.
enum AsideName {
  private static let opening = " (conflicted copy "
  private static let closing = " edited by hand).json"

  /// The name for some bytes: the same on every device.
  static func name(of bytes: [UInt8], stem: String) -> String {
    stem + opening + Checksum(of: bytes).text + closing
  }

  /// Whether a file is called so.
  static func isName(_ name: String, stem: String) -> Bool {
    name.hasPrefix(stem + opening) && name.hasSuffix(closing)
  }
}
