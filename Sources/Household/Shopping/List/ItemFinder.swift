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
  /// Blank text means nothing. The marks of a list do not count, unless a row has them in its name.
  func match(
    _ text: ItemText, strictness: ItemMatch.Strictness, preferringChecked: Bool = false
  ) -> ItemMatch {
    let indexes = preferringChecked ? [checked, open] : [open, checked]
    let forms = text.literal == text.query ? [text.query] : [text.literal, text.query]
    for form in forms {
      if let exact = exactMatch(form, indexes) { return exact }
    }
    var suggestions: [String] = []
    let read = try? ItemDraft(words: text.query.trimmed)
    for index in indexes {
      let match = index.looseMatch(text.query, read, strictness: strictness)
      guard case .none(let more) = match else { return match }
      suggestions += more
    }
    return .none(suggestions: suggestions)
  }

  private func exactMatch(_ text: String, _ indexes: [ItemIndex]) -> ItemMatch? {
    for index in indexes {
      if let line = index.lineMatch(text) { return line }
    }
    for index in indexes {
      if let exact = index.exactMatch(text) { return exact }
    }
    return nil
  }

  /// What the whole text means, or, when that means nothing, each of its parts.
  func meanings(
    of text: ItemText, strictness: ItemMatch.Strictness, preferringChecked: Bool = false
  ) -> [(ItemText, ItemMatch)] {
    let match =
      text.isTooLong
      ? .none(suggestions: [])
      : match(text, strictness: strictness, preferringChecked: preferringChecked)
    guard case .none = match else { return [(text, match)] }
    let parts = text.parts(splitsKinds: true)
    guard parts.count > 1 else { return parts.map { ($0, match) } }
    return parts.flatMap {
      meanings(of: $0, strictness: strictness, preferringChecked: preferringChecked)
    }
  }
}
