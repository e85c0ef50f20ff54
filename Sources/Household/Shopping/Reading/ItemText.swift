import IntentJSON

/// One of the items a person or model sent in a call, as it was sent.
package struct ItemText: Hashable, Sendable {
  /// What one item was sent as.
  enum Content: Hashable, Sendable {
    case words(String)
    case object(JSONObject)
    case failed(ItemError)
  }

  /// The text to name this item by in an answer, as it was sent.
  package let input: String
  let content: Content
  /// The heading it stood under in a pasted list.
  var section: String?
  /// Whether it was ticked in a pasted list.
  var isTicked = false

  init(input: String, _ content: Content) {
    self.input = input
    self.content = content
  }

  /// An item that is refused by its length.
  init(tooLong text: String, limit: Int) {
    input = text.cutShort
    content = .failed(.tooLong("text", count: text.unicodeScalars.count, limit: limit))
  }

  /// Whether the words are more than those of one item can be: they are several, or none.
  var isTooLong: Bool {
    if case .words(let words) = content { words.isLonger(than: TextLimits.item) } else { false }
  }

  /// The item asked for.
  package func draft() throws(ItemError) -> ItemDraft {
    if isTicked { throw .alreadyTicked(input) }
    switch content {
    case .words(let words): return try ItemDraft(words: words).inSection(section)
    case .object(let object): return try ItemDraft(object: object).inSection(section)
    case .failed(let error): throw error
    }
  }

  /// The words to look an item of the list up by: an object's id, else its name.
  ///
  /// Blank for what names none, which matches nothing.
  package var query: String {
    switch content {
    case .words(let words): words
    case .object(let object): object["id"]?.string ?? ItemFields.name(in: object) ?? ""
    case .failed: ""
    }
  }

  /// The same with the marks of a list that may be part of a row's name.
  var literal: String {
    if case .words = content { input } else { query }
  }

  /// Why this is not even words to look up; nil for words and objects.
  var failure: ItemError? {
    if case .failed(let error) = content { error } else { nil }
  }

  /// The items of a line with commas; with `splitsKinds` for a look-up that found nothing under the
  /// whole line.
  package func parts(splitsKinds: Bool) -> [ItemText] {
    guard case .words(let words) = content else { return [self] }
    let parts = CommaText.items(of: words, splitsKinds: splitsKinds)
    guard parts.count > 1 else {
      return [isTooLong ? ItemText(tooLong: words, limit: TextLimits.item) : self]
    }
    return parts.map { part in
      guard !part.isLonger(than: TextLimits.item) else {
        return ItemText(tooLong: part, limit: TextLimits.item)
      }
      var text = ItemText(input: part, .words(part))
      text.section = section
      text.isTicked = isTicked
      return text
    }
  }
}
