/// A bottle, glass or mug of a person's own, which then serves as a unit.
package struct DrinkContainer: Hashable, Sendable {
  /// The name in the person's spelling.
  package let name: String
  /// What it holds.
  ///
  /// Entries keep their own volume, so changing this leaves them as they were.
  package let volume: Volume

  /// A container.
  ///
  /// `WaterAmountParser.containerChange(_:)` checks what a person wrote.
  package init(name: String, volume: Volume) {
    self.name = name
    self.volume = volume
  }

  /// The name in pieces, as they are compared.
  var words: [String] { Self.words(of: SpokenToken.tokens(of: name)[...]) }

  /// A name without whose it is, and without apostrophes: "my big bottle" is "big bottle".
  static func words(of tokens: ArraySlice<SpokenToken>) -> [String] {
    let words = tokens.map { $0.text.filter { $0 != "'" } }
    let own = Array(words.drop { AmountWords.determiners.contains($0) })
    return own.isEmpty ? words : own
  }

  /// Whether words name this container, whatever their case, accents and plural -s.
  func isNamed(by said: [String]) -> Bool {
    let own = words
    guard own.dropLast() == said.dropLast(), let last = own.last, let saidLast = said.last else {
      return false
    }
    return last == saidLast
      || ["s", "es"].contains { last + $0 == saidLast || saidLast + $0 == last }
  }
}
