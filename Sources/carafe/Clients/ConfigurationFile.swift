import SyncedStore

/// A configuration file of another program, changed in one step and with a copy of the old one.
struct ConfigurationFile {
  /// The path behind symbolic links, so that a link stays one.
  let path: String
  private let files: any StoreFiles = .system

  init(_ path: String) {
    self.path = (try? files.realPath(path)) ?? path
  }

  /// Whether the folder that the file belongs in is there, as it is once the client was started.
  var hasFolder: Bool { (try? files.status(folder))?.kind == .folder }

  /// The bytes; nil when there is no file.
  func bytes() throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      guard let contents = try files.contents(path) else { throw .tooLarge }
      return contents.bytes
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Puts new bytes in place of the old ones, which are kept beside; gives the path of that copy.
  func replace(_ old: [UInt8]?, with new: [UInt8]) throws(FileError) -> String? {
    var backup: String?
    if let old {
      let name = unusedName(like: "\(path).before-carafe")
      try files.makeFile(name, old, flushed: true, like: path)
      backup = name
    }
    let temporary = unusedName(like: "\(path).carafe-new")
    try files.makeFile(temporary, new, flushed: true, like: path)
    try files.rename(temporary, path)
    return backup
  }

  private var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  private func unusedName(like name: String) -> String {
    guard (try? files.status(name)) != nil else { return name }
    return (2...).lazy.map { "\(name)-\($0)" }.first { (try? files.status($0)) == nil } ?? name
  }
}
