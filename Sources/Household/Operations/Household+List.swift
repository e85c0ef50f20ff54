import IntentJSON
import SyncedStore

extension Household {
  /// How many checked items an answer holds; open ones are never left out.
  private static let checkedLimit = 100

  /// The list.
  ///
  /// - Parameters:
  ///   - includingChecked: Whether checked items are shown and not only counted.
  ///   - section: Only the items of this section; "other" stands for those without one.
  /// - Returns: the items, and how many there are.
  /// - Throws: when the data cannot be read.
  package func list(includingChecked: Bool, section: String?) throws -> Answer<ShoppingListView> {
    try look { view, _ in
      let rows = self.rows(view)
      guard let wanted = section.cleanName else {
        return Self.shown(rows, includingChecked: includingChecked, in: nil)
      }
      let folded = ItemName(wanted)
      let isRest = folded == ItemName(ListFrame.other)
      let inSection = rows.filter {
        $0.foldedSection == folded || isRest && $0.foldedSection.isBlank
      }
      guard !inSection.isEmpty else {
        return (
          ShoppingListView(items: [], openCount: 0, checkedCount: 0), Self.noSection(wanted, rows)
        )
      }
      return Self.shown(
        inSection, includingChecked: includingChecked, in: inSection[0].section ?? wanted)
    }
  }

  /// Every item, or the open ones; open ones first.
  package func items(includingChecked: Bool) throws -> [ShoppingItem] {
    try look { view, _ in
      let rows = self.rows(view)
      let open = ShoppingListText.grouped(rows.filter { !$0.isChecked })
      return (includingChecked ? open + rows.filter(\.isChecked) : open, "")
    }.value
  }

  /// The items that a name or an id may mean.
  package func items(named text: String) throws -> [ShoppingItem] {
    let texts = try ItemText.list([.string(text)], splitsCommas: false)
    guard texts.count == 1 else { return [] }
    return try look { view, _ in
      let rows = self.rows(view)
      let ids =
        switch ItemFinder(rows).match(texts[0], strictness: .changing) {
        case .one(let id): [id]
        case .several(let ids): ids
        case .none: [String]()
        }
      return (rows.filter { ids.contains($0.id) }, "")
    }.value
  }

  private static func shown(
    _ rows: [ShoppingItem], includingChecked: Bool, in section: String?
  ) -> (ShoppingListView, String) {
    let text = ShoppingListText(rows: rows, showsChecked: includingChecked, section: section)
    let view = ShoppingListView(
      items: text.open + text.checked.suffix(checkedLimit), openCount: text.open.count,
      checkedCount: text.checkedCount)
    return (view, text.text(more: more(text.open, in: section)))
  }

  /// How to see what a long list leaves out.
  private static func more(_ open: [ShoppingItem], in section: String?) -> String {
    let known = section == nil ? sections(of: open) : []
    return known.isEmpty
      ? "The structured result has all open ones."
      : "Ask for one section to see its items: \(known.joined(separator: ", "))."
  }

  private static func noSection(_ wanted: String, _ rows: [ShoppingItem]) -> String {
    let known = sections(of: rows)
    let others =
      known.isEmpty
      ? "No item has a section yet." : "The sections are \(known.joined(separator: ", "))."
    return "There is nothing in \(wanted.quoted). \(others)"
  }

  /// The sections of the rows, each once; none when no row has one.
  private static func sections(of rows: [ShoppingItem]) -> [String] {
    var known: [String] = []
    for section in rows.compactMap(\.section) where !known.contains(section) {
      known.append(section)
    }
    let hasRest = !known.isEmpty && rows.contains { $0.section == nil }
    return known.sorted() + (hasRest ? [ListFrame.other] : [])
  }
}
