import IntentJSON

/// This computer's own folder for one synced folder: lock, replica, history and what was put aside.
struct StateFolder: Sendable {
  let path: String
  let files: any StoreFiles
  private let privacy: PrivateFolder

  var lockPath: String { path + "/lock" }
  var replicaPath: String { path + "/replica.json" }
  var journalPath: String { path + "/undo.jsonl" }
  /// An empty file: the synced file was there once, so that it is missing when it is not there.
  var seenPath: String { path + "/seen" }
  /// The last version of the synced file that somebody else had edited.
  var editedPath: String { path + "/edited.json" }
  var adoptedPath: String { path + "/" + Part.adopted.rawValue }
  var quarantinePath: String { path + "/" + Part.quarantine.rawValue }
  var history: StoreHistory { StoreHistory(path: path + "/" + Part.history.rawValue, files: files) }

  private enum Part: String, CaseIterable {
    case adopted, quarantine, history
  }

  /// The state folder below `parent` for the folder with the real path `folder`.
  init(parent: String, folder: String, files: any StoreFiles) {
    let name = folder.lastPathName.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        ? Character(scalar) : "-"
    }
    privacy = PrivateFolder(
      "\(String(name))-\(Checksum(of: folder.utf8).text)", in: parent, files: files)
    path = privacy.path
    self.files = files
  }

  /// Why nothing here may be trusted; nil when it may.
  var refusal: String? { privacy.refusal(parts: Part.allCases.map(\.rawValue)) }

  /// The bytes of a file in here; nil when it is no regular file of at most 64 MB.
  func contents(_ path: String) throws(FileError) -> FileContents? {
    try privacy.contents(path)
  }

  /// Makes what is missing, and says for which folder it is.
  func prepare(for folder: String) throws(FileError) {
    for part in Part.allCases { try files.makeFolders("\(path)/\(part.rawValue)") }
    let note = path + "/folder"
    guard (try? files.status(note)) == nil else { return }
    _ = try? files.makeFile(note, Array((folder + "\n").utf8), flushed: false)
  }

  /// Whether the synced file was ever there, as far as this computer knows.
  var hasSeenFile: Bool { (try? files.status(seenPath)) != nil }

  /// Notes that the synced file was there.
  func noteFile() {
    if !hasSeenFile { _ = try? files.makeFile(seenPath, [], flushed: false) }
  }

  /// Takes the lock that the processes of this computer share, waiting at most `patience`
  /// milliseconds; nil when it cannot be had.
  func lock(patience: Int) -> Int32? {
    guard
      let descriptor = try? files.untilDone({ () throws(FileError) in
        try files.open(lockPath, .locking)
      })
    else { return nil }
    var waited = 0
    var step = 1
    while true {
      do {
        if try files.lock(descriptor) { return descriptor }
      } catch {
        guard error.isInterrupted else { break }
      }
      guard waited < patience else { break }
      files.sleep(milliseconds: step)
      waited += step
      step = min(step * 2, 20)
    }
    files.close(descriptor)
    return nil
  }

  /// Replaces the replica in one step, safe against a power loss.
  ///
  /// `order` is how often this process did so before.
  func writeReplica(
    _ text: StoreText, order: Int, mark: String, flushed: Bool
  ) throws(FileError) -> FileStatus {
    let temporary = "\(path)/replica.\(mark).tmp"
    try? files.remove(temporary)
    try files.makeFile(temporary, text.bytes, flushed: flushed)
    do {
      history.link(temporary, of: text, order: order)
      try files.rename(temporary, replicaPath)
      if flushed { try files.synchronizeFolder(path) }
      return try files.status(replicaPath)
    } catch {
      try? files.remove(temporary)
      throw error
    }
  }

  /// Replaces a file of this folder that is not worth a flush: the undo journal, the last edit.
  func write(_ bytes: [UInt8], to path: String, mark: String) {
    let temporary = "\(path).\(mark).tmp"
    try? files.remove(temporary)
    guard (try? files.makeFile(temporary, bytes, flushed: false)) != nil else { return }
    try? files.rename(temporary, path)
  }

  /// Keeps bytes aside under a name that says what they are.
  ///
  /// Nothing is kept twice.
  func keep(_ bytes: [UInt8], in folder: String, name: String) throws(FileError) {
    let path = "\(folder)/\(Checksum(of: bytes).text)-\(name)"
    do {
      _ = try files.makeFile(path, bytes, flushed: false)
    } catch {
      guard error.isTaken else { throw error }
    }
    prune(folder)
  }

  /// Removes temporary files of processes that died while they wrote here.
  func sweep() {
    for name in (try? files.list(path)) ?? [] where name.utf8.suffix(4).elementsEqual(".tmp".utf8) {
      let temporary = path + "/" + name
      guard let status = try? files.status(temporary),
        files.time() - status.changed > 60_000_000_000
      else { continue }
      try? files.remove(temporary)
    }
  }

  /// How many files are put aside in a folder, and how many bytes they take together: others decide
  /// how often there is something to put aside.
  private static let asideLimits = (files: 100, bytes: 256 << 20)

  /// Keeps the newest files of a folder.
  private func prune(_ folder: String) {
    let dated = ((try? files.list(folder)) ?? []).compactMap { name in
      (try? files.status("\(folder)/\(name)")).map { (name, $0) }
    }
    var size = 0
    for (place, (name, status)) in dated.sorted(by: { $0.1.changed > $1.1.changed }).enumerated() {
      size += status.size
      if place >= Self.asideLimits.files || (place > 0 && size > Self.asideLimits.bytes) {
        try? files.remove("\(folder)/\(name)")
      }
    }
  }
}
