/// What the household answers: a value, and sentences that are a complete answer alone.
package struct Answer<Value: Sendable>: Sendable {
  /// The facts.
  package let value: Value
  /// The sentences; the first leads with the fact.
  package let text: String
  /// Why a change is safe on this computer but not yet in the folder; nil when it is there.
  package let unpublishedReason: String?
}
