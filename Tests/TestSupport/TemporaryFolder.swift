package import Foundation

/// A folder for one test, which goes when the test has ended.
///
/// It lies on a volume of its own when `TEST_FOLDER` names one: see scripts/on-volume.
package final class TemporaryFolder: Sendable {
  package let url: URL
  package var path: String { url.path }

  package init() {
    let parent = ProcessInfo.processInfo.environment["TEST_FOLDER"].map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
    url = (parent ?? FileManager.default.temporaryDirectory)
      .appending(path: "carafe-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of something in it.
  package func path(_ name: String) -> String { url.appending(path: name).path }

  /// Makes a folder in it.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: name), withIntermediateDirectories: true)
  }
}
