/// A place in a text, to be read forwards character by character.
struct TextScanner {
  let characters: [Character]
  var index = 0
  /// Whether the whole text is to be an amount, so that a number in words may end it: "two".
  let isAmountAlone: Bool
  /// Where the group ends that opens at a place, once that was asked for: each place is looked at once,
  /// however many are opened and never closed.
  private var groupEnds: [Int: Int]?
  /// The runs of letters that were looked at, and where each ends.
  private var runs: [Int: (text: String, end: Int)] = [:]
  /// The units that were looked for, and where each ends: the grammars ask for one again and again.
  var units: [UnitPlace: (reading: UnitReading?, end: Int)] = [:]

  init(_ text: String, isAmountAlone: Bool = false) {
    characters = Array(text)
    self.isAmountAlone = isAmountAlone
  }

  var current: Character? { character(at: index) }
  var next: Character? { character(at: index + 1) }
  var isAtEnd: Bool { index >= characters.count }
  var rest: String { String(characters[min(index, characters.count)...]) }

  func character(at index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  /// Whether the letter here touches what stands before it.
  var isGlued: Bool {
    guard let before = character(at: index - 1), current?.isLetterOfWord == true else {
      return false
    }
    return !before.isBlank && before != "-"
  }

  /// Whether the whole text is digits.
  var isNumber: Bool { !characters.isEmpty && characters.allSatisfy { $0.digit != nil } }

  func text(from start: Int) -> String {
    String(characters[start..<index])
  }

  mutating func skipBlanks() {
    while let current, current.isBlank { index += 1 }
  }

  /// Takes the next character when it is one of `accepted`.
  mutating func take(oneOf accepted: String) -> Bool {
    guard let current, accepted.contains(current) else { return false }
    index += 1
    return true
  }

  /// Whether `text` stands here, character by character.
  func isAt(_ text: String) -> Bool {
    characters[min(index, characters.count)...].starts(with: text)
  }

  /// Takes the word that stands here when it is one of `words`, whatever its case and accents.
  mutating func take(wordOf words: Set<String>) -> String? {
    guard current?.isLetterOfWord == true else { return nil }
    let start = index
    let word = letters()
    if !word.isEmpty, words.contains(LetterFolding.folded(word)) { return word }
    index = start
    return nil
  }

  /// Takes the run of letters that stands here, unless a hyphen, an apostrophe or a digit makes it a
  /// part of a longer word, or it is longer than any word that is known.
  mutating func letters() -> String {
    let start = index
    if let known = runs[start] {
      index = known.end
      return known.text
    }
    let text = newLetters()
    runs[start] = (text, index)
    return text
  }

  private mutating func newLetters() -> String {
    let start = index
    while let current, current.isLetterOfWord {
      index += 1
      if index - start > ShoppingUnit.longestWord {
        index = start
        return ""
      }
    }
    let isPart =
      switch current {
      case "-", "'", "’": next?.isLetterOfWord == true || next?.digit != nil
      case let after?: after.digit != nil
      case nil: false
      }
    if isPart { index = start }
    return text(from: start)
  }

  /// Takes the run of digits that stands here, as ASCII digits.
  mutating func digits() -> String {
    var result = ""
    while let digit = current?.digit {
      result += String(digit)
      index += 1
    }
    return result
  }

  /// Takes a group in parentheses that stands here and gives what is inside; nil for anything else.
  mutating func parentheses() -> String? {
    guard let current, "(（".contains(current) else { return nil }
    let ends = groupEnds ?? Self.groupEnds(in: characters)
    groupEnds = ends
    guard let end = ends[index] else { return nil }
    defer { index = end + 1 }
    return String(characters[(index + 1)..<end]).trimmed
  }

  /// The place of the closing parenthesis for each that is closed.
  private static func groupEnds(in characters: [Character]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for (index, character) in characters.enumerated() {
      if "(（".contains(character) { open.append(index) }
      if ")）".contains(character), let start = open.popLast() { ends[start] = index }
    }
    return ends
  }
}

extension Character {
  /// The value of a decimal digit, ASCII, full-width or Arabic; nil with a mark on it, as in "1️⃣".
  var digit: Int? {
    switch unicodeScalars.first?.value {
    case let value? where (0x30...0x39).contains(value) && isASCII: Int(value - 0x30)
    case let value? where (0xff10...0xff19).contains(value): Int(value - 0xff10)
    case let value? where (0x660...0x669).contains(value): Int(value - 0x660)
    case let value? where (0x6f0...0x6f9).contains(value): Int(value - 0x6f0)
    default: nil
    }
  }

  /// Whether this is a letter: `isLetter` with a short way for ASCII.
  var isLetterOfWord: Bool {
    guard let ascii = asciiValue else { return isLetter }
    return ascii.isASCIILetter
  }

  /// Whether this is a Chinese character, which stands without spaces between words.
  var isChinese: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return (0x3400...0x9fff).contains(scalar.value) || (0x20000...0x3ffff).contains(scalar.value)
  }
}
