#if canImport(Darwin)
  import Darwin
  import MachO
#else
  import Glibc
#endif

/// This program on the disk.
enum Executable {
  /// The absolute path, without symbolic links.
  static var path: String {
    resolved(systemPath) ?? CommandLine.arguments.first ?? "carafe"
  }

  private static var systemPath: String {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return "" }
      return text(path)
    #else
      return "/proc/self/exe"
    #endif
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  #if canImport(Darwin)
    private static func text(_ characters: [CChar]) -> String {
      String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  #endif
}
