/// The amount at one place of a text.
struct AmountReading {
  /// The amounts, one or more.
  var quantities: [Quantity]
  /// Sizes and other words that belong to the amount: "15 oz", "about", "large".
  var notes: [String] = []
  /// Whether it is words without any number: "to taste".
  var isVague = false
  /// Whether it was written as a multiplier: "2x".
  var isMultiplied = false
  /// The unit's word as written; nil for none.
  var unitWord: String?
  /// Whether a unit was read.
  var hasUnit: Bool { unitWord != nil }

  /// Whether an "of" may follow: "2 cans of beans", "half of the melon", but not "2 of a kind".
  var isPartitive: Bool {
    hasUnit || quantities.contains { $0.isBelowOne }
  }
}
