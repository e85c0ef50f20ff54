import IntentServer
import SyncedStore

/// The secret that seals what clients carry from one round of a call to the next.
///
/// It is kept in this computer's state folder, since the next round may reach another process.
struct SealSecret: Sendable {
  let folder: String
  private let files: any StoreFiles = .system

  init(folder: String) {
    self.folder = folder
  }

  private var path: String { folder + "/seal-secret" }

  /// The bytes that are kept, made when there are none; nil where none can be kept.
  func bytes() -> [UInt8]? {
    if let kept { return kept }
    try? make()
    return kept
  }

  private var kept: [UInt8]? {
    let bytes = (try? files.contents(path)).flatMap { $0 }?.bytes
    return bytes?.count == MCPServer.secretLength ? bytes : nil
  }

  /// Puts a whole file in place in one step; where another process was faster, its file stays.
  private func make() throws(FileError) {
    try files.makeFolders(folder)
    let temporary = "\(path).\(UInt64.random(in: .min ... .max)).tmp"
    let bytes = (0..<MCPServer.secretLength).map { _ in UInt8.random(in: .min ... .max) }
    try files.makeFile(temporary, bytes, flushed: true)
    do {
      try files.renameNew(temporary, path)
    } catch {
      try? files.remove(temporary)
      throw error
    }
  }
}
