/// Notes of one item, joined so that none is lost and none stands twice.
enum ItemNote {
  /// Both notes: "lactose-free; for the cat".
  ///
  /// A part that the other has already, whatever its case and accents, is not repeated.
  static func joined(_ first: String?, _ second: String?) -> String? {
    guard let first, !first.trimmed.isEmpty else { return second.flatMap { $0.isEmpty ? nil : $0 } }
    guard let second else { return first }
    var parts = split(first)
    var known = Set(parts.map(key))
    for part in split(second) where known.insert(key(part)).inserted { parts.append(part) }
    return parts.joined(separator: "; ")
  }

  private static func split(_ note: String) -> [String] {
    note.split(separator: ";").map(\.trimmed).filter { !$0.isEmpty }
  }

  private static func key(_ part: String) -> String {
    LetterFolding.folded(part).split(whereSeparator: \.isBlank).joined(separator: " ")
  }
}
