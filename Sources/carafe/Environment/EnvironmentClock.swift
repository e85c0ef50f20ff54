import Household
import IntentKit
import SyncedStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The clock that `CARAFE_NOW` sets, for tests and demonstrations.
///
/// A fixed time, or the one in a file, read at each look; without a readable time in it, the
/// computer's.
struct EnvironmentClock: WallClock {
  let setting: String
  private let system = SystemClock()

  init(setting: String) {
    self.setting = setting
  }

  var milliseconds: Int {
    let text = setting.hasPrefix("@") ? Self.contents(of: String(setting.dropFirst())) : setting
    return text.flatMap { OffsetDateTime($0.trimmed) }?.instant.milliseconds ?? system.milliseconds
  }

  private static func contents(of path: String) -> String? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
