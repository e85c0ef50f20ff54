/// The list as text that can be pasted into a message: a line an item, grouped by section.
package struct ShoppingListText: Sendable {
  /// Items in one text; structured content holds them all.
  package static let limit = 100

  /// The open rows to show, by section.
  let open: [ShoppingItem]
  /// The bought rows to show.
  let checked: [ShoppingItem]
  /// How many bought ones there are.
  let checkedCount: Int
  /// The section that the rows are all of; nil for the whole list.
  let section: String?

  /// A text of `rows`; bought ones are only counted unless `showsChecked`.
  package init(rows: [ShoppingItem], showsChecked: Bool = false, section: String? = nil) {
    self.section = section
    open = Self.grouped(rows.filter { !$0.isChecked })
    let bought = rows.filter(\.isChecked)
    checked = showsChecked ? bought : []
    checkedCount = bought.count
  }

  /// The text; `more` says how to see what a long list leaves out.
  package func text(more: String = "Ask for one section to see the rest.") -> String {
    guard !open.isEmpty || !checked.isEmpty else { return emptyText }
    let shownOpen = open.prefix(Self.limit)
    let shownChecked = checked.suffix(Self.limit - shownOpen.count)
    var blocks = [headline]
    let hasSections = section == nil && open.contains { $0.section != nil }
    blocks += Self.blocks(of: shownOpen, hasSections: hasSections)
    if !shownChecked.isEmpty {
      let lines = shownChecked.map { "- [x] \($0.line)" }.joined(separator: "\n")
      blocks.append("Checked:\n" + lines)
    }
    let left = open.count + checked.count - shownOpen.count - shownChecked.count
    if left > 0 { blocks.append("\(left)\(ListFrame.notShown) \(more)") }
    return blocks.joined(separator: "\n\n")
  }

  private var emptyText: String {
    if let section { return "Nothing to buy in \(section): \(checkedCount) checked." }
    return checkedCount == 0
      ? "The shopping list is empty."
      : "Nothing to buy: the list is empty but for \(checkedCount) checked."
  }

  private var headline: String {
    let place = section.map { " in \($0)" } ?? ""
    let bought = checkedCount == 0 ? "" : ", \(checkedCount) checked"
    return "\(open.count)\(ListFrame.toBuy)\(place)\(bought):"
  }

  /// The rows by section in alphabetical order, those without one last; each group in list order.
  static func grouped(_ rows: [ShoppingItem]) -> [ShoppingItem] {
    if rows.allSatisfy(\.foldedSection.isBlank) { return rows }
    let keys = rows.map(\.foldedSection.key)
    return rows.indices.sorted { left, right in
      let (first, second) = (keys[left], keys[right])
      if first == second { return left < right }
      if first.isEmpty || second.isEmpty { return second.isEmpty }
      return first < second
    }.map { rows[$0] }
  }

  private static func blocks(of rows: ArraySlice<ShoppingItem>, hasSections: Bool) -> [String] {
    var blocks: [String] = []
    var section: ItemName?
    for row in rows {
      let key = row.foldedSection
      if key == section {
        blocks[blocks.count - 1] += "\n- "
      } else {
        blocks.append(hasSections ? "\(row.section ?? ListFrame.other):\n- " : "- ")
      }
      blocks[blocks.count - 1] += row.line
      section = key
    }
    return blocks
  }
}
