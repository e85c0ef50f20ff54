/// A list with an item a line, with bullets, boxes and headings as people write them.
enum PlainList {
  /// The items; a ticked one is bought.
  static func content(of text: String) -> ImportContent {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(\.trimmed)
    var content = ImportContent()
    var next = 0
    for item in PastedText.items(of: text) {
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
