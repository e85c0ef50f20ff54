import IntentJSON

/// Reads a file to import as its bytes come: our own CSV and JSON, a list with an item a line, a
/// foreign list in JSON, and Apple Health's export.xml, which may be far larger than memory.
struct ImportReader {
  /// Bytes of a file that is not a stream of XML.
  static let largestFile = 64_000_000

  /// Clocks differ, and a file may tell the time of another zone without saying so.
  private static let slackSeconds = 86_400

  private let zone: any Zone
  private let amounts: WaterAmountParser
  private let now: Instant
  private var bytes: [UInt8] = []
  private var health: HealthExportParser?

  init(zone: any Zone, amounts: WaterAmountParser, now: Instant) {
    self.zone = zone
    self.amounts = amounts
    self.now = now
  }

  /// Takes the next bytes of the file, which are not empty.
  mutating func take(_ chunk: [UInt8]) throws(ImportError) {
    if bytes.isEmpty, health == nil {
      guard !chunk.starts(with: Self.zip) else {
        throw ImportError("This is a zip archive. Unpack it and import the file in it.")
      }
      if HealthExportParser.isXML(chunk) { health = HealthExportParser() }
    }
    guard health == nil else {
      health?.take(chunk)
      return
    }
    guard bytes.count + chunk.count <= Self.largestFile else {
      throw ImportError("The file has more than 64 MB; only Apple Health's export.xml may.")
    }
    bytes += chunk
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
    if let text = ImportedText.decoded(bytes) { return try content(of: text) }
    // Older spreadsheets write Latin-1. Any bytes are that, so only a table of ours is believed.
    if let content = CSVTable(ImportedText.latin1(bytes)).flatMap(content) { return content }
    throw ImportError(
      "This is no text in UTF-8. Save it as UTF-8 text, CSV or JSON and import that.")
  }

  private func content(of text: String) throws(ImportError) -> ImportContent {
    switch text.first(where: { !$0.isWhitespace }) {
    case "{", "[":
      do throws(JSONError) {
        return content(of: try JSONValue(parsing: text))
      } catch {
        // "[ ] milk" is a line of a list with boxes.
        guard text.trimmed.hasPrefix("["), text.contains(where: \.isNewline), !text.contains("{")
        else { throw ImportError("The file begins like JSON but is none. \(error.description)") }
        return PlainList.content(of: text)
      }
    default:
      guard let table = CSVTable(text) else { return ImportContent() }
      if let content = content(of: table) { return content }
      guard table.header.compactMap({ ImportField($0) }).count < 2, !table.isPlainlyTable else {
        throw ImportError(
          "This is a table, but its first row does not name the columns that are needed: a list needs name; drinks need time, and amount with unit, or ml. Name them so in the first row and import it again."
        )
      }
      return PlainList.content(of: text)
    }
  }

  /// What a table holds; nil when its first row names no columns of ours.
  private func content(of table: CSVTable) -> ImportContent? {
    let columns = table.header.map { ImportField($0) }
    let known = Set(columns.compactMap(\.self))
    let hasDrinks =
      !known.isDisjoint(with: [.milliliters, .amount])
      && !known.isDisjoint(with: [.time, .date])
    guard known.contains(.name) || hasDrinks else { return nil }
    var content = ImportContent()
    for row in table.rows {
      let place = "line \(row.line)"
      guard !row.isCut else {
        content.problems.append(.init(place: place, reason: "The file ends in the middle of it."))
        continue
      }
      add(ImportRecord(cells: row.cells, columns: columns), at: place, to: &content)
    }
    return content
  }

  /// What a JSON text holds: an array of records or texts, or an object of such arrays.
  private func content(of value: JSONValue) -> ImportContent {
    let elements = Self.elements(of: value)
    var content = ImportContent()
    for (index, element) in elements.enumerated() {
      let place = "element \(index + 1)"
      switch element {
      case .object(let object) where object["del"] != nil: continue
      case .object(let object): add(ImportRecord(object), at: place, to: &content)
      case .string(let text):
        add(ImportRecord(["name": .string(text)]), at: place, to: &content)
      case .null, .bool, .number, .array:
        content.problems.append(
          .init(place: place, reason: "It is a \(element.kind) and not an object."))
      }
    }
    return content
  }

  /// The records in a value, also those of lists inside a list.
  private static func elements(of value: JSONValue) -> [JSONValue] {
    guard let array = value.array else {
      return value.object?.members.flatMap { $0.value.array.map { elements(of: .array($0)) } ?? [] }
        ?? []
    }
    return array.flatMap { element in
      element["items"]?.array.map { elements(of: .array($0)) } ?? [element]
    }
  }

  private func add(_ record: ImportRecord, at place: String, to content: inout ImportContent) {
    do {
      if record.isItem {
        content.items.append(try record.item())
      } else {
        let drink = try record.drink(in: zone, amounts)
        guard drink.time.instant <= now.adding(seconds: Self.slackSeconds) else {
          throw ImportError("The drink is still to come: \(drink.time.text).")
        }
        content.drinks.append(drink)
      }
    } catch {
      content.problems.append(.init(place: place, reason: "\(error)"))
    }
  }

  private static let zip = Array("PK\u{3}\u{4}".utf8)
}
