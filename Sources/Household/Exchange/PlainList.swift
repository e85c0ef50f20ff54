/// A list with an item a line, with bullets, boxes and headings as people write them.
enum PlainList {
  /// Adds the items of a text in UTF-8; a ticked one is bought.
  static func add(_ bytes: [UInt8], to content: inout ImportContent) throws(ImportError) {
    var list = PastedLines()
    for (number, text) in TextLines(bytes) {
      if let text {
        if let (item, line) = list.take(text, number: number) {
          try add(item, line: line, to: &content)
        }
      } else {
        try content.addProblem(
          at: "line \(number)", "It is longer than a thing to buy can be.")
      }
    }
    if let (item, line) = list.end() { try add(item, line: line, to: &content) }
  }

  private static func add(
    _ text: ItemText, line: Int, to content: inout ImportContent
  ) throws(ImportError) {
    try content.add(at: "line \(line)") { .item(try item(text)) }
  }

  private static func item(_ text: ItemText) throws(ItemError) -> ShoppingItem {
    var open = text
    open.isTicked = false
    let draft = try open.draft()
    return ShoppingItem(
      id: "", name: draft.name, quantities: draft.quantities, note: draft.note,
      section: draft.section, isChecked: text.isTicked)
  }
}
