extension StoreEngine {
  /// Whether an edit seems to wait to be published, or a copy or a temporary file lies beside the
  /// file.
  mutating func seemsUnfinished() -> Bool {
    locate()
    guard let place else { return false }
    return isReplicaYounger
      || ((try? files.list(place.folder)) ?? []).contains { kind(of: $0) != nil }
  }

  /// Whether the replica is younger than the file: each edit is written there first.
  ///
  /// It is younger too after a version of another device was read.
  var isReplicaYounger: Bool {
    guard let place, let state = place.state, let replica = try? files.status(state.replicaPath)
    else { return false }
    let file = try? files.status(place.file)
    return file.map { $0.changed < replica.changed } ?? true
  }

  /// Does what is due; returns the milliseconds until more is, or nil.
  mutating func maintain() -> Int? {
    withLock { engine in
      engine.look()
      if !engine.replica.holdsState { engine.keepReplica() }
      guard (try? engine.checkReadable()) != nil else { return nil }
      let waits = [engine.publishIfDue(), engine.removeCopies()].compactMap { $0 }
      return waits.min().map { max($0 / 1_000_000, 1) }
    }
  }

  /// Publishes what the file does not say, when it is time.
  ///
  /// Returns the nanoseconds to wait.
  private mutating func publishIfDue() -> Int? {
    if file.isUpToDate || state.isEmpty {
      schedule.notePublished()
      return nil
    }
    if state.header.needsToWrite > schema.version { return nil }
    let now = files.time()
    if let backoff = schedule.backoff(at: now) { return backoff - now }
    let due = max(
      schedule.publishTime(at: now, wait: setup.randomWait(2_000...10_000)),
      now + waitBeforeRebuild())
    guard now >= due else { return due - now }
    let wasUserEdit = schedule.hasUserEdit
    if let problem = publish() {
      schedule.noteFailure(problem, at: files.time())
      return PublishSchedule.patience
    }
    schedule.notePublished()
    if !wasUserEdit { schedule.noteWrite(at: files.time()) }
    return nil
  }

  /// Removes conflict copies and temporary files whose content is in the file on disk.
  ///
  /// Returns the nanoseconds to wait for those that are too young.
  private mutating func removeCopies() -> Int? {
    guard let place, file.isUpToDate || (file.isMissing && state.isEmpty) else { return nil }
    var wait: Int?
    for copy in folder.copies {
      switch copy.kind {
      case .copy:
        guard copy.isRemovable else { continue }
        if copy.isUnclear, AsideName.isName(copy.name, stem: schema.fileStem),
          files.time() - copy.status.changed < PublishSchedule.asideAge
        {
          continue
        }
      case .temporary:
        switch copy.standing {
        case .left, .refused: continue
        case .joined, .broken: break
        }
        let age = files.time() - copy.status.changed
        guard age >= PublishSchedule.temporaryAge else {
          wait = min(wait ?? .max, PublishSchedule.temporaryAge - age)
          continue
        }
      }
      remove(copy, place)
    }
    return wait
  }

  /// Removes a copy whose bytes are still those that were joined, after keeping them here.
  private mutating func remove(_ copy: SeenCopy, _ place: StorePlace) {
    let path = "\(place.folder)/\(copy.name)"
    guard let state = place.state, replica.holdsState,
      let contents = try? files.contents(path, expecting: copy.bytes),
      contents.bytes.hasSameBytes(as: copy.bytes)
    else { return }
    let isBroken = if case .broken = copy.standing { true } else { false }
    do {
      try state.keep(
        contents.bytes, in: isBroken ? state.quarantinePath : state.adoptedPath, name: copy.name)
    } catch {
      return
    }
    let isAside = AsideName.isName(copy.name, stem: schema.fileStem)
    dispose(path, contents.bytes, isUnclear: copy.isUnclear && !isAside, place)
    folder.copies.removeAll { $0.name == copy.name }
  }
}
