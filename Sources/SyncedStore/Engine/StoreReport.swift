/// The state of the store, for a person who looks for a fault.
public struct StoreReport: Sendable {
  /// A file or a folder.
  public struct Place: Sendable {
    /// Its path.
    public let path: String
    /// Its octal permissions; nil when it is not there.
    public let permissions: String?
    /// Whether other users of this computer may read or enter it, as far as it says itself.
    public let isOpenToOthers: Bool
  }

  /// How many records that are not deleted a section has.
  public struct Count: Sendable {
    /// The section's name.
    public let section: String
    /// The number of records.
    public let records: Int
  }

  /// The synced folder.
  public let folder: Place
  /// The synced file.
  public let file: Place
  /// This computer's own state folder; nil when there is none that can be used.
  public let stateFolder: Place?
  /// The time by this computer's clock and the time of the newest change, in milliseconds since
  /// 1970; the latter is nil when there is none.
  public let clock: (now: Int, newestChange: Int?)
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
