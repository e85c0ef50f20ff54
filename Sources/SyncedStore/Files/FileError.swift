#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system said when a file call failed.
public struct FileError: Error, Hashable, Sendable {
  /// The value of errno.
  public let code: Int32

  /// An error with an errno value.
  public init(code: Int32) {
    self.code = code
  }

  /// A part of the path is a file where a folder would have to be.
  public var isInsideAFile: Bool { code == ENOTDIR }

  /// Whether there is no such file.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether there is one already.
  public var isTaken: Bool { code == EEXIST }
  /// Whether the call was interrupted and may be made again.
  public var isInterrupted: Bool { code == EINTR }
  /// Whether the file system cannot do this at all.
  public var isUnsupported: Bool {
    code == EINVAL || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP
  }
  /// Whether it is forbidden.
  public var isForbidden: Bool { code == EPERM || code == EACCES }

  /// Why, in words that fit after a colon.
  public var reason: String {
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
    case ELOOP: "its symbolic links go in a circle"
    case ENAMETOOLONG: "the path is too long"
    case EBUSY: "it is being written"
    case EFBIG: "more than the 64 MB that a file may hold"
    default: "system error \(code)"
    }
  }
}

extension FileError {
  /// What a file system answers that cannot do a thing.
  static let unsupported = FileError(code: ENOTSUP)
  /// For what gives other bytes each time it is read.
  static let changing = FileError(code: EBUSY)
  /// For what would be larger than any file the store reads.
  package static let tooLarge = FileError(code: EFBIG)
}
