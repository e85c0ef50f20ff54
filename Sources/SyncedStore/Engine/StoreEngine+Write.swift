extension StoreEngine {
  mutating func write<Result: Sendable, Failure: Error>(
    _ body: (inout StoreTransaction) throws(Failure) -> Result
  ) throws -> StoreWrite<Result> {
    try withLock { engine throws in
      try engine.lookForWriting()
      return try engine.apply(body)
    }
  }

  mutating func undoLast() throws -> StoreWrite<StoreUndo?> {
    try withLock { engine throws in
      try engine.lookForWriting()
      engine.loadJournal()
      let schema = engine.schema
      let before = engine.journal
      guard let entry = engine.journal.popLast() else {
        return try engine.apply { _ in nil }
      }
      do {
        let undone = try engine.apply { $0.undo(entry, schema: schema) }
        engine.saveJournal()
        return StoreWrite(
          result: undone.result, view: undone.view, publication: undone.publication)
      } catch {
        engine.journal = before
        throw error
      }
    }
  }

  private mutating func lookForWriting() throws(StoreError) {
    look()
    try checkReadable()
    try checkPath()
    if state.header.needsToWrite > schema.version { throw .tooNewToWrite(path: namedPath) }
  }

  /// Refuses a folder that cannot come to be: nobody will ever see what is saved for it.
  func checkPath() throws(StoreError) {
    guard let place, file.status == nil else { return }
    do throws(FileError) {
      _ = try files.status(place.file)
    } catch {
      if error.isInsideAFile { throw .notAFolder(path: namedPath) }
    }
  }

  /// Runs the edits of a write and saves them: first on this computer, then in the folder.
  private mutating func apply<Result: Sendable, Failure: Error>(
    _ body: (inout StoreTransaction) throws(Failure) -> Result
  ) throws -> StoreWrite<Result> {
    var transaction = StoreTransaction(
      state: state, served: pending?.isEmpty == true ? generation : nil, schema: schema,
      minter: StampMinter(
        now: setup.clock.milliseconds, node: setup.node, randomness: setup.randomness,
        outstampsWhatItReplaces: setup.policy.outstampsWhatItReplaces))
    defer { if !replica.holdsState { keepReplica() } }
    let result = try body(&transaction)
    guard !transaction.originals.isEmpty else {
      let publication = publishAgain().map { Publication.keptHere(reason: $0) } ?? .unchanged
      return StoreWrite(result: result, view: serve(), publication: publication)
    }
    // Without the journal, which would else be copied for the sake of a failure that leaves it alone.
    var before = self
    before.journal = UndoJournal()
    state = transaction.state
    noteChange(transaction.originals.keys)
    schedule.noteUserEdit()
    let isKept = keepReplica()
    let problem = publish()
    if let problem {
      guard isKept else {
        let why = replica.problem ?? "not usable"
        let kept = (temporaries, journal)
        self = before
        (temporaries, journal) = kept
        // What was seen meanwhile is forgotten with the edit, so look again next time.
        file.status = nil
        folder.status = nil
        replica.status = nil
        throw StoreError.unwritable(why: problem, stateWhy: why)
      }
      schedule.noteFailure(problem, at: files.time())
    } else {
      schedule.notePublished()
    }
    if !transaction.summary.isEmpty {
      loadJournal()
      journal.append(summary: transaction.summary, transaction.originals, state)
      saveJournal()
    }
    let publication: Publication =
      if let problem {
        .keptHere(reason: problem)
      } else if isKept {
        .published
      } else {
        .publishedWithoutReplica(reason: replica.problem ?? "not usable")
      }
    return StoreWrite(result: result, view: serve(), publication: publication)
  }

  /// Reads the journal when another process of this computer has changed it.
  private mutating func loadJournal() {
    guard let folder = place?.state, let status = try? files.status(folder.journalPath),
      status != journal.status, let contents = try? folder.contents(folder.journalPath)
    else { return }
    journal.load(contents.bytes)
    journal.status = contents.status
  }

  private mutating func saveJournal() {
    guard replica.problem == nil, let folder = place?.state else { return }
    folder.write(journal.bytes, to: folder.journalPath, mark: setup.mark)
    journal.status = try? files.status(folder.journalPath)
  }

  /// Whether there is something to serve when the file cannot be read.
  var isKnown: Bool { replica.text != nil || !state.isEmpty }

  /// Refuses what must not be served.
  func checkReadable() throws(StoreError) {
    switch file.standing {
    case .foreign(let why): throw .notOurs(path: namedPath, why: why)
    case .tooNew: throw .tooNewToRead(path: namedPath)
    case .notAFile: throw .notAFile(path: namedPath)
    case .notDownloaded where !isKnown: throw .notDownloaded(path: namedPath)
    case .misled(let why) where !isKnown: throw .misled(path: namedPath, why: why)
    case .unreadable(let error) where !isKnown:
      throw .unreadable(path: namedPath, why: reason(error))
    case .unseen, .missing, .whole, .broken, .notDownloaded, .misled, .unreadable: break
    }
  }
}
