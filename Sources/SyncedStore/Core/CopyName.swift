/// Recognises the names that sync services give to conflict copies.
///
/// The patterns and their sources are in docs/store.md. Letters compare by canonical equivalence,
/// so a name in decomposed Unicode is recognised too.
struct CopyName {
  /// How much the name alone says.
  enum Certainty {
    /// It is a conflict copy.
    case sure
    /// It may be one: the content must be ours, and intact before the copy may be removed.
    case ask
  }

  private let stem: [Character]
  private static let ending = Array(".json")

  /// What the services write into the name, in their languages.
  private static let words = [
    "conflicted copy", "conflict copy", "konfliktkopie", "in konflikt stehende kopie",
    "copie en conflit", "copia en conflicto", "copia conflictiva", "copia in conflitto",
    "copia em conflito", "cópia em conflito", "競合コピー", "問題のあるコピー", "冲突副本",
    "衝突複本", "конфликтующая копия",
  ].map { Array($0) }

  init(stem: String) {
    self.stem = Array(stem.lowercased())
  }

  /// Whether a file called `name` is a conflict copy; nil when it is none.
  func certainty(of name: String) -> Certainty? {
    let lower = Array(name.lowercased())
    guard lower.count > stem.count + Self.ending.count, lower.starts(with: stem),
      lower.suffix(Self.ending.count).elementsEqual(Self.ending)
    else { return nil }
    let middle = Array(lower[stem.count...].dropLast(Self.ending.count))
    let syncthing = syncthing(Array(name))
    if syncthing == .sure || hasWords(middle) || isOwnCloud(middle) || isBracketed(middle)
      || isSynology(middle)
    {
      return .sure
    }
    return syncthing ?? (isNumbered(middle) || isDashed(middle) || isEnclosed(middle) ? .ask : nil)
  }

  /// `.sync-conflict-20261130-011936-HMQZNQJ`, the only one whose letters' case counts; with
  /// another mark of the device at its end it is asked about.
  private func syncthing(_ name: [Character]) -> Certainty? {
    var pattern = NamePattern(name[stem.count...].dropLast(Self.ending.count))
    guard pattern.take(".sync-conflict-"), pattern.takeDigits(8), pattern.take("-"),
      pattern.takeDigits(6)
    else { return nil }
    if pattern.isAtEnd { return .sure }
    let device = pattern.rest.dropFirst()
    guard pattern.take("-"), device.allSatisfy({ Self.isDigit($0) || ("A"..."Z").contains($0) })
    else { return nil }
    return device.count == 7 && device.allSatisfy { !"0189".contains($0) } ? .sure : .ask
  }

  private func hasWords(_ middle: [Character]) -> Bool {
    guard middle.count <= 270 else { return false }
    return Self.words.contains { word in
      middle.indices.contains { middle[$0...].starts(with: word) }
    }
  }

  /// `_conflict-20261130-103045`, or with a name before the date.
  private func isOwnCloud(_ middle: [Character]) -> Bool {
    guard middle.starts(with: "_conflict-"), middle.count >= 25 else { return false }
    var date = NamePattern(middle.suffix(15))
    let name = middle.dropFirst(10).dropLast(15)
    return date.takeDigits(8) && date.take("-") && date.takeDigits(6)
      && (name.isEmpty || (name.count > 1 && name.last == "-"))
  }

  /// ` (Case Conflict 1)` of Dropbox, ` [conflicted]` of pCloud.
  private func isBracketed(_ middle: [Character]) -> Bool {
    guard middle.count > 3, middle[0] == " ", "([".contains(middle[1]),
      let last = middle.last, ")]".contains(last)
    else { return false }
    var words = middle[2...].dropLast().split(separator: " ", omittingEmptySubsequences: false)
    if words.count > 1, let last = words.last, !last.isEmpty, last.allSatisfy(Self.isDigit) {
      words.removeLast()
    }
    guard let word = words.last, middle.count <= 90 else { return false }
    return ["conflict", "conflicted", "conflicts"].contains(String(word))
  }

  /// `_DiskStation_Apr-15-163045-2026_Conflict(2)`.
  private func isSynology(_ middle: [Character]) -> Bool {
    var rest = middle[...]
    if rest.last == ")" {
      let digits = rest.dropLast().reversed().prefix(while: Self.isDigit).count
      let before = rest.dropLast(1 + digits)
      guard digits > 0, before.last == "(" else { return false }
      rest = before.dropLast()
    }
    guard rest.first == "_",
      let word = ["_caseconflict", "_conflict"].first(where: {
        rest.suffix($0.count).elementsEqual($0)
      })
    else { return false }
    return (1...120).contains(rest.count - 1 - word.count)
  }

  /// ` 2` of iCloud, ` (1)` and `(1)` of Google Drive and browsers.
  private func isNumbered(_ middle: [Character]) -> Bool {
    var plain = NamePattern(middle[...])
    if plain.take(" "), (1...3).contains(plain.rest.count), plain.rest.allSatisfy(Self.isDigit) {
      return true
    }
    var pattern = NamePattern(middle[...])
    repeat {
      _ = pattern.take(" ")
      guard pattern.take("(") else { return false }
      let digits = pattern.rest.prefix(while: Self.isDigit).count
      guard (1...3).contains(digits), pattern.takeDigits(digits), pattern.take(")") else {
        return false
      }
    } while !pattern.isAtEnd
    return true
  }

  /// `-DESKTOP-AB12CD3` of OneDrive.
  private func isDashed(_ middle: [Character]) -> Bool {
    middle.first == "-" && (2...121).contains(middle.count)
  }

  /// Anything in brackets: the wordings of languages that are not in the table.
  private func isEnclosed(_ middle: [Character]) -> Bool {
    let inner = middle.first == " " ? middle.dropFirst() : middle[...]
    guard let first = inner.first, let last = inner.last else { return false }
    return (first == "(" && last == ")") || (first == "[" && last == "]")
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }
}

/// A name that is being compared from its start.
private struct NamePattern {
  private(set) var rest: ArraySlice<Character>

  init(_ name: ArraySlice<Character>) {
    rest = name
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  mutating func takeDigits(_ count: Int) -> Bool {
    guard rest.count >= count, rest.prefix(count).allSatisfy({ ("0"..."9").contains($0) }) else {
      return false
    }
    rest = rest.dropFirst(count)
    return true
  }
}
