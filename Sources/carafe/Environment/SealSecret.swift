import SyncedStore

/// The secret that seals what clients carry from one round of a call to the next.
///
/// It is kept in this computer's state folder, since the next round may reach another process.
struct SealSecret: Sendable {
  let folder: String
  private let files: any StoreFiles = .system

  private static let length = 32

  init(folder: String) {
    self.folder = folder
  }

  private var path: String { folder + "/seal-secret" }

  /// The bytes that are kept, made when there are none; nil where none can be kept.
  func bytes() -> [UInt8]? {
    if let kept { return kept }
    makeFolders(folder)
    try? make()
    return kept
  }

  private var kept: [UInt8]? {
    guard let descriptor = try? files.open(path, .reading) else { return nil }
    defer { files.close(descriptor) }
    let bytes = try? files.read(descriptor, count: Self.length)
    return bytes?.count == Self.length ? bytes : nil
  }

  /// Puts a whole file in place in one step; where another process was faster, its file stays.
  private func make() throws(FileError) {
    let temporary = "\(path).\(UInt64.random(in: .min ... .max)).tmp"
    let descriptor = try files.open(temporary, .creating)
    defer { files.close(descriptor) }
    let bytes = (0..<Self.length).map { _ in UInt8.random(in: .min ... .max) }
    do {
      _ = try files.write(descriptor, bytes[...])
      try files.synchronize(descriptor)
      try files.renameNew(temporary, path)
    } catch {
      try? files.remove(temporary)
      throw error
    }
  }

  private func makeFolders(_ path: String) {
    guard (try? files.status(path)) == nil, let slash = path.lastIndex(of: "/") else { return }
    makeFolders(String(path[..<slash]))
    try? files.makeFolder(path)
  }
}
