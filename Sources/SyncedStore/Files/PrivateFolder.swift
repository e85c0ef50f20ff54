/// A folder for this user alone, such as the state folder.
///
/// Whoever else could change it, or a folder above it, would choose what is read from it and where
/// that goes which is written into it.
package struct PrivateFolder: Sendable {
  /// The path without symbolic links.
  package let path: String
  /// The folders above it, up to the root.
  private let above: [String]
  private let files: any StoreFiles

  /// The folder at a path, behind symbolic links; it need not be there.
  package init(_ path: String, files: any StoreFiles) {
    self.init(resolved: files.resolved(path).path, files: files)
  }

  /// The folder of a name in another, which is not followed if it is a symbolic link.
  init(_ name: String, in parent: String, files: any StoreFiles) {
    self.init(resolved: "\(files.resolved(parent).path)/\(name)", files: files)
  }

  private init(resolved path: String, files: any StoreFiles) {
    self.path = path
    self.files = files
    var above: [String] = []
    var folder = path.parentPath
    while folder != above.last, folder != "." {
      above.append(folder)
      folder = folder.parentPath
    }
    self.above = above
  }

  /// Why the folder, or one of the folders in it that `parts` names, must not be used.
  ///
  /// - Returns: the end of a sentence; nil when they may be used, or are not there.
  package func refusal(parts: [String] = []) -> String? {
    refusalAbove ?? refusal(of: path)
      ?? parts.lazy.compactMap { refusal(of: "\(path)/\($0)") }.first
  }

  /// The bytes of a file in it; nil when it is no regular file of at most 64 MB.
  package func contents(_ path: String) throws(FileError) -> FileContents? {
    guard let contents = try files.contents(path) else { return nil }
    guard contents.status.owner.user == files.identity.user else { throw .ofAnotherUser }
    return contents
  }

  private func refusal(of path: String) -> String? {
    guard let status = try? files.status(path) else { return nil }
    if let why = refusal(path, status, owners: [files.identity.user]) { return why }
    return isOpenToOthers(status) ? changeable(path, status) : nil
  }

  /// Whether others could put another folder in the place of one that lies here.
  ///
  /// In a folder with the sticky bit, such as `/tmp`, they cannot.
  private var refusalAbove: String? {
    let found = above.compactMap { folder in
      (try? files.status(folder)).map { (path: folder, status: $0) }
    }
    // Who owns the root can do anything: user 0, or whoever that is in a container.
    let root = found.last.flatMap { $0.path == "/" ? $0.status.owner.user : nil } ?? 0
    for (folder, status) in found {
      let owners = [files.identity.user, 0, root]
      if let why = refusal(folder, status, owners: owners) { return why }
      if isOpenToOthers(status), status.mode & 0o1000 == 0 { return changeable(folder, status) }
    }
    return nil
  }

  private func refusal(_ path: String, _ status: FileStatus, owners: [UInt32]) -> String? {
    switch status.kind {
    case .folder: break
    case .link: return "\(path) is a symbolic link, which is not followed"
    case .file, .other: return "\(path) is not a folder"
    }
    return owners.contains(status.owner.user) ? nil : "\(path) belongs to another user"
  }

  private func changeable(_ path: String, _ status: FileStatus) -> String {
    "other users of this computer can change \(path) (mode \(String(status.mode, radix: 8))); "
      + "`chmod go-w` makes it safe"
  }

  /// Whether others may write.
  ///
  /// Many Linux systems give each user a group of their own and let it write; on a Mac all users
  /// share one group.
  private func isOpenToOthers(_ status: FileStatus) -> Bool {
    #if os(Linux)
      let isOwnGroup = status.owner.group == files.identity.group
    #else
      let isOwnGroup = false
    #endif
    return status.mode & (isOwnGroup ? 0o002 : 0o022) != 0
  }
}
