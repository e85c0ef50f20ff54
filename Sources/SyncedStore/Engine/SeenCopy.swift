/// A conflict copy or a temporary file of a server in the synced folder.
struct SeenCopy: Sendable {
  enum Kind: Sendable {
    /// A conflict copy, by its name.
    case copy(CopyName.Certainty)
    /// A temporary file of a server, which may have died.
    case temporary
  }

  enum Form: Sendable {
    /// As a server wrote it.
    case intact
    /// Edited by somebody.
    case edited
    /// Edited, from a version that is not known here.
    case unclear(base: Checksum)
  }

  enum Standing: Sendable {
    /// Joined into the state.
    case joined(Form)
    /// Damaged: what could be read was joined.
    case broken
    /// Not for us: of another program or a newer version, or not readable.
    case left
    /// Nothing that was put there as a copy of the file; never opened.
    case refused(why: String)
  }

  let name: String
  let kind: Kind
  let status: FileStatus
  let readAt: Int
  let bytes: [UInt8]
  let standing: Standing

  /// Whether what was changed or deleted in it may not be understood here.
  var isUnclear: Bool {
    if case .joined(.unclear) = standing { true } else { false }
  }

  /// Whether this is a conflict copy of ours that may be removed once the file says all it says.
  var isRemovable: Bool {
    switch (kind, standing) {
    case (.copy(.sure), .joined), (.copy(.ask), .joined(.intact)): true
    default: false
    }
  }
}
