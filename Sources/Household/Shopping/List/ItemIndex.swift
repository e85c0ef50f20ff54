internal import IntentJSON

/// The names of a list, ready to be looked up many times, in the steps of `ItemFinder`.
struct ItemIndex {
  /// How many alike names a failed look-up suggests.
  static let suggestionLimit = 3

  private let items: [ShoppingItem]
  private let byName: [ItemName: [String]]
  private let ids: Set<JSONKey>

  /// An index of items, in the order in which candidates are to be named.
  init(_ items: [ShoppingItem]) {
    self.items = items
    byName = Dictionary(grouping: items, by: \.folded).mapValues { $0.map(\.id) }
    ids = Set(items.map { JSONKey($0.id) })
  }

  /// The item whose line with a note `text` is, which "milk 2%" is not beside "milk (2%)".
  func lineMatch(_ text: String) -> ItemMatch? {
    let shown = text.cleanName.inert
    guard shown.last == ")" else { return nil }
    return items.first { $0.note != nil && $0.line.inert == shown }.map { .one(id: $0.id) }
  }

  /// The items whose id, whole name or line `text` is, in whatever form an answer has them; nil for
  /// none.
  func exactMatch(_ text: String) -> ItemMatch? {
    let trimmed = text.trimmed
    for id in [trimmed, Self.idBehindName(trimmed)] where ids.contains(JSONKey(id)) {
      return .one(id: id)
    }
    let asked = ItemName(trimmed)
    guard !asked.isBlank else { return nil }
    return (byName[asked] ?? said(in: trimmed, asked)).map(Self.match)
  }

  /// What is in the last parentheses: an answer names a candidate as "milk" (7wq2m4tz0c).
  private static func idBehindName(_ text: String) -> String {
    guard text.last == ")", let open = text.lastIndex(of: "(") else { return "" }
    return String(text[text.index(after: open)...].dropLast())
  }

  /// The items of which `text` says the name with the amount, the note or both, and nothing else: a
  /// line, "flour: 2 kg + 3", "chopped tomatoes" for "tomatoes (chopped)".
  private func said(in text: String, _ asked: ItemName) -> [String]? {
    let words = Self.words([text])
    let askedWords = Set(asked.words)
    let ids = items.filter { item in
      guard !item.quantities.isEmpty || item.note != nil,
        item.folded.words.allSatisfy(askedWords.contains)
      else { return false }
      let note = item.note ?? ""
      return [[item.amount], [note], [item.amount, note]].contains {
        Self.words([item.name] + $0) == words
      }
    }.map(\.id)
    return ids.isEmpty ? nil : ids
  }

  /// The words of texts, folded and without marks between them, in alphabetical order.
  private static func words(_ texts: [String]) -> [String] {
    texts.flatMap {
      LetterFolding.folded($0.cleanName.inert).split {
        $0.isBlank || "()[]（）+,;:-–—\"“”".contains($0)
      }
    }
    .map { PluralForm.common(String($0)) }.sorted()
  }

  /// What `text`, which is none of the items as it stands, may refer to.
  ///
  /// For a removal that is the same name alone; else the words in a longer name come before the same
  /// name with another amount or note.
  ///
  /// `read` is what the text says as a thing to buy.
  func looseMatch(
    _ text: String, _ read: ItemDraft?, strictness: ItemMatch.Strictness
  ) -> ItemMatch {
    let asked = ItemName(text.trimmed)
    guard !asked.isBlank else { return .none(suggestions: []) }
    let named = read.flatMap { byName[ItemName($0.name)] }
    if strictness == .removing {
      if let named, let read, agrees(read, named) { return Self.match(named) }
      return .none(suggestions: suggestions(for: asked))
    }
    let longer = items.filter { $0.folded.contains(asked) }
    if !longer.isEmpty { return Self.match(longer.map(\.id)) }
    if let read, let note = read.note, let kind = byName[ItemName("\(note) \(read.name)")] {
      return Self.match(kind)
    }
    if let named, let read {
      let others = items.filter {
        named.contains($0.id) && ItemNote.contradicts($0.note, read.note)
      }
      guard others.isEmpty else { return .none(suggestions: others.map(\.notedName)) }
      return Self.match(named)
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
    let askedWords = Set(asked.words)
    let near = items.compactMap { item -> (distance: Int, name: String)? in
      let name = item.folded
      if let distance = EditDistance.between(asked.plain, name.plain, atMost: allowed) {
        return (distance, item.name)
      }
      let shares = name.words.contains { $0.count > 2 && askedWords.contains($0) }
      return shares ? (allowed + 1, item.name) : nil
    }
    var names: [String] = []
    for (_, name) in near.sorted(by: { ($0.distance, $0.name) < ($1.distance, $1.name) })
    where !names.contains(name) {
      names.append(name)
    }
    return Array(names.prefix(Self.suggestionLimit))
  }
}
