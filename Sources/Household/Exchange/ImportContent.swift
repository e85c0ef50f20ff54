/// What a file to import holds.
struct ImportContent: Sendable {
  /// Something in it that could not be read.
  struct Problem: Sendable {
    /// Where: "line 17", "element 3".
    let place: String
    /// Why, as a sentence.
    let reason: String
  }

  var drinks: [WaterEntry] = []
  var items: [ShoppingItem] = []
  var problems: [Problem] = []

  /// Whether there is nothing at all, not even something that could not be read.
  var isEmpty: Bool { drinks.isEmpty && items.isEmpty && problems.isEmpty }
}

/// Why a file cannot be imported at all, as a sentence.
public struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
