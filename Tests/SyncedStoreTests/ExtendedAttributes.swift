import Foundation
import TestSupport

/// The extended attributes of a file, by the means of each platform.
enum ExtendedAttributes {
  /// Whether the file system of the temporary folder has them.
  static let areSupported: Bool = {
    let folder = TemporaryFolder()
    let file = folder.path + "/file"
    return FileManager.default.createFile(atPath: file, contents: nil)
      && set("user.tag", [1], of: file)
  }()

  #if canImport(Darwin)
    /// Sets an attribute; false when that cannot be.
    static func set(_ name: String, _ value: [UInt8], of file: String) -> Bool {
      setxattr(file, name, value, value.count, 0, 0) == 0
    }

    /// The value of an attribute; nil when there is none.
    static func value(_ name: String, of file: String) -> [UInt8]? {
      var value = [UInt8](repeating: 0, count: 1 << 16)
      let count = getxattr(file, name, &value, value.count, 0, 0)
      return count < 0 ? nil : Array(value[..<count])
    }
  #else
    // Swift's Glibc has none of these calls.
    static func set(_ name: String, _ value: [UInt8], of file: String) -> Bool {
      python(
        "os.setxattr(*sys.argv[1:3], bytes.fromhex(sys.argv[3]))", file, name, hexadecimal(value))
        != nil
    }

    static func value(_ name: String, of file: String) -> [UInt8]? {
      python("print(*os.getxattr(*sys.argv[1:3]))", file, name)?
        .split(whereSeparator: \.isWhitespace).compactMap { UInt8($0) }
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
      bytes.map { String(format: "%02x", $0) }.joined()
    }

    /// What a line of Python prints; nil when it fails.
    private static func python(_ code: String, _ arguments: String...) -> String? {
      let process = try? FinishedProcess(
        URL(filePath: "/usr/bin/env"), ["python3", "-c", "import os, sys; " + code] + arguments)
      return process?.status == 0 ? process?.output : nil
    }
  #endif
}
