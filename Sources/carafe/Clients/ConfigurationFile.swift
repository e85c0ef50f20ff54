import SyncedStore

/// A configuration file of another program, changed in one step and with a copy of the old one.
struct ConfigurationFile {
  /// The path behind symbolic links, so that a link stays one.
  let path: String
  private let files: any StoreFiles = .system

  private static let largest = 16_000_000

  init(_ path: String) {
    self.path = (try? files.realPath(path)) ?? path
  }

  /// Whether the folder that the file belongs in is there, as it is once the client was started.
  var hasFolder: Bool { (try? files.status(folder))?.kind == .folder }

  /// The bytes; nil when there is no file.
  func bytes() throws(FileError) -> [UInt8]? {
    let descriptor: Int32
    do throws(FileError) {
      descriptor = try files.open(path, .reading)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
    defer { files.close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count < Self.largest {
      let chunk = try files.read(descriptor, count: 1 << 16)
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Puts new bytes in place of the old ones, which are kept beside; gives the path of that copy.
  func replace(_ old: [UInt8]?, with new: [UInt8]) throws(FileError) -> String? {
    var backup: String?
    if let old {
      let name = unusedName(like: "\(path).before-carafe")
      try write(old, to: name)
      backup = name
    }
    let temporary = unusedName(like: "\(path).carafe-new")
    try write(new, to: temporary)
    try files.rename(temporary, path)
    return backup
  }

  private var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  private func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    let descriptor = try files.open(name, .creating)
    defer { files.close(descriptor) }
    files.copyAttributes(from: path, to: descriptor)
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try files.write(descriptor, rest)) }
    try files.synchronize(descriptor)
  }

  private func unusedName(like name: String) -> String {
    guard (try? files.status(name)) != nil else { return name }
    return (2...).lazy.map { "\(name)-\($0)" }.first { (try? files.status($0)) == nil } ?? name
  }
}
