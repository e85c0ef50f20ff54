/// Where the file and this computer's state for it really are.
///
/// All of it belongs to where the file is: a link that leads elsewhere is another place, so that two
/// never mix.
struct StorePlace: Sendable {
  /// A symbolic link on the way, which somebody may have planted, and where it leads.
  enum Link: Sendable {
    case file(target: String)
    /// The folder is one, or lies behind one, and is not there.
    case folder(target: String)
  }

  /// The folder that holds the file, without symbolic links.
  let folder: String
  /// The file, behind a symbolic link if it is one.
  let file: String
  /// A link on the way, through which nothing is made or repaired.
  let link: Link?
  /// This computer's own folder, if one was given that can be trusted.
  let state: StateFolder?
  /// Why there is no such folder.
  let stateProblem: String?

  /// Finds the place.
  init(_ setup: StoreSetup) {
    let files = setup.files
    let root = files.resolved(setup.folder)
    let path = root.path + "/" + setup.schema.fileName
    let isLink = (try? files.status(path))?.kind == .link
    file = isLink ? files.resolved(path).path : path
    link =
      switch setup.policy.distrustsLinks {
      case true where isLink: .file(target: file)
      case true where root.leadsNowhere: .folder(target: root.path)
      case true, false: nil
      }
    folder = file.parentPath
    guard let parent = setup.stateFolder else {
      (state, stateProblem) = (nil, "no state folder was given")
      return
    }
    let state = StateFolder(parent: parent, folder: folder, files: files)
    stateProblem = state.refusal
    self.state = stateProblem == nil ? state : nil
  }

  /// Whether the paths still lead here, and nobody else can change the state folder now.
  ///
  /// A few system calls, where finding the place reads every part of each path.
  func isCurrent(_ setup: StoreSetup) -> Bool {
    guard link == nil, stateProblem == nil, leads(setup.folder, to: folder, setup.files),
      (try? setup.files.status(file))?.kind != .link
    else { return false }
    guard let state, let parent = setup.stateFolder else { return true }
    return leads(parent, to: state.path.parentPath, setup.files) && state.refusal == nil
  }

  private func leads(_ path: String, to place: String, _ files: any StoreFiles) -> Bool {
    guard let found = try? files.statusBehindLinks(path), let known = try? files.status(place)
    else { return false }
    return found.inode == known.inode && found.device == known.device
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
