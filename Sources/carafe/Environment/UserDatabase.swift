#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Who runs this process.
enum UserDatabase {
  /// The user's home folder, for when a client passes no HOME.
  static var home: String? {
    #if canImport(Darwin)
      guard let entry = getpwuid(getuid()), let folder = entry.pointee.pw_dir else { return nil }
      return String(cString: folder)
    #else
      // A static program cannot load the C library's user databases, so this reads the file.
      guard let file = fopen("/etc/passwd", "re") else { return nil }
      defer { fclose(file) }
      let user = String(getuid())
      var line = [CChar](repeating: 0, count: 4096)
      while fgets(&line, Int32(line.count), file) != nil {
        let text = String(
          decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        if fields.count >= 6, fields[2] == user, fields[5].hasPrefix("/") {
          return String(fields[5])
        }
      }
      return nil
    #endif
  }
}
