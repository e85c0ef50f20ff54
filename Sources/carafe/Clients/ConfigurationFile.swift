import SyncedStore

/// A configuration file of another program, changed in one step and with a copy of the old one.
struct ConfigurationFile {
  /// The path behind symbolic links, so that a link stays one.
  let path: String
  private let files: any StoreFiles = .system

  init(_ path: String) {
    self.path =
      (try? files.realPath(path)) ?? "\(files.resolved(path.parentPath).path)/\(path.lastPathName)"
  }

  /// Whether the folder that the file belongs in is there, as it is once the client was started.
  var hasFolder: Bool { (try? files.status(folder))?.kind == .folder }

  /// The bytes; nil when there is no file.
  func bytes() throws(ConfigurationError) -> [UInt8]? {
    let contents: FileContents?
    do throws(FileError) {
      contents = try files.contents(path)
    } catch {
      if error.isLink { throw ConfigurationError("it is a link to a file that is not there") }
      guard error.isMissing else { throw ConfigurationError("it cannot be read: \(error.reason)") }
      return nil
    }
    guard let contents else { throw ConfigurationError("it is no regular file, or a huge one") }
    return contents.bytes
  }

  /// Puts new bytes in place of the old ones, which are kept beside; gives the path of that copy.
  ///
  /// Where that fails, nothing of it is left.
  func replace(_ old: [UInt8]?, with new: [UInt8]) throws(ConfigurationError) -> String? {
    let backup = old.map { _ in unusedName(like: "\(path).before-carafe") }
    let temporary = unusedName(like: "\(path).carafe-new")
    // What was there before is not ours to remove.
    var made: [String] = []
    do throws(FileError) {
      if let old, let backup {
        try files.makeFile(backup, old, flushed: true, like: path)
        made.append(backup)
      }
      try files.makeFile(temporary, new, flushed: true, like: path)
      made.append(temporary)
      try files.rename(temporary, path)
    } catch {
      for name in made { try? files.remove(name) }
      throw ConfigurationError("it cannot be written: \(error.reason)")
    }
    return backup
  }

  private var folder: String { path.parentPath }

  private func unusedName(like name: String) -> String {
    guard (try? files.status(name)) != nil else { return name }
    return (2...).lazy.map { "\(name)-\($0)" }.first { (try? files.status($0)) == nil } ?? name
  }
}
