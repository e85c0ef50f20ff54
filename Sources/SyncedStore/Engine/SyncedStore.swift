import IntentJSON
import Synchronization

/// Records in one JSON file that several programs and devices write.
///
/// See docs/store.md.
///
/// All calls may block on the disk and are safe from any thread. Nothing is read before the first
/// call.
package final class SyncedStore: Sendable {
  private let setup: StoreSetup
  /// Nil before the first call: to make one costs a tenth of a start.
  private let engine = Mutex<StoreEngine?>(nil)

  /// A store for the file of `schema` in `folder`.
  ///
  /// Its safety copies go below `stateFolder`, which must not be synced; without one the store
  /// works, and says what is weaker. `home` is the person's own folder, by which the store tells which
  /// permission a folder needs on a Mac.
  package convenience init(
    schema: StoreSchema, folder: String, stateFolder: String?, home: String? = nil,
    clock: any WallClock, randomness: any StoreRandomness = .system,
    files: any StoreFiles = .system
  ) {
    self.init(
      schema: schema, folder: folder, stateFolder: stateFolder, home: home, clock: clock,
      randomness: randomness, files: files, policy: StorePolicy())
  }

  /// A store with some of the rules switched off.
  package init(
    schema: StoreSchema, folder: String, stateFolder: String?, home: String? = nil,
    clock: any WallClock, randomness: any StoreRandomness, files: any StoreFiles,
    policy: StorePolicy
  ) {
    setup = StoreSetup(
      schema: schema, folder: folder, stateFolder: stateFolder, home: home, clock: clock,
      randomness: randomness, files: files, policy: policy)
  }

  private func withEngine<Result: Sendable, Failure: Error>(
    _ body: (inout StoreEngine) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try engine.withLock { stored throws(Failure) in
      var engine = stored.take() ?? StoreEngine(setup)
      defer { stored = engine }
      return try body(&engine)
    }
  }

  /// The state now: the join of the file, its conflict copies and this computer's replica.
  ///
  /// Tries again to publish an edit of this computer that could not be published.
  package func read() throws(StoreError) -> StoreView {
    try withEngine { engine throws(StoreError) in try engine.read(publishing: true) }
  }

  /// The number of the state now, for whoever looks often: see ``StoreView/generation``.
  package func generation() throws(StoreError) -> Int {
    try withEngine { engine throws(StoreError) in
      try engine.read(publishing: false).generation
    }
  }

  /// Runs `body` on the newest state and saves its edits as one change of the file.
  ///
  /// When `body` throws, or edits nothing, nothing is written.
  ///
  /// - Throws: What `body` throws, or a ``StoreError``.
  package func write<Result: Sendable, Failure: Error>(
    _ body: (inout StoreTransaction) throws(Failure) -> Result
  ) throws -> StoreWrite<Result> {
    try withEngine { engine throws in try engine.write(body) }
  }

  /// Takes back the last change made on this computer that was not taken back yet; nil when there
  /// is none.
  ///
  /// What somebody changed since stays as it is.
  package func undoLast() throws -> StoreWrite<StoreUndo?> {
    try withEngine { engine throws in try engine.undoLast() }
  }

  /// Whether something in the folder differs from what was last served.
  ///
  /// A few system calls.
  package func looksChanged() -> Bool {
    withEngine { $0.looksChanged() }
  }

  /// Whether an earlier process seems to have left something to do, such as an edit to publish, or
  /// the sync service a conflict copy to take in.
  ///
  /// Reads no file.
  package func seemsUnfinished() -> Bool {
    withEngine { $0.seemsUnfinished() }
  }

  /// Does the work that is due without anybody asking: publishing what could not be published,
  /// taking in and removing conflict copies, rebuilding a damaged file.
  ///
  /// Returns the milliseconds until it wants to be called again, or nil when nothing is pending.
  package func maintain() -> Int? {
    withEngine { $0.maintain() }
  }

  /// The state of the store, for a person who looks for a fault.
  package func report() -> StoreReport {
    withEngine { $0.report() }
  }
}
