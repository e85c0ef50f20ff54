/// What a write did.
package struct StoreWrite<Result: Sendable>: Sendable {
  /// What the caller's closure returned.
  package let result: Result
  /// The state after the write.
  package let view: StoreView
  /// Where the change is now.
  package let publication: Publication
}

/// Where a change is after a write.
package enum Publication: Hashable, Sendable {
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
package struct StoreUndo: Sendable {
  /// One record before and after the undo.
  package struct Change: Sendable {
    /// The record's place.
    package let key: RecordKey
    /// What was visible before; nil when nothing was.
    package let before: StoreRecord?
    /// What is visible now; nil when the undo removed it.
    package let after: StoreRecord?
  }

  /// The sentence that the undone change gave of itself.
  package let summary: String
  /// The records that the undo changed.
  package let changes: [Change]
}
