/// A text as its commas, semicolons and the Chinese marks part it, outside of brackets and numbers.
enum CommaParts {
  /// The parts of a text between its splitting marks, without blanks at their ends.
  static func parts(of text: String) -> [String] {
    guard text.unicodeScalars.contains(where: { $0 == "," || alwaysSplits(Character($0)) }) else {
      let part = text.trimmed
      return part.isEmpty ? [] : [part]
    }
    let characters = Array(text)
    var parts: [String] = []
    var part = ""
    var depth = 0
    for (index, character) in characters.enumerated() {
      depth = self.depth(depth, behind: character)
      if depth == 0, splits(characters, at: index) {
        parts.append(part.trimmed)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part.trimmed)
    return parts.filter { !$0.isEmpty }
  }

  /// How many brackets are open behind a character, with those open before it.
  static func depth(_ depth: Int, behind character: Character) -> Int {
    switch character {
    case "(", "（", "[": depth + 1
    case ")", "）", "]": max(0, depth - 1)
    default: depth
    }
  }

  static func alwaysSplits(_ character: Character) -> Bool {
    switch character {
    case ";", "；", "、", "，", "•": true
    default: false
    }
  }

  private static func splits(_ characters: [Character], at index: Int) -> Bool {
    switch characters[index] {
    case let mark where alwaysSplits(mark): return true
    case ",":
      guard index > 0, index + 1 < characters.count else { return true }
      return characters[index - 1].digit == nil || characters[index + 1].digit == nil
    default: return false
    }
  }
}
