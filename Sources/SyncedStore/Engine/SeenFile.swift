/// The synced file as it was last looked at.
struct SeenFile: Sendable {
  /// What was found.
  enum Standing: Sendable {
    /// Nothing was looked at yet.
    case unseen
    case missing
    /// The sync service has it elsewhere.
    case notDownloaded
    /// A file of ours.
    case whole
    /// A file of ours that is damaged.
    case broken
    /// A file of another program.
    case foreign(why: String)
    /// A file that only a newer version may read.
    case tooNew
    /// Something that is no regular file of at most 64 MB.
    case notAFile
    /// A link that leads to no whole file of ours.
    case misled(why: String)
    /// A file that the system does not let us read.
    case unreadable(FileError)
  }

  var standing = Standing.unseen
  var status: FileStatus?
  var bytes: [UInt8] = []
  /// When the bytes were read, by the file system's clock in nanoseconds.
  var readAt = 0
  /// When this standing was first noticed, by the same clock.
  var since = 0
  /// Whether the file on disk says everything that the joined state does.
  var holdsState = false
  /// Whether somebody edited it from a version that is not known here.
  var isUnclear = false
  /// Whether this process has seen or made the file.
  var wasPresent = false

  /// Whether the file is whole and says everything.
  var isUpToDate: Bool {
    if case .whole = standing { holdsState } else { false }
  }

  var isMissing: Bool {
    if case .missing = standing { true } else { false }
  }

  var isBroken: Bool {
    if case .broken = standing { true } else { false }
  }
}

extension FileStatus {
  /// Whether a change after `readAt` would show in this status.
  ///
  /// A file system stamps changes in steps: of 2 s at worst, of a few milliseconds where its times
  /// have such digits.
  func isSettled(readAt: Int) -> Bool {
    let step = changed % 1_000_000 == 0 ? 2_000_000_000 : 50_000_000
    return readAt - changed >= step
  }
}
