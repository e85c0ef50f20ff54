/// The replica as it was last read or written.
struct SeenReplica: Sendable {
  var status: FileStatus?
  var text: StoreText?
  /// Whether the replica on disk says everything that the joined state does.
  var holdsState = false
  /// Whether there was one when this process first looked.
  var wasFound = false
  /// How often this process has written it.
  var written = 0
  /// Why it must not be replaced: a newer version wrote it, or it could not be read.
  var obstacle: String?
  /// Why it cannot be used; nil when it can.
  var problem: String?

  /// Whether nothing remains to be done, be it because nothing can be.
  var isSafe: Bool { holdsState || problem != nil }
}

/// The synced folder as it was last listed.
struct SeenFolder: Sendable {
  var status: FileStatus?
  var listedAt = 0
  /// Sorted by name.
  var copies: [SeenCopy] = []

  /// Whether a listing now would give the same names.
  func isCurrent(_ status: FileStatus?) -> Bool {
    status == self.status && (status?.isSettled(readAt: listedAt) ?? true)
  }
}
