import IntentJSON

extension StoreEngine {
  /// Looks at everything that may have changed in the place that was found, and joins it.
  mutating func look() {
    lookAtReplica()
    let isFirst = !hasLooked
    hasLooked = true
    if isFirst {
      place?.state?.sweep()
      replica.wasFound = replica.status != nil
    }
    lookAtFile()
    lookAtFolder()
    // What an earlier process could not publish is published like an edit of this one.
    if isFirst, isReplicaYounger, !file.isUpToDate { schedule.noteUserEdit() }
  }

  mutating func lookAtReplica() {
    guard setup.policy.keepsReplica, let folder = place?.state else { return }
    let status = try? files.status(folder.replicaPath)
    guard let status else {
      replica.status = nil
      replica.obstacle = nil
      replica.holdsState = false
      return
    }
    guard status != replica.status else { return }
    let contents: FileContents
    do throws(FileError) {
      guard let found = try folder.contents(folder.replicaPath) else { throw .tooLarge }
      contents = found
    } catch {
      // It may hold edits that are nowhere else.
      replica.holdsState = false
      replica.obstacle =
        error.isMissing
        ? nil
        : "\(folder.replicaPath) cannot be read: \(reason(error, at: folder.replicaPath))"
      return
    }
    replica.status = contents.status
    replica.obstacle = nil
    switch StoreReading(contents.bytes, schema: schema) {
    case .intact(let other, let read):
      let outcome = take(other)
      replica.text = read
      replica.holdsState = outcome.isOtherWhole
      if text == nil { text = read }
    case .edited(let edit):
      _ = take(understand(edit).state)
      replica.holdsState = false
    case .broken(let other):
      _ = take(other)
      replica.holdsState = false
      try? folder.keep(contents.bytes, in: folder.quarantinePath, name: "replica.json")
    case .foreign:
      replica.holdsState = false
      try? folder.keep(contents.bytes, in: folder.quarantinePath, name: "replica.json")
    case .tooNew:
      replica.holdsState = false
      replica.obstacle = "\(folder.replicaPath) was written by a newer version"
    }
  }

  /// Looks at the synced file.
  ///
  /// A file that is being written is given 3 seconds to become whole.
  mutating func lookAtFile() {
    guard let place else { return }
    var waited = 0
    var step = 50
    while true {
      do throws(FileError) {
        let status = try files.status(place.file)
        if status == file.status, status.isSettled(readAt: file.readAt) { return }
        guard !status.isDataless else { return note(.notDownloaded, status) }
        guard status.kind == .file else { return note(.notAFile, status) }
        guard let contents = try files.contents(place.file, expecting: file.bytes)
        else { return note(.notAFile, status) }
        if isKnown(contents) { return }
        let reading = StoreReading(contents.bytes, schema: schema)
        guard case .broken = reading, waited < 3_000 else {
          return take(contents, reading)
        }
      } catch {
        return noteFailure(error)
      }
      files.sleep(milliseconds: step)
      waited += step
      step = min(step * 2, 800)
    }
  }

  /// Whether the bytes were joined before; notes the new status then.
  private mutating func isKnown(_ contents: FileContents) -> Bool {
    let isSame =
      switch file.standing {
      case .whole, .broken: contents.bytes.hasSameBytes(as: file.bytes)
      case .unseen, .missing, .notDownloaded, .foreign, .tooNew, .notAFile, .misled, .unreadable:
        false
      }
    if isSame {
      if file.isBroken, contents.status != file.status { file.since = files.time() }
      file.status = contents.status
      file.readAt = files.time()
      return true
    }
    guard setup.policy.hidesAuthor, let known = replica.text,
      contents.bytes.hasSameBytes(as: known.bytes)
    else { return false }
    note(.whole, contents.status)
    file.bytes = known.bytes
    file.holdsState = replica.holdsState
    schedule.noteForeignVersion(holdsState: file.holdsState, isNews: false, at: files.time())
    return true
  }

  private mutating func take(_ contents: FileContents, _ reading: StoreReading) {
    note(.whole, contents.status)
    file.bytes = contents.bytes
    var isNews = false
    switch reading {
    case .intact(let other, let read):
      let outcome = take(other)
      file.holdsState = outcome.isOtherWhole
      isNews = outcome.isChanged
      if read.checksum != replica.text?.checksum { place?.state?.history.keep(read) }
    case .edited(let edit):
      let meaning = understand(edit, of: contents.bytes)
      let outcome = take(meaning.state)
      file.holdsState = outcome.isOtherWhole && !meaning.saysLess
      file.isUnclear = meaning.isUnclear
      isNews = outcome.isChanged
    case .broken where place?.link != nil:
      note(.misled(why: "what is there is not a whole file of Carafe"), contents.status)
    case .broken(let other):
      _ = take(other)
      file.standing = .broken
      file.holdsState = false
      quarantine(contents.bytes)
    case .foreign(let why): note(.foreign(why: why), contents.status)
    case .tooNew: note(.tooNew, contents.status)
    }
    if !setup.policy.toleratesOtherForms || !setup.policy.hidesAuthor {
      file.holdsState = file.holdsState && contents.bytes.hasSameBytes(as: currentText().bytes)
    }
    if case .whole = file.standing {
      schedule.noteForeignVersion(holdsState: file.holdsState, isNews: isNews, at: files.time())
    }
  }

