extension Quantity {
  /// Both amounts as one; nil when they do not add up: words, other dimensions, other packs, or a
  /// sum beyond 64 bits.
  ///
  /// Of two units of a dimension the larger one is kept: 500 g + 1 kg = 1.5 kg.
  func adding(_ other: Quantity) -> Quantity? {
    guard case .exact(let left) = value, case .exact(let right) = other.value else { return nil }
    if unit == other.unit || hasSameOwnWord(as: other) {
      return left.adding(right).map { Quantity(sum: $0, of: self) }
    }
    guard let mine = measure, let theirs = other.measure, mine.dimension == theirs.dimension,
      mine.dimension != .pack
    else { return nil }
    let target = mine.dimension == .count || mine.factor >= theirs.factor ? mine : theirs
    let sign: String? = mine.dimension == .count ? nil : target.id
    guard let first = left.multiplied(by: mine.factor),
      let second = right.multiplied(by: theirs.factor),
      let sum = first.adding(second),
      let converted = mine.dimension == .count ? sum : sum.divided(by: target.factor)
    else { return nil }
    return Quantity(
      converted, unit: sign, language: target.id == mine.id ? language : other.language)
  }

  /// Whether both are as much, as they are shown or in other units: "0.333 cup", 2000 g and 2 kg.
  func isAsMuch(as other: Quantity) -> Bool {
    if text == other.text || (unit == other.unit && value == other.value) { return true }
    guard case .exact(let left) = value, case .exact(let right) = other.value,
      let mine = measure, let theirs = other.measure,
      mine.dimension == theirs.dimension, mine.dimension != .pack,
      let first = left.multiplied(by: mine.factor), let second = right.multiplied(by: theirs.factor)
    else { return false }
    return first == second
  }

  private var measure: ShoppingUnit? {
    ShoppingUnit.named(unit ?? "")
  }

  private func hasSameOwnWord(as other: Quantity) -> Bool {
    guard let unit, let theirs = other.unit else { return false }
    return ItemName(unit) == ItemName(theirs)
  }
}

extension [Quantity] {
  /// Whether both are the same amounts one by one, in whatever units.
  func areAsMuch(as others: [Quantity]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.isAsMuch(as: $1) }
  }

  /// The amounts with `others` added: each joins the first it adds up with, or stands behind them.
  package func adding(_ others: [Quantity]) -> [Quantity] {
    var sum = self
    sum.add(others)
    return sum
  }

  /// Adds `others`; see ``adding(_:)``.
  mutating func add(_ others: [Quantity]) {
    for quantity in others {
      let place = indices.first { index in
        guard let sum = self[index].adding(quantity) else { return false }
        self[index] = sum
        return true
      }
      if place == nil { append(quantity) }
    }
  }
}
