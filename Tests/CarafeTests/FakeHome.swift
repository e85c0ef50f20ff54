import Foundation
import TestSupport

/// A home folder with folders of sync services in it.
final class FakeHome {
  private let temporary = TemporaryFolder("real")
  var path: String { temporary.path + "/home" }

  /// A home behind a link, as that of a person whose home lies on another disk.
  init() throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "real")
  }

  func make(_ folders: String...) throws {
    for folder in folders {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: "\(path)/\(target)")
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
  }
}
