/// What the household answers: a value, and sentences that are a complete answer alone.
public struct Answer<Value: Sendable>: Sendable {
  /// The facts.
  public let value: Value
  /// The sentences; the first leads with the fact.
  public let text: String
  /// Why a change is safe on this computer but not yet in the folder; nil when it is there.
  public let unpublishedReason: String?
}

/// Why something could not be done, as a sentence with the way out.
public struct HouseholdError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// An error.
  init(_ description: String) {
    self.description = description
  }
}
