/// The state of the store, for a person who looks for a fault.
package struct StoreReport: Sendable {
  /// A file or a folder.
  package struct Place: Sendable {
    package let path: String
    /// Its octal permissions; nil when it is not there.
    package let permissions: String?
    /// Whether other users of this computer may read or enter it, as far as it says itself.
    package let isOpenToOthers: Bool
  }

  /// How many records that are not deleted a section has.
  package struct Count: Sendable {
    /// The section's name.
    package let section: String
    /// The number of records.
    package let records: Int
  }

  /// The synced folder.
  package let folder: Place
  /// The synced file.
  package let file: Place
  /// This computer's own state folder; nil when there is none that can be used.
  package let stateFolder: Place?
  /// The time by this computer's clock and the time of the newest change, in milliseconds since
  /// 1970; the latter is nil when there is none.
  package let clock: (now: Int, newestChange: Int?)
  /// The sections in file order.
  package let counts: [Count]
  /// Conflict copies in the folder, by name.
  package let copies: [String]
  /// Damaged bytes that were kept, by path.
  package let quarantine: [String]
  /// Whether something saved here is not yet in the synced file.
  package let hasUnpublishedEdits: Bool
  /// Sentences that say what is wrong and what to do about it; none when all is well.
  package let advice: [String]
}
