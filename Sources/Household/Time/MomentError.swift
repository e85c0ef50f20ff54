/// Why a text is not a moment at which something was drunk, as a sentence for the person.
public struct MomentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, what is accepted and what to do.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
