/// Notes of one item, joined so that none is lost and none stands twice.
enum ItemNote {
  /// All notes as one: "lactose-free; for the cat"; nil for none.
  ///
  /// A part that stands there already, whatever its case, accents and hyphens, is not repeated.
  static func joined(_ notes: [String?]) -> String? {
    let notes = notes.compactMap(\.self).filter { !$0.trimmed.isEmpty }
    guard notes.count > 1 else { return notes.first }
    var known: Set<String> = []
    return notes.flatMap(parts).filter { known.insert(key($0)).inserted }.joined(separator: "; ")
  }

  /// Whether all parts of a note that was asked for are among those of `note`; none contradicts none.
  static func agrees(_ note: String?, with asked: String?) -> Bool {
    guard let note, let asked else { return true }
    return Set(parts(asked).map(key)).isSubset(of: parts(note).map(key))
  }

  /// Whether two notes share no word, so that one speaks of another kind of thing: "oat" and "whole".
  ///
  /// What belongs to an amount is left aside.
  static func contradicts(_ note: String?, _ other: String?) -> Bool {
    guard let note = withoutAmounts(note), let other = withoutAmounts(other) else { return false }
    let (words, others) = (ItemName(note).words, ItemName(other).words)
    return !words.isEmpty && !others.isEmpty && Set(words).isDisjoint(with: others)
  }

  /// The note without what belongs to an amount, which goes when the amount does.
  static func withoutAmounts(_ note: String?) -> String? {
    guard let note, parts(note).contains(where: isOfAmount) else { return note }
    return joined(parts(note).filter { !isOfAmount($0) })
  }

  /// Whether a part of a note is the size of what is counted or says how exact an amount is: "500 g",
  /// "15-oz", "12", "about".
  static func isOfAmount(_ part: String) -> Bool {
    let words = folded(part)
    if NumberWords.approximate.contains(words) { return true }
    return size(words) != nil
  }

  private static func parts(_ note: String) -> [String] {
    note.split(separator: ";").map(\.trimmed).filter { !$0.isEmpty }
  }

  private static func key(_ part: String) -> String {
    let words = folded(part)
    return size(words)?.text ?? words.joined(separator: " ")
  }

  private static func folded(_ part: String) -> [String] {
    LetterFolding.folded(part).split { $0.isBlank || "-‐‑".contains($0) }.map(String.init)
  }

  private static func size(_ words: [String]) -> [Quantity]? {
    let text = words.joined(separator: " ")
    guard text.contains(where: \.isNumber) else { return nil }
    return (try? ItemDraft.amount(ofAll: text))?.quantities
  }
}
