package import Foundation

/// A folder that one test has for itself, and that goes with the last reference to it.
package final class TemporaryFolder: Sendable {
  /// The folder that all of them lie in: `TEST_FOLDER`, on a volume of its own (scripts/on-volume),
  /// or the system's.
  private static let parent =
    ProcessInfo.processInfo.environment["TEST_FOLDER"].map {
      URL(filePath: $0, directoryHint: .isDirectory)
    } ?? FileManager.default.temporaryDirectory

  package let url: URL
  package var path: String { url.path }

  /// Makes the folder, and these in it.
  package init(_ folders: String...) {
    url = Self.parent.appending(path: "carafe-\(UUID().uuidString)")
    for folder in [url] + folders.map({ url.appending(path: $0) }) {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
