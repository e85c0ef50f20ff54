/// The file system as the store uses it, one system call each, so that a test can be the disk.
///
/// Nothing here follows a symbolic link, wherever in a path it is, but what says so: others may write
/// the folder too, and put a link in the place of anything in it. A path that leads through a link
/// fails with ELOOP, so callers ask ``realPath(_:)`` first.
package protocol StoreFiles: Sendable {
  /// Opens a file; see ``FileOpening``.
  func open(_ path: String, _ opening: FileOpening) throws(FileError) -> Int32
  /// Reads up to `count` bytes; none at the end of the file.
  func read(_ descriptor: Int32, count: Int) throws(FileError) -> [UInt8]
  /// Writes what it can and returns how many bytes that was.
  func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(FileError) -> Int
  /// Flushes a file or a folder to the disk.
  func synchronize(_ descriptor: Int32) throws(FileError)
  func close(_ descriptor: Int32)
  /// Takes an exclusive lock for the life of the descriptor; false when somebody else has it.
  func lock(_ descriptor: Int32) throws(FileError) -> Bool
  /// What is at a path, be it a symbolic link.
  func status(_ path: String) throws(FileError) -> FileStatus
  /// What is at a path, behind symbolic links.
  func statusBehindLinks(_ path: String) throws(FileError) -> FileStatus
  /// What an open descriptor refers to.
  func status(_ descriptor: Int32) throws(FileError) -> FileStatus
  /// The path without symbolic links; the file must be there.
  func realPath(_ path: String) throws(FileError) -> String
  /// Where a symbolic link points, as it is written in it; EINVAL for anything else.
  func destination(_ link: String) throws(FileError) -> String
  /// The names in a folder, in no order.
  func list(_ folder: String) throws(FileError) -> [String]
  /// Makes a folder with mode 0700.
  func makeFolder(_ path: String) throws(FileError)
  /// Fails when this process may not write to what is at a path.
  func checkWritable(_ path: String) throws(FileError)
  /// Renames over what is there.
  func rename(_ from: String, _ to: String) throws(FileError)
  /// Renames, or fails with EEXIST.
  func renameNew(_ from: String, _ to: String) throws(FileError)
  /// Swaps two files in one step; ``FileError/isUnsupported`` where the file system cannot.
  func exchange(_ one: String, _ other: String) throws(FileError)
  /// Gives a file a second name; of a symbolic link, to the link itself.
  func link(_ from: String, _ to: String) throws(FileError)
  func remove(_ path: String) throws(FileError)
  /// Gives a new file the mode, owner and extended attributes of another, as far as allowed; of the
  /// mode never more than 0666.
  func copyAttributes(from path: String, to descriptor: Int32)
  /// The time by which the file system stamps files, in nanoseconds since 1970.
  func time() -> Int
  /// Waits.
  func sleep(milliseconds: Int)
  /// The user and the group for whom this process runs.
  var identity: FileIdentity { get }
}

/// A user and a group by their numbers.
package struct FileIdentity: Hashable, Sendable {
  /// The number of the user.
  package var user: UInt32
  /// The number of the group.
  package var group: UInt32

  package init(user: UInt32, group: UInt32) {
    self.user = user
    self.group = group
  }
}

/// How a file is opened.
///
/// Nothing opened is inherited by a child process.
package enum FileOpening: Sendable {
  /// For reading; also a folder, to flush it.
  case reading
  /// A new file with mode 0600; EEXIST when there is one.
  case creating
  /// To lock: created with mode 0600 when missing, its bytes never touched.
  case locking
}

/// What the file system says of a file.
package struct FileStatus: Hashable, Sendable {
  /// What kind of thing it is.
  package enum Kind: Sendable {
    /// A regular file.
    case file
    case folder
    /// A symbolic link.
    case link
    /// A pipe, a device, a socket.
    case other
  }

  package var kind: Kind
  /// The device and inode numbers, which together name the file.
  package var device: UInt64
  package var inode: UInt64
  /// The length in bytes.
  package var size: Int
  /// The time of the last change of content, in nanoseconds since 1970; programs can set it.
  package var modified: Int
  /// The time of the last change of any kind, in nanoseconds since 1970; only the system sets it.
  package var changed: Int
  /// The permission bits.
  package var mode: UInt32
  /// Whose it is.
  package var owner: FileIdentity
  package var names: Int
  /// Whether the bytes are still at the sync service.
  package var isDataless: Bool

  package init(
    kind: Kind, device: UInt64, inode: UInt64, size: Int, modified: Int, changed: Int,
    mode: UInt32, owner: FileIdentity, names: Int, isDataless: Bool
  ) {
    self.kind = kind
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
    self.mode = mode
    self.owner = owner
    self.names = names
    self.isDataless = isDataless
  }
}
