/// What a write did.
public struct StoreWrite<Result: Sendable>: Sendable {
  /// What the caller's closure returned.
  public let result: Result
  /// The state after the write.
  public let view: StoreView
  /// Where the change is now.
  public let publication: Publication
}

/// Where a change is after a write.
public enum Publication: Hashable, Sendable {
  /// There was nothing to change.
  case unchanged
  /// In the synced folder.
  case published
  /// Safe on this computer, not yet in the synced folder. The store tries again by itself.
  case keptHere(reason: String)
  /// In the synced folder, but without the safety copy on this computer.
  case publishedWithoutReplica(reason: String)
}

/// What an undo did.
public struct StoreUndo: Sendable {
  /// One record before and after the undo.
  public struct Change: Sendable {
    /// The record's place.
    public let key: RecordKey
    /// What was visible before; nil when nothing was.
    public let before: StoreRecord?
    /// What is visible now; nil when the undo removed it.
    public let after: StoreRecord?
  }

  /// The sentence that the undone change gave of itself.
  public let summary: String
  /// The records that the undo changed.
  public let changes: [Change]
}
