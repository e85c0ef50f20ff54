/// Why an amount was not accepted, as a sentence for the person.
public struct WaterAmountError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, what is accepted and what to do.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
