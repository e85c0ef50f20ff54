/// Why something could not be done, as a sentence with the way out.
package struct HouseholdError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
