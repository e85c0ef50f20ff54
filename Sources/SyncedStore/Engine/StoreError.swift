import IntentJSON

/// Why the store could not do what it was asked.
///
/// Each is a sentence that says what to do next.
package enum StoreError: Error, Hashable, Sendable {
  /// The file belongs to another program or another format; it is left alone.
  case notOurs(path: String, why: String)
  /// The file was written by a newer version that this one must not read.
  case tooNewToRead(path: String)
  /// The file was written by a newer version; this one may read it only.
  case tooNewToWrite(path: String)
  /// The sync service has not brought the file here yet.
  case notDownloaded(path: String)
  /// The file or its folder cannot be read.
  case unreadable(path: String, why: String)
  /// The file is not a regular one of at most 64 MB.
  case notAFile(path: String)
  /// The file is a link that leads to no whole file of this program; nothing is written through it.
  case misled(path: String, why: String)
  /// A part of the path is a file, so there can be no folder.
  case notAFolder(path: String)
  /// Neither the folder nor this computer's own state folder took the edit; nothing changed.
  case unwritable(why: String, stateWhy: String)
}

extension StoreError: CustomStringConvertible {
  /// A sentence for the person or model who must act, on one line whatever is in a path.
  package var description: String { sentence.visibleLine }

  private var sentence: String {
    switch self {
    case .notOurs(let path, let why):
      "\(path) is not a file of this program: \(why). It was left as it is. Move it away, or "
        + "choose another folder."
    case .tooNewToRead(let path):
      "\(path) was written by a newer version of Carafe. Update Carafe on this computer to use it."
    case .tooNewToWrite(let path):
      "\(path) was written by a newer version of Carafe and can only be read here. Update Carafe "
        + "on this computer to change it."
    case .notDownloaded(let path):
      "\(path) is not downloaded yet. Wait for the sync service, or open the folder to fetch it."
    case .unreadable(let path, let why):
      "\(path) cannot be read: \(why). Nothing was changed."
    case .notAFile(let path):
      "\(path) is not a regular file of at most 64 MB. It was left as it is."
    case .misled(let path, let why):
      "\(path) cannot be used: \(why). Nothing is made or repaired through a link, which others may "
        + "have put there. Remove the link, or bring back the file that it should lead to."
    case .notAFolder(let path):
      "\(path) cannot be written, since a part of its path is not a folder. Nothing was saved. "
        + "Choose another folder."
    case .unwritable(let why, let stateWhy):
      "The change could not be saved, and nothing was changed. \(why). The safety copy on this "
        + "computer: \(stateWhy). Make one of both writable and try again."
    }
  }
}
