public import IntentJSON

extension ItemDraft {
  /// Reads an object `{name, quantity, unit, note, section}`, under the names models also use.
  ///
  /// A quantity is a number or a text ("2.00", "1,000", "2 lb", "2-3"). Without one, amounts in the
  /// name are read as in plain words.
  public init(object: JSONObject) throws(ItemError) {
    let fields = try ItemFields(object)
    guard let name = fields.name, let text = try Self.checked(name, limit: Self.textLimit) else {
      throw .blank
    }
    let note = try fields.note.flatMap { text throws(ItemError) in
      try Self.checked(text, limit: ItemLimits.noteLength)
    }
    let section = try fields.section.flatMap { text throws(ItemError) in
      try Self.checked(text, limit: ItemLimits.sectionLength)
    }
    let read: ItemDraft
    if let quantities = try Self.quantities(fields.quantity, unit: fields.unit) {
      let (plain, notes) = Self.withoutNotes(text)
      guard plain.count <= ItemLimits.nameLength else { throw .tooLong(plain.count) }
      guard plain.contains(where: { $0.isLetter || $0.isNumber || !$0.isASCII }) else {
        throw .blank
      }
      read = ItemDraft(
        name: plain, quantities: quantities,
        note: notes.isEmpty ? nil : notes.joined(separator: "; "), section: nil)
    } else {
      read = try ItemDraft(words: text).inUnit(fields.unit)
    }
    self.init(
      name: read.name, quantities: read.quantities, note: ItemNote.joined(note, read.note),
      section: section)
  }

  private static let textLimit = ItemLimits.nameLength + ItemLimits.noteLength

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
      return [Quantity(exact, unit: try unit.map(unitID))]
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
    let id = try Self.unitID(word)
    let quantities: [Quantity]
    switch self.quantities.count {
    case 0 where !id.isEmpty: quantities = [Quantity(Rational(1), unit: id)]
    case 1 where self.quantities[0].unit == nil:
      quantities = [Quantity(self.quantities[0].value, unit: id)]
    default: quantities = self.quantities
    }
    return ItemDraft(name: name, quantities: quantities, note: note, section: section)
  }

  /// The id of a unit's word; a word that is not known stays as it is.
  static func unitID(_ word: String) throws(ItemError) -> String {
    guard let text = try checked(word, limit: ItemLimits.amountLength) else { return "" }
    return ShoppingUnit.said(text)?.id ?? text
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
        let id = try ItemDraft.unitID(unit)
        self = reading.quantities.map { Quantity($0.value, unit: id) }
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
    self = [Quantity(.words(amount), unit: try unit.map(ItemDraft.unitID))]
  }
}
