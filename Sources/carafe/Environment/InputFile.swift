import IntentJSON

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is read once, from its beginning to its end.
final class InputFile {
  /// Why a file cannot be read, as a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let chunkSize = 1 << 20

  private let path: String
  private let descriptor: Int32

  /// Opens a file; `-` is standard input.
  init(_ path: String) throws(Failure) {
    self.path = path
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(path) }
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// The next bytes; none at the end.
  func next() throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count >= 0 { return Array(bytes.prefix(count)) }
      guard errno == EINTR else { throw Self.failure(path) }
    }
  }

  private static func failure(_ path: String) -> Failure {
    Failure(description: "\(path.visibleLine) cannot be read: \(String(cString: strerror(errno))).")
  }
}
