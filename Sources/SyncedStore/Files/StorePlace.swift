/// Where the file and this computer's state for it really are.
struct StorePlace: Sendable {
  /// The folder that holds the file, without symbolic links.
  let folder: String
  /// The file, behind a symbolic link if it is one.
  let file: String
  /// This computer's own folder, if one was given.
  let state: StateFolder?

  /// Finds the place.
  ///
  /// A folder that is not there yet is named by the part of its path that is.
  init(_ setup: StoreSetup) {
    let named = Self.realPath(setup.folder, setup.files)
    let file = named + "/" + setup.schema.fileName
    self.file = (try? setup.files.realPath(file)) ?? file
    folder = self.file.parentPath
    state = setup.stateFolder.map { StateFolder(parent: $0, folder: named, files: setup.files) }
  }

  private static func realPath(_ path: String, _ files: any StoreFiles) -> String {
    if let real = try? files.realPath(path) { return real }
    let parent = path.parentPath
    guard parent != path, parent != "." else { return path }
    let real = realPath(parent, files)
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
