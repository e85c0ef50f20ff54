#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system said when a file call failed.
package struct FileError: Error, Hashable, Sendable {
  /// The value of errno.
  package let code: Int32

  /// An error with an errno value.
  package init(code: Int32) {
    self.code = code
  }

  /// A part of the path is a file where a folder would have to be.
  package var isInsideAFile: Bool { code == ENOTDIR }

  /// Whether there is no such file.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether there is one already.
  package var isTaken: Bool { code == EEXIST }
  /// Whether the call was interrupted and may be made again.
  package var isInterrupted: Bool { code == EINTR }
  /// Whether the file system cannot do this at all.
  package var isUnsupported: Bool {
    code == EINVAL || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP
  }
  /// Whether it is forbidden.
  package var isForbidden: Bool { code == EPERM || code == EACCES }

  /// A symbolic link where none is followed.
  package var isLink: Bool { code == ELOOP }

  /// Why, in words that fit after a colon.
  package var reason: String {
    switch code {
    case ENOENT: "it is not there"
    case EACCES: "permission denied"
    case EPERM: "the operation is not permitted"
    case EROFS: "the disk is read-only"
    case ENOSPC: "the disk is full"
    case EDQUOT: "the disk quota is used up"
    case EIO: "the disk reported an error"
    case EEXIST: "there is one already"
    case ENOTDIR: "part of the path is not a folder"
    case EISDIR: "it is a folder"
    case ELOOP: "there is a symbolic link on the way, which is not followed"
    case ENAMETOOLONG: "the path is too long"
    case EBUSY: "it is being written"
    case EFBIG: "more than the 64 MB that a file may hold"
    case Self.ofAnotherUser.code: "it belongs to another user"
    default: "system error \(code)"
    }
  }
}

extension FileError {
  /// What a file system answers that cannot do a thing.
  static let unsupported = FileError(code: ENOTSUP)
  /// For what gives other bytes each time it is read.
  static let changing = FileError(code: EBUSY)
  /// For a file in a folder of this user's that is not this user's; no system has this number.
  static let ofAnotherUser = FileError(code: -1)
  /// For what would be larger than any file the store reads.
  package static let tooLarge = FileError(code: EFBIG)
}
