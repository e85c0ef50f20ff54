/// One amount of an item: an exact number or words such as "2-3", with or without a unit.
///
/// An item holds a list of them, since unlike amounts are never forced into one: "1 + 300 g".
package struct Quantity: Hashable, Sendable {
  /// How many.
  package enum Value: Hashable, Sendable {
    /// An exact number above zero.
    case exact(Rational)
    /// A range or other words, kept as they were written.
    case words(String)
  }

  package let value: Value
  /// The exact number; nil for words.
  ///
  /// Stored, since the optimiser of Swift 6.3.1 crashes on a computed one read through an optional
  /// chain (ownership error in CopyPropagation).
  package let number: Rational?
  /// The id of a known unit ("kg", "can") or a person's own word; nil for a plain count.
  package let unit: String?
  /// The language of the unit's word, when it was not English: a person reads "2 Dosen" again.
  package let language: ShoppingUnit.Language?

  /// An amount.
  ///
  /// A unit that says no more than "pieces" is left out, and a broken number of dozens becomes a
  /// count.
  package init(_ value: Value, unit: String? = nil, language: ShoppingUnit.Language? = nil) {
    let known = unit.flatMap(ShoppingUnit.named)
    switch (value, known) {
    case (.exact(let number), let known?)
    where known.dimension == .count && !(known.factor != Rational(1) && number.isWhole):
      self.value = .exact(number.multiplied(by: known.factor) ?? number)
      self.unit = nil
    default:
      self.value = value
      self.unit = unit.flatMap { $0.isEmpty ? nil : $0 }
    }
    if case .exact(let number) = self.value { self.number = number } else { number = nil }
    let isWord = self.unit != nil && known?.symbol == nil && language != .english
    self.language = isWord ? language : nil
  }

  /// A number with or without a unit.
  package init(_ number: Rational, unit: String? = nil, language: ShoppingUnit.Language? = nil) {
    self.init(.exact(number), unit: unit, language: language)
  }

  /// A sum in the unit of an amount that was added to it: of what a unit counts whole, a sum is whole.
  init(sum: Rational, of quantity: Quantity) {
    value = .exact(sum)
    number = sum
    unit = quantity.unit
    language = quantity.language
  }

  /// Whether this is in a measure, such as grams.
  var isMeasured: Bool {
    unit.flatMap(ShoppingUnit.named).map(\.isMeasure) ?? false
  }

  /// Whether this is a part of one: "0.5".
  var isBelowOne: Bool { number.map { $0 < Rational(1) } ?? false }

  /// The amount as it is read: "2 lb", "3 packs", "2 Dosen", "2-3", "0.5 cup".
  package var text: String {
    let count =
      switch value {
      case .exact(let number): number.text
      case .words(let words): words
      }
    guard let unit else { return count }
    let word = ShoppingUnit.named(unit)?.printed(after: number, in: language ?? .english) ?? unit
    return "\(count) \(word)"
  }
}

extension [Quantity] {
  /// All amounts as one text: "2 lb", "1 + 300 g"; empty for none.
  package var text: String {
    count == 1 ? self[0].text : map(\.text).joined(separator: " + ")
  }
}
