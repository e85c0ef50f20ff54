import IntentJSON

/// One row or object of a file to import: the texts of its fields.
struct ImportRecord {
  private var fields: [ImportField: String] = [:]
  /// The amounts in the form of our own file.
  private var quantities: [Quantity] = []

  /// The record of a row, its cells under the fields of their columns.
  init(cells: [String], columns: [ImportField?]) {
    for (field, cell) in zip(columns, cells) {
      if let field, fields[field] == nil { fields[field] = cell.trimmed }
    }
  }

  /// The record of an object; nested values mean nothing, but for our own amounts.
  init(_ object: JSONObject) {
    for member in object.members {
      guard let field = ImportField(member.key), fields[field] == nil else { continue }
      switch member.value {
      case .string(let text): fields[field] = text.trimmed
      case .number(let number): fields[field] = number.spelling
      case .bool(let value): fields[field] = value ? Self.yes : "false"
      case .null, .array, .object: break
      }
    }
    quantities = object["quantities"]?.array?.compactMap(Quantity.init(json:)) ?? []
  }

  /// The thing to buy, where it has a name, else the drink.
  func read(in zone: any TimeZoneRules, _ amounts: WaterAmountParser) throws -> ImportContent.Record
  {
    for (field, text) in fields { try Self.refuse(text, longerThan: field.limit) }
    for quantity in quantities {
      if case .words(let words) = quantity.value {
        try Self.refuse(words, longerThan: TextLimits.amount)
      }
      try Self.refuse(quantity.unit ?? "", longerThan: TextLimits.unit)
    }
    return fields[.name] == nil ? .drink(try drink(in: zone, amounts)) : .item(try item())
  }

  /// Refuses a text beyond its limit, before anything reads it.
  private static func refuse(_ text: String, longerThan limit: Int) throws(ImportError) {
    guard text.isLonger(than: limit) else { return }
    throw ImportError("\(text.quoted) is too long: at most \(limit) characters are taken there.")
  }

  /// The thing to buy.
  private func item() throws(ItemError) -> ShoppingItem {
    let draft = try draft()
    return ShoppingItem(
      id: ownID ?? "", name: draft.name, quantities: draft.quantities,
      note: ItemNote.joined([draft.note, try ItemDraft.checkedNote(fields[.note])]),
      section: try ItemDraft.checkedSection(fields[.section]),
      isChecked: fields[.checked].map { Self.truths.contains($0.lowercased()) } ?? false)
  }

  /// The name and the amount; without a field for amounts, what the name says of them.
  private func draft() throws(ItemError) -> ItemDraft {
    let name = fields[.name] ?? ""
    if !quantities.isEmpty {
      return ItemDraft(
        name: try ItemDraft.checkedName(name), quantities: quantities, note: nil, section: nil)
    }
    guard let amount = fields[.amount] else { return try ItemDraft(words: name) }
    let read =
      amount == "0"
      ? nil : try ItemDraft.amount(Self.number(amount) ?? .string(amount), unit: self[.unit])
    return ItemDraft(
      name: try ItemDraft.checkedName(name), quantities: read?.quantities ?? [],
      note: ItemNote.joined(read?.notes ?? []), section: nil)
  }

  /// The number that a text is: a program writes 1.583 with a point, never for thousands.
  private static func number(_ text: String) -> JSONValue? {
    guard let value = try? JSONValue(parsing: text), case .number = value else { return nil }
    return value
  }

  private func drink(in zone: any TimeZoneRules, _ amounts: WaterAmountParser) throws -> WaterEntry
  {
    WaterEntry(id: ownID ?? "", time: try time(in: zone), amount: try amount(amounts))
  }

  /// The time; without an offset it is one of the person's zone, a day alone is taken at noon.
  private func time(in zone: any TimeZoneRules) throws(ImportError) -> OffsetDateTime {
    let parts = [self[.date], self[.time]].compactMap(\.self)
    let text = parts.joined(separator: " ")
    for candidate in [text, parts.last ?? ""] {
      if let exact = OffsetDateTime(candidate) { return exact }
      if let wall = OffsetDateTime(candidate, offsetIfMissing: 0) {
        return zone.localTime(of: wall.date, at: wall.time)
      }
    }
    guard let day = LocalDate(text), let noon = TimeOfDay(hour: 12) else {
      throw ImportError(
        "\(text.quoted) is no time; it must be as in 2026-03-10T08:00:00+01:00 or 2026-03-10 08:00."
      )
    }
    return zone.localTime(of: day, at: noon)
  }

  /// The amount; where millilitres are said too, they decide and the amount tells how it was logged.
  private func amount(_ amounts: WaterAmountParser) throws(WaterAmountError) -> WaterAmount {
    guard let milliliters = self[.milliliters] else {
      return try Self.amount(self[.amount] ?? "", self[.unit], amounts)
    }
    let volume = try Self.amount(milliliters, VolumeUnit.milliliter.rawValue, amounts).volume
    let number = (self[.amount] ?? "").split(separator: ",", omittingEmptySubsequences: false)
      .joined(separator: ".")
    let unit = self[.unit].map { unit in
      VolumeUnit(rawValue: unit)?.label(for: Double(number) ?? 0) ?? unit
    }
    return WaterAmount(
      written: [number, unit].compactMap(\.self).joined(separator: " "), volume: volume)
  }

  /// A program writes 3.125 for three and an eighth, never for thousands.
  private static func amount(
    _ text: String, _ unit: String?, _ amounts: WaterAmountParser
  ) throws(WaterAmountError) -> WaterAmount {
    guard let number = Double(text) else { return try amounts.drink(.string(text), unit: unit) }
    return try amounts.drink(number, unit: unit)
  }

  /// A field that says something.
  private subscript(field: ImportField) -> String? {
    fields[field].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The id, if it is one of ours: ten characters of digits and small letters.
  private var ownID: String? {
    self[.id].flatMap { id in
      let isOurs =
        id.utf8.count == 10
        && id.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7a).contains($0) }
      return isOurs ? id : nil
    }
  }

  private static let yes = "true"
  private static let truths: Set<String> = [
    yes, "yes", "x", "1", "✓", "☑", "ja", "oui", "si", "wahr",
  ]
}
