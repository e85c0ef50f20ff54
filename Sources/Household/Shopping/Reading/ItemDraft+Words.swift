extension ItemDraft {
  /// Reads an item in a person's words: "2 lbs chicken", "milk (lactose-free)", "flour 500 g".
  ///
  /// An amount stands in front or at the end. At the end it needs a unit, a multiplier ("x2"), a mark
  /// before it ("eggs: 12", "eggs (12)"), or a plural before a whole number from 2 to 99 ("eggs 12");
  /// other numbers at the end are part of the name ("old thing 5", "Omega 3", "Coke Zero 0.5").
  /// Parentheses are notes, unless they touch a letter ("egg(s)") or hold the only amount.
  package init(words: String) throws(ItemError) {
    try Self.refuse(words, longerThan: TextLimits.item, of: "text")
    let joined = Self.joiningThousands(words)
    guard let text = try Self.checked(joined, limit: TextLimits.item) else { throw .blank }
    var scanner = TextScanner(Self.unquoted(text))
    var amount = try Self.leadingAmount(&scanner)
    scanner.skipBlanks()
    var (name, notes) = Self.withoutNotes(scanner.rest)
    name = Self.withoutPreparation(name, notes: &notes)
    if amount == nil {
      (amount, name) = try Self.trailingAmount(in: name)
    } else if let leading = amount,
      case (let last?, let rest)? = try? Self.trailingAmount(in: name)
    {
      if let size = Self.size(last, in: name, behind: rest) {
        amount?.notes.append(size)
        name = rest
      } else if let count = Self.count(last, of: leading) {
        (amount, name) = (count, rest)
      }
    }
    if amount == nil, let index = try Self.amountNote(in: notes) {
      amount = try Self.amount(ofAll: notes.remove(at: index))
    }
    name = Self.tidied(name)
    if !ItemName.isName(name) {
      guard let word = amount?.unitWord, word.count > 2, amount?.quantities.count == 1,
        let number = amount?.quantities.first, ShoppingUnit.said(word)?.unit.isThing == true
      else { throw Self.nameless(text, amount) }
      name = word
      amount?.quantities = [Quantity(number.value)]
    }
    name = try Self.checkedName(name)
    self.init(
      name: name, quantities: amount?.quantities ?? [],
      note: ItemNote.joined((amount?.notes ?? []) + notes), section: nil)
  }

  /// The amount that is the whole of `text`, such as "2 lb", "2 kg + 3" or "2 cans (400 g)"; nil for
  /// anything else.
  static func amount(ofAll text: String) throws(ItemError) -> AmountReading? {
    var scanner = TextScanner(text.trimmed, isAmountAlone: true)
    return try amount(ofRest: &scanner)
  }

  /// The amount that is all that stands from a place on.
  static func amount(ofRest scanner: inout TextScanner) throws(ItemError) -> AmountReading? {
    guard var reading = try takeAmount(&scanner) else { return nil }
    if let size = scanner.sizeInParentheses() { reading.notes.append(size) }
    scanner.skipBlanks()
    return scanner.isAtEnd ? reading : nil
  }

  /// Whether all of `text` is an amount.
  static func isAmount(_ text: String) -> Bool {
    (try? amount(ofAll: text)) != nil
  }

  private static func nameless(_ text: String, _ amount: AmountReading?) -> ItemError {
    amount == nil ? .blank : .noName(text)
  }

  private static func leadingAmount(
    _ scanner: inout TextScanner
  ) throws(ItemError) -> AmountReading? {
    if scanner.current == "+", scanner.next?.digit != nil { scanner.index += 1 }
    if let current = scanner.current, "-−–".contains(current), scanner.next?.digit != nil {
      var ahead = scanner
      ahead.index += 1
      if try ahead.amount() != nil { throw .notPositive(scanner.rest) }
    }
    let start = scanner.index
    if scanner.take(wordOf: ["some"]) != nil, scanner.current?.isBlank == true, !scanner.isAtEnd {
      return nil
    }
    scanner.index = start
    return try takeAmount(&scanner)
  }

  /// An amount, also "x2", "dozen" and "bunch of" without a number before them.
  private static func takeAmount(_ scanner: inout TextScanner) throws(ItemError) -> AmountReading? {
    let start = scanner.index
    if scanner.take(oneOf: "xX×✕✖") {
      scanner.skipBlanks()
      let place = scanner.index
      if let number = scanner.number(), !number.isSpoken,
        scanner.isAtEnd || scanner.current?.isBlank == true
      {
        let text = String(scanner.characters[place..<scanner.index])
        let value = try number.resolved(before: nil, in: text)
        return AmountReading(quantities: [Quantity(value)], isMultiplied: true)
      }
      scanner.index = start
      return nil
    }
    if let reading = try scanner.amount() { return reading }
    guard let unit = scanner.unit(isGlued: false) else { return nil }
    var reading = AmountReading(
      quantities: [Quantity(Rational(1), unit: unit.unit.id, language: unit.language)],
      unitWord: unit.word)
    let end = scanner.index
    scanner.takeHalf(&reading)
    var ahead = scanner
    if scanner.index > end || unit.unit.id == "dozen" || (ahead.takeOf() && isSingular(unit)) {
      scanner.takeContent(&reading)
      return reading
    }
    scanner.index = start
    return nil
  }

  /// Whether a unit before "of" stands for one: "bunch of bananas", "pound of ham".
  ///
  /// Packs in English alone, since "sac de couchage" and "pot de fleurs" are names; and so is "cup of
  /// noodles".
  private static func isSingular(_ unit: TextScanner.UnitReading) -> Bool {
    let word = unit.word.lowercased()
    return unit.unit.dimension != .count && unit.unit.id != "cup"
      && (unit.language == .english || unit.unit.isMeasure)
      && (unit.unit.words[.english]?.first == word || !word.hasSuffix("s"))
  }
}
