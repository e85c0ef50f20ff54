public import IntentJSON

extension ItemDraft {
  /// Reads an object `{name, quantity, unit, note, section}`, under the names models also use.
  ///
  /// A quantity is a number or a text ("2.00", "1,000", "2 lb", "2-3"). Without one, amounts in the
  /// name are read as in plain words.
  public init(object: JSONObject) throws(ItemError) {
    let fields = try ItemFields(object)
    guard let name = fields.name, let text = try Self.checked(name, limit: ItemLimits.textLength)
    else {
      throw .blank
    }
    let note = try Self.checkedNote(fields.note)
    let section = try Self.checkedSection(fields.section)
    let read: ItemDraft
    if let quantities = try Self.quantities(fields.quantity, unit: fields.unit) {
      let (plain, notes) = Self.withoutNotes(text)
      read = ItemDraft(
        name: try Self.checkedName(plain), quantities: quantities,
        note: notes.isEmpty ? nil : notes.joined(separator: "; "), section: nil)
    } else {
      read = try ItemDraft(words: text).inUnit(fields.unit)
    }
    self.init(
      name: read.name, quantities: read.quantities, note: ItemNote.joined(note, read.note),
      section: section)
  }

  private static func quantities(
    _ value: JSONValue?, unit: String?
  ) throws(ItemError) -> [Quantity]? {
    let unit = unit.map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    switch value {
    case .number(let number)?:
      guard let exact = Rational(number), exact > Rational(0) else {
        throw number.double > 0 ? .tooLarge(number.spelling) : .notPositive(number.spelling)
      }
      guard exact <= Rational(ItemLimits.amount) else { throw .tooLarge(number.spelling) }
      return [Quantity(.exact(exact), unitWord: try unit.map(checkedUnit))]
    case .string(let text)?:
      guard let amount = try checked(text, limit: ItemLimits.amountLength) else { return nil }
      return try [Quantity](reading: amount, unit: unit)
    default:
      return nil
    }
  }

  /// This draft with a unit that was given without a quantity: that of the number in the name, else
  /// one of it ("a bottle"); a word for pieces says nothing.
  private func inUnit(_ word: String?) throws(ItemError) -> ItemDraft {
    guard let word = word?.trimmed, !word.isEmpty else { return self }
    let unit = try Self.checkedUnit(word)
    switch quantities.count {
    case 0:
      let one = Quantity(.exact(Rational(1)), unitWord: unit)
      return one.unit == nil ? self : with([one])
    case 1 where quantities[0].unit == nil:
      return with([Quantity(quantities[0].value, unitWord: unit)])
    default: return self
    }
  }

  private func with(_ quantities: [Quantity]) -> ItemDraft {
    ItemDraft(name: name, quantities: quantities, note: note, section: section)
  }

  /// A unit's word without blanks around it.
  static func checkedUnit(_ word: String) throws(ItemError) -> String {
    try checked(word, limit: ItemLimits.amountLength) ?? ""
  }
}

extension Quantity {
  /// An amount with the unit that a word means; a word that is not known stays as it is.
  init(_ value: Value, unitWord: String?) {
    let said = unitWord.flatMap(ShoppingUnit.said)
    self.init(value, unit: said?.unit.id ?? unitWord, language: said?.language)
  }
}

extension [Quantity] {
  /// Reads an amount alone: "3 l", "1 + 300 g", "2-3", "a pinch"; empty text is no amount.
  ///
  /// With `unit` the text is its number. Words without any number stay as they are: "to taste".
  public init(reading text: String, unit: String? = nil) throws(ItemError) {
    guard
      let amount = try ItemDraft.checked(
        ItemDraft.joiningThousands(text), limit: ItemLimits.amountLength)
    else {
      self = []
      return
    }
    if let unit {
      let joined = "\(amount) \(unit)"
      if ShoppingUnit.said(unit) != nil, let reading = try ItemDraft.amount(ofAll: joined) {
        self = reading.quantities
        return
      }
      if let reading = try ItemDraft.amount(ofAll: amount), !reading.hasUnit {
        let word = try ItemDraft.checkedUnit(unit)
        self = reading.quantities.map { Quantity($0.value, unitWord: word) }
        return
      }
    } else if let reading = try ItemDraft.amount(ofAll: amount) {
      self = reading.quantities
      return
    }
    if amount.contains(where: { $0 == "-" || $0 == "−" }), !amount.contains(where: \.isLetter) {
      throw .notPositive(amount)
    }
    guard amount.contains(where: \.isLetter), amount.first?.digit == nil else {
      throw .unreadableAmount(amount)
    }
    self = [Quantity(.words(amount), unitWord: try unit.map(ItemDraft.checkedUnit))]
  }
}
