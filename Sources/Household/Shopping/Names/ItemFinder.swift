/// Finds rows of the list by what a person calls them, open ones before checked ones.
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
  ///
  /// Blank text means nothing.
  func match(
    _ text: String, strictness: ItemMatch.Strictness, preferringChecked: Bool = false
  ) -> ItemMatch {
    let indexes = preferringChecked ? [checked, open] : [open, checked]
    for index in indexes {
      if let line = index.lineMatch(text) { return line }
    }
    for index in indexes {
      if let exact = index.exactMatch(text) { return exact }
    }
    var suggestions: [String] = []
    for index in indexes {
      let match = index.looseMatch(text, strictness: strictness)
      guard case .none(let more) = match else { return match }
      suggestions += more
    }
    return .none(suggestions: suggestions)
  }

  /// The row that a text means, without the marks of a list or, where that is nothing, as it was sent:
  /// a row may be called "[x] box".
  func match(
    _ text: ItemText, strictness: ItemMatch.Strictness, preferringChecked: Bool = false
  ) -> ItemMatch {
    let match = match(text.query, strictness: strictness, preferringChecked: preferringChecked)
    guard case .none = match else { return match }
    let literal = self.match(
      text.input, strictness: strictness, preferringChecked: preferringChecked)
    if case .none = literal { return match }
    return literal
  }

  /// What the whole text means, or, when that means nothing, each of its parts.
  func meanings(
    of text: ItemText, strictness: ItemMatch.Strictness, preferringChecked: Bool = false
  ) -> [(ItemText, ItemMatch)] {
    let match = match(text, strictness: strictness, preferringChecked: preferringChecked)
    guard case .none = match else { return [(text, match)] }
    let parts = text.parts(splitsKinds: true)
    guard parts.count > 1 else { return [(text, match)] }
    return parts.flatMap {
      meanings(of: $0, strictness: strictness, preferringChecked: preferringChecked)
    }
  }
}
