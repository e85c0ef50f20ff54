extension AmountReading {
  /// Reads an amount alone: "3 l", "1 + 300 g", "2-3", "two", "2 x 500 ml", "a pinch"; nil for empty
  /// text and for "none".
  ///
  /// With `unit` the text is its number. Words without any number stay as they are: "to taste".
  init?(alone text: String, unit: String? = nil) throws(ItemError) {
    try ItemDraft.refuse(text, longerThan: TextLimits.item, of: "amount")
    let joined = ItemDraft.joiningThousands(text)
    guard let amount = try ItemDraft.checkedDetail(joined, limit: TextLimits.amount, of: "amount")
    else { return nil }
    if let unit, let reading = try AmountReading(amount, of: unit) {
      self = reading
    } else if let reading = try ItemDraft.amount(ofAll: amount) {
      self = try unit.map { unit throws(ItemError) in try reading.inUnit(unit, amount) } ?? reading
    } else if let sum = try Self.sum(amount) {
      self = try unit.map { unit throws(ItemError) in try sum.inUnit(unit, amount) } ?? sum
    } else {
      try Self.checkWords(amount)
      quantities = [Quantity(.words(amount), unitWord: try unit.map(ItemDraft.checkedUnit))]
      isVague = true
    }
  }

  /// Reads a number of a known unit, or of one with a size: 2 of "400 g can"; nil for any other.
  init?(_ number: String, of unit: String) throws(ItemError) {
    guard ShoppingUnit.said(unit) != nil || unit.contains(where: \.isNumber),
      let reading = try ItemDraft.amount(ofAll: "\(number) \(unit)")
    else { return nil }
    self = reading
  }

  /// Reads amounts of unlike kinds as a row shows them, "10 oz + 2-3 boxes"; nil for anything else.
  private static func sum(_ text: String) throws(ItemError) -> AmountReading? {
    let parts = text.split(separator: "+").map(\.trimmed)
    guard parts.count > 1, parts.contains(where: { $0.first?.digit != nil })
    else { return nil }
    var sum = AmountReading(quantities: [])
    for part in parts {
      guard let reading = try AmountReading(alone: part) else { return nil }
      sum.quantities = sum.quantities.adding(reading.quantities)
      sum.notes += reading.notes
    }
    return sum
  }

  /// This amount in the unit that was given beside it.
  private func inUnit(_ word: String, _ amount: String) throws(ItemError) -> AmountReading {
    let unit = try ItemDraft.checkedUnit(word)
    var reading = self
    guard quantities.contains(where: { $0.unit != nil }) else {
      reading.quantities = quantities.map { Quantity($0.value, unitWord: unit) }
      return reading
    }
    let same = ShoppingUnit.said(unit)?.unit
    guard same?.dimension == .count || quantities.allSatisfy({ $0.unit == same?.id }) else {
      throw .contradiction(amount, unit)
    }
    return reading
  }

  /// Refuses words that stand for no amount: "-1", "1.2.3", "NaN".
  private static func checkWords(_ amount: String) throws(ItemError) {
    if amount.contains(where: { $0 == "-" || $0 == "−" }), !amount.contains(where: \.isLetter) {
      throw .notPositive(amount)
    }
    let word = LetterFolding.folded(amount.drop { "+-−".contains($0) })
    guard amount.contains(where: \.isLetter), amount.first?.digit == nil,
      !NumberWords.notNumbers.contains(word)
    else { throw .unreadableAmount(amount) }
  }

  /// Whether this is a number or a range and nothing else, so that it may count in the unit that an
  /// item has: not "lots", and not "2 x 500 ml".
  var isBare: Bool {
    quantities.count == 1 && quantities[0].unit == nil && !isVague
      && !notes.contains(where: ItemNote.isOfAmount)
  }

  /// This as the new amount of an item, with the item's note.
  ///
  /// A bare number keeps the one unit and the size the item had, so that "3" makes 2 l into 3 l; any
  /// other amount takes away what the note said of the old one.
  func replacing(_ old: [Quantity], note: String?) -> (quantities: [Quantity], note: String?) {
    guard isBare else {
      return (quantities, ItemNote.joined([ItemNote.withoutAmounts(note)] + notes))
    }
    var new = quantities
    if old.count == 1, let unit = old[0].unit {
      new = [Quantity(quantities[0].value, unit: unit, language: old[0].language)]
    }
    return (new, ItemNote.joined([note] + notes))
  }
}

extension [Quantity] {
  /// Reads an amount alone, without what belongs in a note; empty text is no amount.
  package init(reading text: String, unit: String? = nil) throws(ItemError) {
    self = try AmountReading(alone: text, unit: unit)?.quantities ?? []
  }
}
