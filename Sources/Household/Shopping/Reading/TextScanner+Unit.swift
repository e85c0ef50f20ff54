extension TextScanner {
  /// A unit as it stands in a text.
  struct UnitReading {
    let unit: ShoppingUnit
    /// The word the person wrote.
    let word: String
  }

  /// Takes the longest unit that stands here; `isGlued`: it touches the number before it.
  mutating func unit(isGlued: Bool) -> UnitReading? {
    let start = index
    let limit = min(characters.count, start + ShoppingUnit.longestWord)
    guard start < limit, !NumberNames.chinese.contains(where: { rest.hasPrefix($0) }) else {
      return nil
    }
    for end in stride(from: limit, to: start, by: -1) where isUnitEnd(end) {
      let word = String(characters[start..<end])
      guard let unit = ShoppingUnit.said(word), !isGlued || !ShoppingUnit.isShorthand(word) else {
        continue
      }
      index = end
      _ = take(oneOf: ".")
      if isName(unit, word) {
        index = start
        return nil
      }
      return UnitReading(unit: unit, word: word)
    }
    return nil
  }

  private func isUnitEnd(_ end: Int) -> Bool {
    guard let last = character(at: end - 1), !last.isBlank else { return false }
    guard !last.isChinese, let after = character(at: end) else { return true }
    if "-'’".contains(after), character(at: end + 1)?.isLetter == true { return false }
    return !after.isLetter && after.digit == nil || after.isChinese
  }

  /// Whether the unit here is the first part of a name: "can opener", "Head & Shoulders".
  private func isName(_ unit: ShoppingUnit, _ word: String) -> Bool {
    var ahead = self
    ahead.skipBlanks()
    if ahead.take(oneOf: "&") { return true }
    let following = PluralForm.common(LetterFolding.folded(ahead.letters()))
    return ItemName(word).plain == ItemName(unit.printed(plural: false, in: .english)).plain
      && NumberNames.compounds[unit.id]?.contains(following) == true
  }
}
