/// The list as text that can be pasted into a message: a line an item, grouped by section.
public struct ShoppingListText: Sendable {
  /// Items in one text; structured content holds them all.
  public static let limit = 100
  static let other = "Other"

  /// The open rows to show, in the order of the list.
  let open: [ShoppingItem]
  /// The bought rows to show.
  let checked: [ShoppingItem]
  /// How many bought ones there are.
  let checkedCount: Int

  /// A text of `rows`; bought ones are only counted unless `showsChecked`.
  public init(rows: [ShoppingItem], showsChecked: Bool = false) {
    open = rows.filter { !$0.isChecked }
    let bought = rows.filter(\.isChecked)
    checked = showsChecked ? bought : []
    checkedCount = bought.count
  }

  /// The text; `more` says how to see what a long list leaves out.
  public func text(more: String = "Ask for one section to see the rest.") -> String {
    guard !open.isEmpty || !checked.isEmpty else { return emptyText }
    let shownOpen = Array(Self.grouped(open).prefix(Self.limit))
    let shownChecked = checked.prefix(Self.limit - shownOpen.count)
    var blocks = [headline]
    blocks += Self.blocks(of: shownOpen, hasSections: open.contains { $0.section != nil })
    if !shownChecked.isEmpty {
      let lines = shownChecked.map { "- [x] \($0.line)" }.joined(separator: "\n")
      blocks.append("Checked:\n" + lines)
    }
    let left = open.count + checked.count - shownOpen.count - shownChecked.count
    if left > 0 { blocks.append("\(left)\(Self.notShown) \(more)") }
    return blocks.joined(separator: "\n\n")
  }

  private var emptyText: String {
    checkedCount == 0
      ? "The shopping list is empty."
      : "Nothing to buy: the list is empty, \(checkedCount) checked."
  }

  private var headline: String {
    let bought = checkedCount == 0 ? "" : ", \(checkedCount) checked"
    return "\(open.count)\(Self.toBuy)\(bought):"
  }

  private static let toBuy = " to buy"
  private static let notShown = " more are not shown."

  /// Whether a line is what this text writes around the items, so that it can be pasted back.
  static func isFrame(_ line: String) -> Bool {
    let rest = String(line.drop { $0.digit != nil })
    return rest != line
      && (rest.hasPrefix(toBuy) && rest.hasSuffix(":") || rest.hasPrefix(notShown))
  }

  /// The rows by section in alphabetical order, those without one last; each group in list order.
  static func grouped(_ rows: [ShoppingItem]) -> [ShoppingItem] {
    let keys = rows.map { ItemName($0.section ?? "").key }
    return rows.indices.sorted { left, right in
      let (first, second) = (keys[left], keys[right])
      if first == second { return left < right }
      if first.isEmpty || second.isEmpty { return second.isEmpty }
      return first < second
    }.map { rows[$0] }
  }

  private static func blocks(of rows: [ShoppingItem], hasSections: Bool) -> [String] {
    var blocks: [String] = []
    var section: ItemName?
    for row in rows {
      let line = "- " + row.line
      let key = ItemName(row.section ?? "")
      if key == section {
        blocks[blocks.count - 1] += "\n" + line
      } else {
        blocks.append(hasSections ? "\(row.section ?? other):\n\(line)" : line)
      }
      section = key
    }
    return blocks
  }
}
