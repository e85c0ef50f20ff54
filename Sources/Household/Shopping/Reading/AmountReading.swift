/// The amount at one place of a text.
struct AmountReading {
  /// The amounts, one or more.
  var quantities: [Quantity]
  /// Sizes and other words that belong to the amount: "15 oz", "about", "large".
  var notes: [String] = []
  /// Whether it was written as a multiplier: "2x".
  var isMultiplied = false
  /// The unit's word as written; nil for none.
  var unitWord: String?
  /// Whether a unit was read.
  var hasUnit: Bool { unitWord != nil }

  /// Whether "of" may follow: behind a unit and behind a part of one, as in "half of".
  var mayStandBeforeOf: Bool {
    hasUnit || quantities.first?.number.map { $0 < Rational(1) } == true
  }

  /// This amount with a word such as "about" before its notes.
  func noting(_ word: String?) -> AmountReading {
    guard let word else { return self }
    var reading = self
    reading.notes.insert(word, at: 0)
    return reading
  }
}
