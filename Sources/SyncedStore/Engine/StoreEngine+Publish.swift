import IntentJSON

extension StoreEngine {
  /// Makes the folder of this computer ready, or notes why it cannot be used.
  mutating func prepareState() {
    locate()
    guard let place else { return }
    guard setup.policy.keepsReplica else { return replica.problem = "switched off" }
    guard let state = place.state else { return replica.problem = place.stateProblem }
    do {
      try state.prepare(for: place.folder)
      replica.problem = nil
    } catch {
      replica.problem = "\(state.path): \(reason(error, at: state.path))"
    }
  }

  /// Saves the joined state on this computer.
  ///
  /// From here on an edit is durable.
  @discardableResult
  mutating func keepReplica() -> Bool {
    guard replica.problem == nil, let folder = place?.state else { return false }
    lookAtReplica()
    if let obstacle = replica.obstacle {
      replica.problem = obstacle
      return false
    }
    if replica.holdsState { return true }
    if state.isEmpty, replica.text == nil {
      replica.holdsState = true
      return true
    }
    let text = currentText()
    do {
      replica.status = try folder.writeReplica(
        text, order: replica.written, mark: setup.mark, flushed: setup.policy.flushes)
      replica.written += 1
      replica.text = text
      replica.holdsState = true
      return true
    } catch {
      replica.problem = "\(folder.path): \(reason(error, at: folder.path))"
      return false
    }
  }

  /// Whether an edit made on this computer still waits to get into the folder.
  var hasUnpublishedEdit: Bool { schedule.hasUserEdit && !file.isUpToDate }

  /// Tries again to bring such an edit into the folder; returns why it could not.
  mutating func publishAgain() -> String? {
    guard hasUnpublishedEdit else { return nil }
    let problem = publish()
    if let problem {
      schedule.noteFailure(problem, at: files.time())
    } else {
      schedule.notePublished()
    }
    return problem
  }

  /// Brings the joined state into the synced file; returns why it could not.
  mutating func publish() -> String? {
    if file.isUpToDate { return nil }
    var wait = 2
    for _ in 0..<16 {
      if let reason = obstacle() { return reason }
      do {
        try publishOnce()
      } catch {
        file.status = nil
        return "\(namedPath): \(reason(error))"
      }
      if file.isUpToDate { return nil }
      files.sleep(milliseconds: setup.randomWait(1...wait) / 1_000_000)
      wait = min(wait * 2, 100)
      lookAtFile()
      keepReplica()
      if file.isUpToDate { return nil }
    }
    return "other programs kept changing \(namedPath)"
  }

  /// One attempt: the new file beside the old one, then both swapped.
  private mutating func publishOnce() throws(FileError) {
    guard let place else { return }
    let isNew = file.isMissing
    if isNew { try files.makeFolders(place.folder) }
    let text = currentText()
    temporaries += 1
    let temporary = "\(place.folder)/~$\(schema.fileStem).\(setup.mark).\(temporaries).tmp"
    let made = try files.makeFile(
      temporary, text.bytes, flushed: setup.policy.flushes, like: isNew ? nil : place.file)
    do {
      guard try install(temporary, place, isNew: isNew) else {
        try? files.remove(temporary)
        file.status = nil
        return
      }
    } catch {
      try? files.remove(temporary)
      throw error
    }
    // The bytes are in the folder and flushed; a failure from here on is no reason to say otherwise.
    if setup.policy.flushes { try? files.synchronizeFolder(place.folder) }
    guard let status = try? files.status(place.file), status.inode == made.inode,
      status.device == made.device
    else { return file.status = nil }
    let now = files.time()
    if !file.wasPresent { place.state?.noteFile() }
    file = SeenFile(
      standing: .whole, status: status, bytes: text.bytes, readAt: now, since: now,
      holdsState: isTextCurrent && self.text?.checksum == text.checksum, wasPresent: true)
  }

  /// Puts the temporary file in place; false when the old one has changed meanwhile.
  private mutating func install(
    _ temporary: String, _ place: StorePlace, isNew: Bool
  ) throws(FileError) -> Bool {
    if isNew {
      do {
        try files.renameNew(temporary, place.file)
        return true
      } catch {
        guard error.isTaken else { throw error }
        return false
      }
    }
    do throws(FileError) {
      guard setup.policy.swaps else { throw FileError.unsupported }
      try files.exchange(temporary, place.file)
    } catch {
      if error.isMissing { return false }
      guard error.isUnsupported else { throw error }
      let now = try files.contents(place.file, expecting: file.bytes)
      guard now?.bytes.hasSameBytes(as: file.bytes) ?? false else {
        return false
      }
      if let aside = aside(file.bytes, isUnclear: file.isUnclear, place) {
        _ = try? files.makeFile(aside, file.bytes, flushed: false, like: place.file)
      }
      try files.rename(temporary, place.file)
      return true
    }
    lookAtDisplaced(temporary, place)
    return true
  }

