import Foundation

/// A home folder with folders of sync services in it.
final class FakeHome {
  let path: String

  private let real: String

  /// A home behind a link, as that of a person whose home lies on another disk.
  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/carafe-\(UUID().uuidString)"
    real = path + ".real"
    try FileManager.default.createDirectory(atPath: real, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: real)
  }

  deinit {
    for path in [path, real] { try? FileManager.default.removeItem(atPath: path) }
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
