/// A number as it stands in a text.
struct NumberReading {
  enum Value {
    /// One meaning.
    case exact(Rational)
    /// Three digits behind one comma or point: thousands for one writer, decimals for another.
    case grouped(thousands: Rational, decimal: Rational, mark: Character)
  }

  let value: Value
  /// Whether it only counts before a unit: 三 in 三瓶 but not in 三文鱼.
  var needsUnit = false
  /// Whether it was said in words.
  var isSpoken = false

  init(_ value: Value) {
    self.value = value
  }

  /// The number in front of `unit`.
  ///
  /// "1,000" is a thousand before a small unit or none, "1.500" is one and a half before a large one;
  /// a writer of either custom may mean the rest, so that is refused with both readings.
  func resolved(before unit: ShoppingUnit?, in text: String) throws(ItemError) -> Rational {
    let number: Rational
    switch value {
    case .exact(let exact): number = exact
    case .grouped(let thousands, let decimal, let mark):
      let isLarge = unit.map { $0.isMeasure && !["g", "ml", "mg", "mm"].contains($0.id) } ?? false
      switch (mark, isLarge) {
      case (",", false): number = thousands
      case (".", true): number = decimal
      default:
        let sign = unit.map { " " + $0.printed(after: nil, in: .english) } ?? ""
        throw .ambiguous(text, either: "\(decimal.text)\(sign)", or: "\(thousands.text)\(sign)")
      }
    }
    guard number > Rational(0) else { throw .notPositive(text) }
    guard number <= Rational(ItemLimits.amount) else { throw .tooLarge(text) }
    return number
  }

  /// Whether this is a part of one: "0.5".
  var isBelowOne: Bool { plain.map { $0 < Rational(1) } ?? false }

  /// The number when it has one meaning, to compare the ends of a range.
  var plain: Rational? {
    if case .exact(let number) = value { number } else { nil }
  }
}
