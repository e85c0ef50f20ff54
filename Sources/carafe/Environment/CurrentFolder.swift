#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The folder that the shell was in.
enum CurrentFolder {
  /// Its absolute path, without symbolic links; nil when it was removed meanwhile.
  static var path: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
