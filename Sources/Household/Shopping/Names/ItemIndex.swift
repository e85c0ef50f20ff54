internal import IntentJSON

/// The names of a list, ready to be looked up many times.
public struct ItemIndex: Sendable {
  /// How many alike names a failed look-up suggests.
  static let suggestionLimit = 3

  private let items: [ShoppingItem]
  private let byName: [ItemName: [String]]
  private let ids: Set<JSONKey>

  /// An index of items, in the order in which candidates are to be named.
  public init(_ items: [ShoppingItem]) {
    self.items = items
    byName = Dictionary(grouping: items, by: \.folded).mapValues { $0.map(\.id) }
    ids = Set(items.map { JSONKey($0.id) })
  }

  /// The item whose line with a note `text` is, which "milk 2%" is not beside "milk (2%)".
  func lineMatch(_ text: String) -> ItemMatch? {
    let trimmed = text.trimmed
    guard trimmed.last == ")" else { return nil }
    return items.first { $0.note != nil && $0.line == trimmed }.map { .one(id: $0.id) }
  }

  /// The items whose line, id or whole name `text` is; nil for none.
  func exactMatch(_ text: String) -> ItemMatch? {
    if let line = lineMatch(text) { return line }
    let trimmed = text.trimmed
    if ids.contains(JSONKey(trimmed)) { return .one(id: trimmed) }
    let asked = ItemName(trimmed)
    guard !asked.isBlank else { return nil }
    return byName[asked].map(Self.match)
  }

  /// What `text` refers to: an id, else the same name, else the words in a longer name, else
  /// (reading) a part of a name.
  ///
  /// The first of these that fits anything decides. Blank text matches nothing.
  public func match(_ text: String, strictness: ItemMatch.Strictness) -> ItemMatch {
    if let exact = exactMatch(text) { return exact }
    let trimmed = text.trimmed
    let asked = ItemName(trimmed)
    guard !asked.isBlank else { return .none(suggestions: []) }
    let read = try? ItemDraft(words: trimmed)
    let named = read.flatMap { byName[ItemName($0.name)] }
    if strictness == .removing {
      if let named, let read, agrees(read, named) { return Self.match(named) }
      return .none(suggestions: suggestions(for: asked))
    }
    let longer = items.filter { $0.folded.contains(asked) }
    if !longer.isEmpty { return Self.match(longer.map(\.id)) }
    if let named { return Self.match(named) }
    if strictness == .reading {
      let parts = items.filter { $0.folded.hasPart(asked) }
      if !parts.isEmpty { return Self.match(parts.map(\.id)) }
    }
    return .none(suggestions: suggestions(for: asked))
  }

  /// Whether nothing that `read` says is otherwise on the list: an amount is that of the only item of
  /// `ids`, and a note is among those of each that has any.
  private func agrees(_ read: ItemDraft, _ ids: [String]) -> Bool {
    let rows = items.filter { ids.contains($0.id) }
    let hasAmount = rows.count == 1 && rows[0].quantities.areAsMuch(as: read.quantities)
    return (read.quantities.isEmpty || hasAmount)
      && rows.allSatisfy { ItemNote.agrees($0.note, with: read.note) }
  }

  private static func match(_ ids: [String]) -> ItemMatch {
    ids.count == 1 ? .one(id: ids[0]) : .several(ids: ids)
  }

  /// The names nearest by spelling, then those that share a word.
  private func suggestions(for asked: ItemName) -> [String] {
    let allowed = max(1, min(3, asked.plain.count / 3))
    let near = items.compactMap { entry -> (distance: Int, name: String)? in
      let difference = entry.folded.plain.utf8.count - asked.plain.utf8.count
      if difference.magnitude <= 2 * allowed {
        let distance = EditDistance.between(asked.plain, entry.folded.plain)
        if distance <= allowed { return (distance, entry.name) }
      }
      let shares = entry.folded.words.contains { $0.count > 2 && asked.words.contains($0) }
      return shares ? (allowed + 1, entry.name) : nil
    }
    var names: [String] = []
    for (_, name) in near.sorted(by: { ($0.distance, $0.name) < ($1.distance, $1.name) })
    where !names.contains(name) {
      names.append(name)
    }
    return Array(names.prefix(Self.suggestionLimit))
  }
}
