import IntentJSON

/// The store behind its lock: what it knows, and what it has seen on disk.
struct StoreEngine: Sendable {
  let setup: StoreSetup
  var place: StorePlace?

  /// The join of everything seen so far.
  var state: StoreState
  /// The newest text that was written or read; the text of ``state`` only if ``isTextCurrent``.
  var text: StoreText?
  var isTextCurrent = false

  var file = SeenFile()
  var replica = SeenReplica()
  var folder = SeenFolder()
  var journal = UndoJournal()
  var schedule = PublishSchedule()

  /// Whether anything was looked at yet.
  var hasLooked = false

  /// What was served last, and how that differs from what was served before it; nil when everything
  /// may.
  var generation = 0
  private var served: [RecordKey]?
  /// What has changed since; nil when everything may have.
  var pending: Set<RecordKey>?
  /// When the lock could not be had; for a while nobody waits for it again.
  private var lockGivenUp: Int?
  /// How long to wait for the lock, in milliseconds.
  private static let lockPatience = 3_000
  /// Counts the temporary files of this process.
  var temporaries = 0

  init(_ setup: StoreSetup) {
    self.setup = setup
    state = StoreState(schema: setup.schema)
  }

  var schema: StoreSchema { setup.schema }
  var files: any StoreFiles { setup.files }

  var givenPath: String { setup.folder + "/" + schema.fileName }

  /// The file as a person knows it, with where it leads when it is a link.
  var namedPath: String {
    switch place?.link {
    case nil: givenPath
    case .file(let target): "\(givenPath) (a link to \(target))"
    case .folder(let target): "\(givenPath) (its folder is a link to \(target))"
    }
  }

  /// Finds where the file really is.
  ///
  /// When its path leads elsewhere than before, what is known stays with the old place: two never
  /// mix.
  mutating func locate() {
    if let place, place.isCurrent(setup) { return }
    let new = StorePlace(setup)
    if let place, place.file != new.file {
      var other = StoreEngine(setup)
      other.generation = generation
      other.temporaries = temporaries
      self = other
    }
    place = new
  }

  /// Whether what was served last still holds, by a few system calls.
  func looksChanged() -> Bool {
    guard let place, generation > 0, pending?.isEmpty == true else { return true }
    guard folder.isCurrent(try? files.status(place.folder)) else { return true }
    // By its name, since a link on the way may lead elsewhere now.
    let status = try? files.statusBehindLinks(givenPath)
    guard status == file.status, status?.isSettled(readAt: file.readAt) ?? true else {
      return true
    }
    if let state = place.state, (try? files.status(state.replicaPath)) != replica.status {
      return true
    }
    return folder.copies.contains { copy in
      (try? files.status("\(place.folder)/\(copy.name)")) != copy.status
    }
  }

  /// The state now; an edit that waits to get into the folder is tried again if asked.
  mutating func read(publishing: Bool) throws(StoreError) -> StoreView {
    if looksChanged() || !replica.isSafe {
      locate()
      look()
      if !replica.holdsState { withLock { _ = $0.keepReplica() } }
    }
    try checkReadable()
    if publishing, hasUnpublishedEdit { withLock { _ = $0.publishAgain() } }
    return serve()
  }

  /// The state as a new generation if it has changed.
  mutating func serve() -> StoreView {
    if pending?.isEmpty != true {
      generation += 1
      served = pending.map { Array($0) }
      pending = []
    }
    return StoreView(
      generation: generation, changed: served, notices: notices,
      unpublishedReason: hasUnpublishedEdit ? schedule.problem : nil, state: state)
  }

  /// Takes in another state and notes what that means for what was seen on disk.
  mutating func take(_ other: StoreState) -> StoreState.JoinOutcome {
    let outcome = state.join(other, schema: schema)
    if outcome.isChanged { noteChange(outcome.changed) }
    return outcome
  }

  mutating func noteChange(_ keys: some Sequence<RecordKey>) {
    pending?.formUnion(keys)
    isTextCurrent = false
    file.holdsState = false
    replica.holdsState = false
  }

  /// The canonical text of the state.
  mutating func currentText() -> StoreText {
    if isTextCurrent, let text { return text }
    let author = setup.policy.hidesAuthor ? nil : setup.mark
    let new = StoreText(state, schema: schema, author: author, previous: text)
    text = new
    isTextCurrent = true
    return new
  }

  /// Runs `body` under the lock of this computer, or without it when it cannot be had in time:
  /// the swap and the replica keep edits safe then.
  mutating func withLock<Result, Failure: Error>(
    _ body: (inout StoreEngine) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    prepareState()
    let wasGivenUp = lockGivenUp.map { files.time() - $0 < PublishSchedule.patience } ?? false
    let descriptor = place?.state?.lock(patience: wasGivenUp ? 0 : Self.lockPatience)
    if descriptor != nil {
      lockGivenUp = nil
    } else if !wasGivenUp {
      lockGivenUp = files.time()
    }
    defer { if let descriptor { files.close(descriptor) } }
    return try body(&self)
  }
}
