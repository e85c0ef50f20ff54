/// A list with an item a line, with bullets, boxes and headings as people write them.
enum PlainList {
  /// Bytes of a line; longer ones are not looked into for what to buy.
  private static let longestLine = 4_000

  /// The items; a ticked one is bought.
  static func content(of text: String) -> ImportContent {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(\.trimmed)
    var content = ImportContent()
    for (index, line) in lines.enumerated() where line.utf8.count > longestLine {
      content.problems.append(
        .init(place: "line \(index + 1)", reason: "It is longer than a thing to buy can be."))
    }
    var next = 0
    let list = lines.filter { $0.utf8.count <= longestLine }.joined(separator: "\n")
    for item in PastedText.items(of: list) {
      let line = lines[next...].firstIndex(of: item.input.trimmed) ?? next
      next = min(line + 1, lines.count)
      do throws(ItemError) {
        content.items.append(try row(item))
      } catch {
        content.problems.append(.init(place: "line \(line + 1)", reason: error.description))
      }
    }
    return content
  }

  private static func row(_ text: ItemText) throws(ItemError) -> ShoppingItem {
    var open = text
    open.isTicked = false
    let draft = try open.draft()
    return ShoppingItem(
      id: "", name: draft.name, quantities: draft.quantities, note: draft.note,
      section: draft.section, isChecked: text.isTicked)
  }
}
