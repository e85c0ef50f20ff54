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
  public func list(includingChecked: Bool, section: String?) throws -> Answer<ShoppingListView> {
    try look { view, _ in
      let rows = self.rows(view)
      guard let wanted = section.nonBlank else {
        return Self.shown(rows, includingChecked: includingChecked, in: nil)
      }
      let folded = ItemName(wanted)
      let isRest = folded == ItemName(ShoppingListText.other)
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
  public func items(includingChecked: Bool) throws -> [ShoppingItem] {
    try look { view, _ in
      let rows = self.rows(view)
      let open = ShoppingListText.grouped(rows.filter { !$0.isChecked })
      return (includingChecked ? open + rows.filter(\.isChecked) : open, "")
    }.value
  }

  /// The items that a name or an id may mean.
  public func items(named text: String) throws -> [ShoppingItem] {
    let texts = try ItemText.list([.string(text)], splitsCommas: false)
    guard texts.count == 1 else { return [] }
    return try look { view, _ in
      let rows = self.rows(view)
      let ids =
        switch ItemFinder(rows).match(texts[0].query, strictness: .changing) {
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
    let open = ShoppingListText.grouped(rows.filter { !$0.isChecked })
    let checked = rows.filter(\.isChecked)
    let view = ShoppingListView(
      items: open + (includingChecked ? checked.suffix(checkedLimit) : []),
      openCount: open.count, checkedCount: checked.count)
    let text = ShoppingListText(rows: rows, showsChecked: includingChecked, section: section)
    return (view, text.text(more: more(open, in: section)))
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
    return "There is nothing in \"\(wanted)\". \(others)"
  }

  /// The sections of the rows, each once; none when no row has one.
  private static func sections(of rows: [ShoppingItem]) -> [String] {
    var known: [String] = []
    for section in rows.compactMap(\.section) where !known.contains(section) {
      known.append(section)
    }
    let hasRest = !known.isEmpty && rows.contains { $0.section == nil }
    return known.sorted() + (hasRest ? [ShoppingListText.other] : [])
  }
}

/// Finds rows by what a person calls them, open ones before checked ones.
struct ItemFinder {
  private let open: ItemIndex
  private let checked: ItemIndex

  /// A finder of rows as they are now.
  init(_ rows: [ShoppingItem]) {
    open = ItemIndex(rows.filter { !$0.isChecked })
    checked = ItemIndex(rows.filter(\.isChecked))
  }

  /// The row that is shown or named exactly so, else the one an open item's words mean, else a checked
  /// item's.
  func match(
    _ text: String, strictness: ItemMatch.Strictness, preferringChecked: Bool = false
  ) -> ItemMatch {
    let (first, second) = preferringChecked ? (checked, open) : (open, checked)
    if let line = first.lineMatch(text) ?? second.lineMatch(text) { return line }
    if let exact = first.exactMatch(text) ?? second.exactMatch(text) { return exact }
    let match = first.looseMatch(text, strictness: strictness)
    guard case .none(let suggestions) = match else { return match }
    let other = second.looseMatch(text, strictness: strictness)
    guard case .none(let more) = other else { return other }
    return .none(suggestions: suggestions + more)
  }

  /// What the whole text means, or, when that means nothing, each of its parts.
  func meanings(
    of text: ItemText, strictness: ItemMatch.Strictness, preferringChecked: Bool = false
  ) -> [(ItemText, ItemMatch)] {
    let match = match(text.query, strictness: strictness, preferringChecked: preferringChecked)
    guard case .none = match else { return [(text, match)] }
    let parts = text.parts(splitsKinds: true)
    guard parts.count > 1 else { return [(text, match)] }
    return parts.flatMap {
      meanings(of: $0, strictness: strictness, preferringChecked: preferringChecked)
    }
  }
}
