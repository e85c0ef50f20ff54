/// Where the file and this computer's state for it really are.
struct StorePlace: Sendable {
  /// The folder that was named, without symbolic links.
  let root: String
  /// The folder that holds the file, without symbolic links.
  let folder: String
  /// The file, behind a symbolic link if it is one.
  let file: String
  /// This computer's own folder, if one was given.
  let state: StateFolder?

  /// The most symbolic links that are followed, as on Linux.
  private static let linkLimit = 40

  /// Finds the place.
  ///
  /// A folder that is not there yet, such as one on a disk that is not connected, has the path that
  /// it will have then.
  init(_ setup: StoreSetup) {
    let root = Self.realPath(setup.folder, setup.files, links: Self.linkLimit)
    file = Self.realPath(
      root + "/" + setup.schema.fileName, setup.files, links: Self.linkLimit)
    folder = file.parentPath
    self.root = root
    state = setup.stateFolder.map { StateFolder(parent: $0, folder: root, files: setup.files) }
  }

  private static func realPath(_ path: String, _ files: any StoreFiles, links: Int) -> String {
    if let real = try? files.realPath(path) { return real }
    let parent = path.parentPath
    guard parent != path, parent != "." else { return path }
    if links > 0, let destination = try? files.destination(path) {
      let next = destination.hasPrefix("/") ? destination : "\(parent)/\(destination)"
      return realPath(next, files, links: links - 1)
    }
    let real = realPath(parent, files, links: links)
    return (real == "/" ? "" : real) + "/" + path.lastPathName
  }

  /// Whether a name in the folder is a temporary file of a server.
  static func isTemporary(_ name: String, _ schema: StoreSchema) -> Bool {
    name.utf8.starts(with: "~$\(schema.fileStem).".utf8)
      && name.utf8.suffix(4).elementsEqual(".tmp".utf8)
  }

  /// The file that iCloud Drive leaves in place of one that is not downloaded.
  func placeholder(_ schema: StoreSchema) -> String {
    "\(folder)/.\(schema.fileName).icloud"
  }
}
