import IntentServer
import SyncedStore

/// The secret that seals what clients carry from one round of a call to the next.
///
/// It is kept in this computer's state folder, since the next round may reach another process.
struct RequestStateSecret: Sendable {
  private let folder: PrivateFolder
  private let files: any StoreFiles

  init(folder: String, files: any StoreFiles = .system) {
    self.folder = PrivateFolder(folder, files: files)
    self.files = files
  }

  private var path: String { folder.path + "/seal-secret" }

  /// The bytes that are kept, made when there are none; nil where none can be kept.
  func bytes() -> [UInt8]? {
    guard folder.refusal() == nil else { return nil }
    if let kept { return kept }
    try? make()
    return kept
  }

  /// The bytes, if nobody else can know or choose them.
  private var kept: [UInt8]? {
    guard let contents = (try? folder.contents(path)).flatMap({ $0 }), contents.isPrivate,
      contents.bytes.count == MCPServer.secretLength
    else { return nil }
    return contents.bytes
  }

  /// Puts a whole file in place in one step; where another process was faster, its file stays.
  private func make() throws(FileError) {
    try files.makeFolders(folder.path)
    let temporary = "\(path).\(UInt64.random(in: .min ... .max)).tmp"
    let bytes = (0..<MCPServer.secretLength).map { _ in UInt8.random(in: .min ... .max) }
    try files.makeFile(temporary, bytes, flushed: true)
    defer { try? files.remove(temporary) }
    do {
      try files.renameNew(temporary, path)
    } catch {
      // What others may know is no secret.
      guard error.isTaken, kept == nil else { throw error }
      try files.rename(temporary, path)
    }
  }
}
