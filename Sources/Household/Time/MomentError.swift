/// Why a text is not a moment at which something was drunk, as a sentence for the person.
package struct MomentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, what is accepted and what to do.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
