import IntentJSON

/// Reads a file to import as its bytes come: our own CSV and JSON, a list with an item a line, a
/// foreign list in JSON, and Apple Health's export.xml, which may be far larger than memory.
struct ImportReader {
  /// Bytes of a file that is not a stream of XML.
  static let largestFile = 64_000_000

  /// Bytes of a record in JSON that is read.
  private static let longestRecord = 65_536
  /// Lists inside of lists whose items are looked for.
  private static let deepestList = 4

  private let zone: any TimeZoneRules
  private let amounts: WaterAmountParser
  private let now: Instant
  private var bytes: [UInt8] = []
  private var health: HealthExportParser?
  private var utf16: UTF16Reader?

  init(zone: any TimeZoneRules, amounts: WaterAmountParser, now: Instant) {
    self.zone = zone
    self.amounts = amounts
    self.now = now
  }

  /// Takes the next bytes of the file, which are not empty.
  mutating func take(_ chunk: [UInt8]) throws(ImportError) {
    if bytes.isEmpty, health == nil, utf16 == nil {
      guard !chunk.starts(with: Self.zip) else {
        throw ImportError("This is a zip archive. Unpack it and import the file in it.")
      }
      if let reader = UTF16Reader(beginning: chunk) {
        utf16 = reader
        utf16?.take(chunk.dropFirst(2), to: &bytes)
        return
      }
      if HealthExportParser.isXML(chunk) { health = HealthExportParser(ImportContent(now: now)) }
    }
    guard health == nil else {
      try health?.take(chunk)
      return
    }
    guard bytes.count + chunk.count <= Self.largestFile else {
      throw ImportError("The file has more than 64 MB; only Apple Health's export.xml may.")
    }
    if utf16 != nil {
      utf16?.take(chunk, to: &bytes)
    } else {
      bytes += chunk
    }
  }

  /// All that was in the file.
  func content() throws(ImportError) -> ImportContent {
    let content: ImportContent
    if let health {
      content = try health.content()
    } else {
      content = try textContent()
    }
    guard !content.isEmpty else {
      throw ImportError(
        "There is nothing to import in this file. Accepted are CSV and JSON that carafe export writes, lists with an item a line, lists in JSON, and the export.xml of Apple Health."
      )
    }
    return content
  }

  private func textContent() throws(ImportError) -> ImportContent {
    if let text = ImportedText.utf8(bytes) { return try content(of: text) }
    // Older spreadsheets write Latin-1. Any bytes are that, so only a table of ours is believed.
    if let table = CSVTable(bytes, .latin1), let content = try content(of: table) { return content }
    throw ImportError(
      "This is no text in UTF-8. Save it as UTF-8 text, CSV or JSON and import that.")
  }

  /// What a text in UTF-8 holds.
  private func content(of text: [UInt8]) throws(ImportError) -> ImportContent {
    switch text.first(where: { !Self.isBlank($0) }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let json: JSONText
      do throws(JSONError) {
        json = try JSONText(checking: text)
      } catch {
        // "[ ] milk" is a line of a list with boxes.
        guard !text.contains(UInt8(ascii: "{")), text.contains(UInt8(ascii: "\n")) else {
          throw ImportError("The file begins like JSON but is none. \(error.description)")
        }
        return try list(text)
      }
      return try content(of: json)
    default:
      guard let table = CSVTable(text) else { return ImportContent(now: now) }
      if let content = try content(of: table) { return content }
      guard table.fields.compactMap(\.self).count < 2, !table.isPlainlyTable else {
        throw ImportError(
          "This is a table, but its first row does not name the columns that are needed: a list needs name; drinks need time, and amount with unit, or ml. Name them so in the first row and import it again."
        )
      }
      return try list(text)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte)
  }

  private func list(_ text: [UInt8]) throws(ImportError) -> ImportContent {
    var content = ImportContent(now: now)
    try PlainList.add(text, to: &content)
    return content
  }

  /// What a table holds; nil when its first row names no columns of ours.
  private func content(of table: CSVTable) throws(ImportError) -> ImportContent? {
    let columns = table.fields
    let known = Set(columns.compactMap(\.self))
    let hasDrinks =
      !known.isDisjoint(with: [.milliliters, .amount])
      && !known.isDisjoint(with: [.time, .date])
    guard known.contains(.name) || hasDrinks else { return nil }
    var content = ImportContent(now: now)
    for row in table.rows {
      try content.add(at: "line \(row.line)") {
        guard !row.isCut else { throw ImportError("The file ends in the middle of it.") }
        return try ImportRecord(cells: row.cells, columns: columns).read(in: zone, amounts)
      }
    }
    return content
  }

  /// What a JSON text holds: an array of records or texts, or an object of such arrays.
  private func content(of json: JSONText) throws(ImportError) -> ImportContent {
    var content = ImportContent(now: now)
    var count = 0
    try add(elementsOf: json, depth: 1, to: &content, &count)
    for (_, value) in json.members {
      try add(elementsOf: value, depth: 1, to: &content, &count)
    }
    return content
  }

  /// Adds the records in an array, also those of lists inside a list.
  private func add(
    elementsOf array: JSONText, depth: Int, to content: inout ImportContent, _ count: inout Int
  ) throws(ImportError) {
    for (_, element) in array.elements {
      let items = element.members.first { $0.key == "items" && $0.value.isArray }
      if depth < Self.deepestList, let items {
        try add(elementsOf: items.value, depth: depth + 1, to: &content, &count)
      } else {
        count += 1
        try add(element, at: "element \(count)", to: &content)
      }
    }
  }

  private func add(
    _ element: JSONText, at place: String, to content: inout ImportContent
  ) throws(ImportError) {
    guard element.byteCount <= Self.longestRecord else {
      return try content.addProblem(
        at: place, "It is longer than a drink or a thing to buy can be.")
    }
    let value = element.value
    if value["del"] != nil { return }
    try content.add(at: place) {
      switch value {
      case .object(let object): return try ImportRecord(object).read(in: zone, amounts)
      case .string(let text):
        return try ImportRecord(["name": .string(text)]).read(in: zone, amounts)
      case .null, .bool, .number, .array:
        throw ImportError("It is a \(value.kind) and not an object.")
      }
    }
  }

  private static let zip = Array("PK\u{3}\u{4}".utf8)
}
