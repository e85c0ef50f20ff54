extension ItemDraft {
  /// The text without its groups in parentheses, and what is in them.
  static func withoutNotes(_ text: String) -> (text: String, notes: [String]) {
    var scanner = TextScanner(text)
    var kept = ""
    var notes: [String] = []
    while let current = scanner.current {
      let touchesLetter = kept.last.map { $0.isLetter && !$0.isChinese } ?? false
      if let inside = scanner.parentheses() {
        if touchesLetter, inside.count <= 3 {
          kept += "(\(inside))"
        } else if !inside.isEmpty {
          notes.append(inside)
        }
      } else {
        kept.append(current)
        scanner.index += 1
      }
    }
    return (kept.split(whereSeparator: \.isBlank).joined(separator: " "), notes)
  }

  /// The name without ", finely chopped", which becomes a note, as does all behind an amount ("milk,
  /// 2 l, organic"); ", brown" is a part of it.
  static func withoutPreparation(_ name: String, notes: inout [String]) -> String {
    let parts = CommaParts.parts(of: name)
    guard let first = parts.first, parts.count > 1 else { return name }
    var kept = first
    var isBehindAmount = false
    for part in parts.dropFirst() {
      let isAmount = isAmount(part)
      defer { isBehindAmount = isBehindAmount || isAmount }
      if !isAmount,
        isBehindAmount || Preparation.isNote(part) || !part.contains(where: \.isLetter)
      {
        notes.append(part)
      } else {
        kept += ", " + part
      }
    }
    return kept
  }

  /// Which note is nothing but an amount: "eggs (12)".
  static func amountNote(in notes: [String]) throws(ItemError) -> Int? {
    for (index, note) in notes.enumerated() where try amount(ofAll: note) != nil { return index }
    return nil
  }

  /// The name without marks left at its ends.
  static func tidied(_ name: String) -> String {
    var rest = name.trimmed[...]
    while let last = rest.last,
      ",;:=–—，；、".contains(last) || last.isBlank || rest.hasSuffix(" -")
    {
      rest = rest.dropLast()
    }
    if rest.hasSuffix("."), let word = rest.split(separator: " ").last, word.count > 4,
      !word.dropLast().contains(".")
    {
      rest = rest.dropLast()
    }
    while let first = rest.first, ",;:=+，；、".contains(first) || first.isBlank {
      rest = rest.dropFirst()
    }
    return String(rest)
  }

  /// The text without quotation marks, brackets or signs of emphasis around the whole of it.
  static func unquoted(_ text: String) -> String {
    let pairs: [(Character, Character)] = [
      ("\"", "\""), ("'", "'"), ("“", "”"), ("„", "“"), ("«", "»"), ("‘", "’"), ("(", ")"),
      ("（", "）"), ("[", "]"), ("*", "*"), ("_", "_"), ("`", "`"),
    ]
    for (open, close) in pairs where text.count > 2 && text.first == open && text.last == close {
      let inner = text.dropFirst().dropLast()
      let isWhole = open == "'" || !inner.contains { $0 == open || $0 == close }
      if isWhole { return String(inner).trimmed }
    }
    return text
  }

  /// The text with "1 000" (no-break or thin space) and "1'000" as 1000: these marks only group.
  static func joiningThousands(_ text: String) -> String {
    let characters = Array(text)
    var result = ""
    for (index, character) in characters.enumerated() {
      let groups = "\u{a0}\u{202f}\u{2009}'’".contains(character)
      if groups, index > 0, characters[index - 1].digit != nil,
        characters.dropFirst(index + 1).prefix(3).filter({ $0.digit != nil }).count == 3,
        characters.dropFirst(index + 4).first?.digit == nil
      {
        continue
      }
      result.append(character)
    }
    return result
  }
}
