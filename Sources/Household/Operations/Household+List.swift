import SyncedStore

extension Household {
  /// How many checked items an answer holds; open ones are never left out.
  private static let checkedLimit = 100

  /// The list.
  ///
  /// - Parameters:
  ///   - includingChecked: Whether checked items are shown and not only counted.
  ///   - section: Only the items of this section.
  public func list(includingChecked: Bool, section: String?) throws -> Answer<ShoppingListView> {
    try look { view, _ in
      let rows = self.rows(view)
      guard let wanted = section.nonBlank else {
        return Self.shown(rows, includingChecked: includingChecked)
      }
      let inSection = rows.filter { SectionMemory.areSame($0.section, wanted) }
      let (list, text) = Self.shown(inSection, includingChecked: includingChecked)
      guard inSection.isEmpty else { return (list, text) }
      return (list, Self.noSection(wanted, rows))
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
    try look { view, _ in
      let rows = self.rows(view)
      let ids =
        switch ItemFinder(rows).match(text, strictness: .changing) {
        case .one(let id): [id]
        case .several(let ids): ids
        case .none: [String]()
        }
      return (rows.filter { ids.contains($0.id) }, "")
    }.value
  }

  private static func shown(
    _ rows: [ShoppingItem], includingChecked: Bool
  ) -> (ShoppingListView, String) {
    let open = ShoppingListText.grouped(rows.filter { !$0.isChecked })
    let checked = rows.filter(\.isChecked)
    let view = ShoppingListView(
      items: open + (includingChecked ? checked.suffix(checkedLimit) : []),
      openCount: open.count, checkedCount: checked.count)
    return (view, ShoppingListText(rows: rows, showsChecked: includingChecked).text())
  }

  private static func noSection(_ wanted: String, _ rows: [ShoppingItem]) -> String {
    var known: [String] = []
    for section in rows.compactMap(\.section) where !known.contains(section) {
      known.append(section)
    }
    let others =
      known.isEmpty
      ? "No item has a section yet." : "The sections are \(known.joined(separator: ", "))."
    return "There is nothing in \"\(wanted)\". \(others)"
  }
}

/// Finds rows by what a person calls them, open ones before checked ones.
struct ItemFinder {
  private let open: ItemIndex
  private let checked: ItemIndex

  /// A finder of rows as they are now.
  init(_ rows: [ShoppingItem]) {
    open = ItemIndex(rows.filter { !$0.isChecked }.map { ($0.id, $0.name) })
    checked = ItemIndex(rows.filter(\.isChecked).map { ($0.id, $0.name) })
  }

  /// The row an open item's name means, else a checked item's.
  func match(
    _ text: String, strictness: ItemMatch.Strictness, preferringChecked: Bool = false
  ) -> ItemMatch {
    let (first, second) = preferringChecked ? (checked, open) : (open, checked)
    let match = first.match(text, strictness: strictness)
    guard case .none(let suggestions) = match else { return match }
    let other = second.match(text, strictness: strictness)
    guard case .none(let more) = other else { return other }
    return .none(suggestions: suggestions + more)
  }
}
