package import IntentJSON

extension ItemDraft {
  /// Reads an object `{name, quantity, unit, note, section}`, under the names models also use.
  ///
  /// A quantity is a number or a text ("2.00", "1,000", "2 lb", "2-3"). Without one, amounts in the
  /// name are read as in plain words.
  package init(object: JSONObject) throws(ItemError) {
    let fields = try ItemFields(object)
    guard let name = fields.name, let text = try Self.checked(name, limit: TextLimits.item)
    else {
      throw .blank
    }
    let note = try Self.checkedNote(fields.note)
    let section = try Self.checkedSection(fields.section)
    let read: ItemDraft
    if let amount = try Self.amount(fields.quantity, unit: fields.unit) {
      // Beside a quantity even "1664" is a name.
      let named =
        Self.isAmount(text)
        ? ItemDraft(name: try Self.checkedName(text), quantities: [], note: nil, section: nil)
        : try ItemDraft(words: text)
      read = try named.counted(amount)
    } else {
      read = try ItemDraft(words: text).inUnit(fields.unit)
    }
    self.init(
      name: read.name, quantities: read.quantities, note: ItemNote.joined([note, read.note]),
      section: section)
  }

  /// The amount that a number or a text and a unit say.
  static func amount(
    _ value: JSONValue?, unit: String?
  ) throws(ItemError) -> AmountReading? {
    let unit = unit.map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    switch value {
    case .number(let number)?:
      guard let exact = Rational(number), exact > Rational(0) else {
        throw number.double > 1 ? .tooLarge(number.spelling) : .notPositive(number.spelling)
      }
      guard exact <= Rational(ItemLimits.amount) else { throw .tooLarge(number.spelling) }
      let unit = try unit.map(checkedUnit)
      if let unit, unit.contains(where: \.isNumber),
        let sized = try AmountReading(exact.text, of: unit)
      {
        return sized
      }
      return AmountReading(quantities: [Quantity(.exact(exact), unitWord: unit)])
    case .string(let text)?:
      return try AmountReading(alone: text, unit: unit)
    case nil, .null?: return nil
    case .bool?, .array?, .object?: throw .unreadableAmount(value?.text ?? "")
    }
  }

  /// This draft with the amount that was given beside its name.
  ///
  /// An amount in the name says the same ("2 eggs", 2), has the unit of the number ("bag of chips", 2)
  /// or is the size of each ("500 g flour", 2).
  private func counted(_ amount: AmountReading) throws(ItemError) -> ItemDraft {
    var new = amount.quantities
    var sizes: [String] = []
    if let own = quantities.first, let given = new.first, !quantities.areAsMuch(as: new) {
      let one = Rational(1)
      if amount.isBare, let number = given.number, number == own.number || number == one {
        new = quantities
      } else if amount.isBare, own.number == one, own.unit != nil, !own.isMeasured {
        new = [Quantity(given.value, unit: own.unit, language: own.language)]
      } else if own.isMeasured, !new.contains(where: \.isMeasured) {
        sizes = [quantities.text]
      } else {
        throw .contradiction(quantities.text, new.text)
      }
    }
    return ItemDraft(
      name: name, quantities: new, note: ItemNote.joined(amount.notes + sizes + [note]),
      section: nil)
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
    try checked(word, limit: TextLimits.unit, of: "unit") ?? ""
  }
}

extension Quantity {
  /// An amount with the unit that a word means; a word that is not known stays as it is.
  init(_ value: Value, unitWord: String?) {
    let said = unitWord.flatMap(ShoppingUnit.said)
    self.init(value, unit: said?.unit.id ?? unitWord, language: said?.language)
  }
}