  /// Looks at what the swap brought out, and joins it when it is not what was read before.
  private mutating func lookAtDisplaced(_ temporary: String, _ place: StorePlace) {
    if let kind = (try? files.status(temporary))?.kind, kind != .file {
      return putBack(temporary, place)
    }
    // What cannot be read stays, and is looked at again like any temporary file.
    guard let contents = try? files.contents(temporary, expecting: file.bytes) else { return }
    if contents.bytes.hasSameBytes(as: file.bytes) {
      dispose(temporary, contents.bytes, isUnclear: file.isUnclear, place)
      return
    }
    var isUnclear = false
    switch StoreReading(contents.bytes, schema: schema) {
    case .intact(let other, _): _ = take(other)
    case .edited(let edit):
      let meaning = understand(edit, of: contents.bytes)
      _ = take(meaning.state)
      isUnclear = meaning.isUnclear
    case .broken: return
    case .foreign, .tooNew: return putBack(temporary, place)
    }
    let isNews = !isTextCurrent
    guard !isNews || keepReplica() else { return }
    dispose(temporary, contents.bytes, isUnclear: isUnclear, place)
  }

  /// Puts back what is not ours to replace.
  private func putBack(_ temporary: String, _ place: StorePlace) {
    try? files.exchange(temporary, place.file)
    if let back = try? files.contents(temporary), let text,
      back.bytes.hasSameBytes(as: text.bytes)
    {
      try? files.remove(temporary)
    }
  }

  /// Removes a file whose content is joined; one that others may understand better is put aside.
  func dispose(_ path: String, _ bytes: [UInt8], isUnclear: Bool, _ place: StorePlace) {
    if let aside = aside(bytes, isUnclear: isUnclear, place),
      (try? files.renameNew(path, aside)) != nil
    {
      return
    }
    try? files.remove(path)
  }

  /// Where bytes are put aside; nil when there is no need.
  private func aside(_ bytes: [UInt8], isUnclear: Bool, _ place: StorePlace) -> String? {
    guard isUnclear else { return nil }
    return "\(place.folder)/\(AsideName.name(of: bytes, stem: schema.fileStem))"
  }

  /// Why the file cannot be written now, for a reason that is not a failure of the disk.
  func obstacle() -> String? {
    if state.header.needsToWrite > schema.version {
      return StoreError.tooNewToWrite(path: namedPath).description
    }
    switch file.standing {
    case .unseen, .whole: return nil
    case .missing:
      guard waitBeforeRebuild() > 0 else { return nil }
      if folder.status == nil { return "the folder \(setup.folder) is not there" }
      return "\(namedPath) is missing; if the sync service does not bring it back within a minute, "
        + "it is written anew"
    case .broken:
      guard waitBeforeRebuild() > 0 else { return nil }
      return "\(namedPath) is damaged or being written; it is rebuilt when it has not changed for "
        + "a minute"
    case .notDownloaded: return StoreError.notDownloaded(path: namedPath).description
    case .foreign(let why): return StoreError.notOurs(path: namedPath, why: why).description
    case .tooNew: return StoreError.tooNewToRead(path: namedPath).description
    case .notAFile: return StoreError.notAFile(path: namedPath).description
    case .misled(let why): return StoreError.misled(path: namedPath, why: why).description
    case .unreadable(let error): return "\(namedPath) cannot be read: \(reason(error))"
    }
  }

  /// The nanoseconds until a damaged or missing file may be written anew; 0 for any other.
  func waitBeforeRebuild() -> Int {
    let changed: Int
    switch file.standing {
    case .broken: changed = file.status?.changed ?? file.since
    case .missing:
      let wasThere = file.wasPresent || replica.wasFound && place?.state?.hasSeenFile == true
      guard wasThere else { return 0 }
      // A missing folder is a disk that is not there, never a reason to make one.
      guard let status = folder.status else { return PublishSchedule.patience }
      changed = max(status.changed, status.modified)
    case .unseen, .notDownloaded, .whole, .foreign, .tooNew, .notAFile, .misled, .unreadable:
      return 0
    }
    let now = files.time()
    let age = max(now - changed, now - file.since)
    return max(PublishSchedule.patience - age, 0)
  }
}
