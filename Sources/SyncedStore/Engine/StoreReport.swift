/// The state of the store, for a person who looks for a fault.
public struct StoreReport: Sendable {
  /// The synced file.
  public let file: String
  /// The octal permissions of the file; nil when it is not there.
  public let permissions: String?
  /// This computer's own state folder; nil when there is none that can be used.
  public let stateFolder: String?
  /// How many records that are not deleted a section has.
  public struct Count: Sendable {
    /// The section's name.
    public let section: String
    /// The number of records.
    public let records: Int
  }

  /// The sections in file order.
  public let counts: [Count]
  /// Conflict copies in the folder, by name.
  public let copies: [String]
  /// Damaged bytes that were kept, by path.
  public let quarantine: [String]
  /// Whether something saved here is not yet in the synced file.
  public let hasUnpublishedEdits: Bool
  /// Sentences that say what is wrong and what to do about it; none when all is well.
  public let advice: [String]
}
