/// Why an amount was not accepted, as a sentence for the person.
package struct WaterAmountError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, what is accepted and what to do.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
