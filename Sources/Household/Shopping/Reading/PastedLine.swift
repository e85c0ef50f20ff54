import IntentJSON

/// A line of a list as people paste it, with bullets, numbers, boxes to tick, and headings.
enum PastedLine {
  /// The item of a line without blanks at its ends.
  static func item(_ line: String) -> ItemText {
    var scanner = TextScanner(withoutTitle(withoutEmphasis(withoutCells(line))))
    var isTicked = false
    while let ticks = takeMark(&scanner) { isTicked = isTicked || ticks }
    var words = scanner.rest
    if words.trimmed.isEmpty { return ItemText(input: line, .failed(.blank)) }
    if let last = words.trimmed.last, isTick(last) {
      isTicked = true
      words = String(words.trimmed.dropLast())
    } else if words.trimmed.hasPrefix("~~"), words.trimmed.hasSuffix("~~") {
      isTicked = true
      words = words.filter { $0 != "~" }
    }
    var item = ItemText(input: line, .words(words))
    item.isTicked = isTicked
    return item
  }

  /// Whether a line parts the head of a table from its rows: "|---|---|".
  static func isRule(_ line: String) -> Bool {
    line.contains("|") && line.contains("-") && line.allSatisfy { "|-: ".contains($0) }
  }

  /// The row of a table as words: "| Milk | 2 l | fresh |" is "Milk: 2 l (fresh)".
  private static func withoutCells(_ line: String) -> String {
    guard line.first == "|" else { return line }
    let said = line.split(separator: "|").map(\.trimmed)
      .filter { !$0.isEmpty && !NumberWords.nothing.contains(LetterFolding.folded($0)) }
    let marks = said.filter(isMark)
    var cells = said.filter { !isMark($0) }
    let amount = cells.firstIndex(where: ItemDraft.isAmount).map { cells.remove(at: $0) }
    let named = [cells.first, amount].compactMap(\.self).joined(separator: ": ")
    let notes = cells.count < 2 ? [] : ["(\(cells[1...].joined(separator: "; ")))"]
    return (marks + [named] + notes).joined(separator: " ")
  }

  /// The line without the "**" and "__" of emphasis, as models write them.
  private static func withoutEmphasis(_ line: String) -> String {
    guard line.contains(where: { "*_".contains($0) }) else { return line }
    var result = ""
    for character in line {
      if "*_".contains(character), result.last == character {
        result.removeLast()
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Whether this is a tick, in whatever style.
  private static func isTick(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { "☑✓✔✅☒".unicodeScalars.contains($0) } ?? false
  }

  /// Whether a heading says no more than that this is a list to buy.
  static func isTitle(_ heading: String) -> Bool {
    !heading.isLonger(than: TextLimits.section)
      && titles.contains(ItemName(heading.filter { $0.isLetter || $0.isBlank }))
  }

  /// The line without a title before it: "Groceries: milk, eggs".
  private static func withoutTitle(_ line: String) -> String {
    guard let colon = line.firstIndex(where: { ":：".contains($0) }) else { return line }
    let rest = String(line[line.index(after: colon)...]).trimmed
    return !rest.isEmpty && isTitle(String(line[..<colon])) ? rest : line
  }

  private static let titles = Set(
    [
      "shopping list", "my shopping list", "grocery list", "groceries", "shopping", "list",
      "to buy",
      "buy", "need", "ingredients", "Einkaufsliste", "Einkauf", "Zutaten", "liste de courses",
      "courses", "ingrédients", "lista zakupów", "zakupy", "składniki", "lista de compras",
      "lista de la compra", "compras", "ingredientes", "购物清单",
    ].map { ItemName($0) })

  /// Whether a cell is nothing but a box or a tick.
  private static func isMark(_ cell: String) -> Bool {
    var scanner = TextScanner(cell)
    return takeMark(&scanner) != nil && scanner.isAtEnd
  }

  /// Takes a bullet, a number in front of a line or a box, and tells whether it ticks; nil for none.
  private static func takeMark(_ scanner: inout TextScanner) -> Bool? {
    let start = scanner.index
    defer { scanner.skipBlanks() }
    if let current = scanner.current, isTick(current) {
      scanner.index += 1
      return true
    }
    if scanner.take(oneOf: "•‣▪◦●○☐□▢◻·") { return false }
    if scanner.take(oneOf: "-*–—+>"),
      scanner.current.map({ $0.isBlank || $0.isLetter || $0 == "[" }) ?? true,
      scanner.character(at: start) != "*" || scanner.characters.last != "*"
    {
      return false
    }
    scanner.index = start
    if scanner.take(oneOf: "[") {
      let isTicked = scanner.take(oneOf: "xX✓✔")
      if !isTicked { scanner.skipBlanks() }
      if scanner.take(oneOf: "]") { return isTicked }
    }
    scanner.index = start
    if (1...3).contains(scanner.digits().count), scanner.take(oneOf: ".)"),
      scanner.current.map({ $0.isBlank || $0.isLetter }) == true
    {
      return false
    }
    scanner.index = start
    return nil
  }

  /// The section that a line is the heading of; nil when it is none.
  static func heading(_ line: String) -> String? {
    var text = line.cleanName
    if text.hasPrefix("#") {
      text = String(text.drop { $0 == "#" }).trimmed
    } else if text.hasPrefix("**"), text.hasSuffix("**") || text.hasSuffix("**:") {
      text = text.filter { $0 != "*" }.trimmed
    } else if text.last != ":" && text.last != "：" {
      return nil
    }
    while let last = text.last, ":：".contains(last) { text.removeLast() }
    let isName = text.contains(where: \.isLetter) && !text.isLonger(than: TextLimits.section)
    return isName && text.first.map { !"-*•[".contains($0) } == true ? text.trimmed : nil
  }
}