  func quarantine(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, let folder = place?.state else { return }
    try? folder.keep(bytes, in: folder.quarantinePath, name: schema.fileName)
  }

  private mutating func note(_ standing: SeenFile.Standing, _ status: FileStatus?) {
    let now = files.time()
    if status != nil, !file.wasPresent { place?.state?.noteFile() }
    file = SeenFile(
      standing: standing, status: status, readAt: now, since: now,
      wasPresent: file.wasPresent || status != nil)
  }

  private mutating func noteFailure(_ error: FileError) {
    guard let place else { return }
    if !error.isMissing { return note(.unreadable(error), nil) }
    if (try? files.status(place.placeholder(schema))) != nil { return note(.notDownloaded, nil) }
    if place.link != nil { return note(.misled(why: "there is no file there"), nil) }
    if !file.isMissing { note(.missing, nil) }
  }

  /// Lists the synced folder and joins conflict copies and temporary files in it.
  mutating func lookAtFolder() {
    guard let place else { return }
    let status = try? files.status(place.folder)
    let names: [String]
    if folder.isCurrent(status) {
      names = folder.copies.map(\.name)
    } else {
      folder.listedAt = files.time()
      folder.status = status
      names = (try? files.list(place.folder)) ?? []
    }
    // Who may write the file or the folder could as well say in the file what a copy says.
    let owners = [files.identity.user, 0] + [file.status, status].compactMap { $0?.owner.user }
    var copies: [SeenCopy] = []
    for name in names.sorted() {
      if let kind = kind(of: name), let copy = lookAtCopy(name, kind, place, owners: owners) {
        copies.append(copy)
      }
    }
    folder.copies = copies
  }

  /// What a file in the folder is by its name; nil when it is nothing of ours.
  func kind(of name: String) -> SeenCopy.Kind? {
    if StorePlace.isTemporary(name, schema) { return .temporary }
    guard setup.policy.readsCopies else { return nil }
    return CopyName(stem: schema.fileStem).certainty(of: name).map { .copy($0) }
  }

  /// Whether the version that an edited copy was made from has come here since.
  private func isClearNow(_ copy: SeenCopy) -> Bool {
    guard case .joined(.unclear(let base)) = copy.standing else { return false }
    return version(base) != nil
  }

  private mutating func lookAtCopy(
    _ name: String, _ kind: SeenCopy.Kind, _ place: StorePlace, owners: [UInt32]
  ) -> SeenCopy? {
    let path = "\(place.folder)/\(name)"
    guard let status = try? files.status(path), [.file, .link].contains(status.kind) else {
      return nil
    }
    let now = files.time()
    func seen(_ status: FileStatus, _ standing: SeenCopy.Standing) -> SeenCopy {
      SeenCopy(name: name, kind: kind, status: status, readAt: now, bytes: [], standing: standing)
    }
    if let why = status.refusalAsCopy(owners: owners) { return seen(status, .refused(why: why)) }
    if let known = folder.copies.first(where: { $0.name == name }), known.status == status,
      status.isSettled(readAt: known.readAt), !isClearNow(known)
    {
      return known
    }
    guard !status.isDataless, let contents = try? files.contents(path) else {
      return seen(status, .left)
    }
    // What was opened counts: another file may have got the name meanwhile.
    if let why = contents.status.refusalAsCopy(owners: owners) {
      return seen(contents.status, .refused(why: why))
    }
    let standing: SeenCopy.Standing
    switch StoreReading(contents.bytes, schema: schema) {
    case .intact(let other, _):
      _ = take(other)
      standing = .joined(.intact)
    case .edited(let edit):
      let meaning = understand(edit)
      _ = take(meaning.state)
      standing = .joined(meaning.unknownBase.map { .unclear(base: $0) } ?? .edited)
    case .broken(let other):
      _ = take(other)
      standing = .broken
    case .foreign, .tooNew:
      standing = .left
    }
    return SeenCopy(
      name: name, kind: kind, status: contents.status, readAt: now, bytes: contents.bytes,
      standing: standing)
  }
}

extension FileStatus {
  /// Why a file is not taken for a copy of the data; nil when it may be one.
  ///
  /// Whoever may write the folder can give any file of the person's a name in it, by a link of either
  /// kind: what is in that file would be published.
  fileprivate func refusalAsCopy(owners: [UInt32]) -> String? {
    if kind == .link { return "is a symbolic link, which is not followed" }
    if names > 1 { return "is a file with other names too (hard links)" }
    return owners.contains(owner.user) ? nil : "belongs to another user of this computer"
  }
}
