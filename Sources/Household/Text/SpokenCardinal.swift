/// Whole numbers in words: "sixteen", "twenty-four", "two hundred and fifty", "drei".
enum SpokenCardinal {
  /// The number at the start of `rest`, with nothing read when there is none.
  ///
  /// It ends before a word that would not go on with it: "two fifty" is two.
  static func read(_ rest: inout ArraySlice<SpokenToken>) -> Int? {
    var (thousands, value) = (0, 0)
    var end = rest.startIndex
    var next = rest
    // "a hundred"
    if ["a", "an"].contains(next.first?.text),
      NumberWords.multiples[next.dropFirst().first?.text ?? ""] != nil
    {
      next.removeFirst()
      value = 1
    }
    while let word = next.first?.text {
      if let number = number(word), fits(number, behind: value) {
        value += number
      } else if NumberWords.multiples[word] == 100, (1..<100).contains(value) {
        value *= 100
      } else if NumberWords.multiples[word] == 1000, (1..<1000).contains(value), thousands == 0 {
        (thousands, value) = (value * 1000, 0)
      } else {
        break
      }
      next.removeFirst()
      end = next.startIndex
      skipJoint(&next, value)
    }
    guard end > rest.startIndex else { return nil }
    rest = rest[end...]
    return thousands + value
  }

  /// Whether a number goes on with what was said: four with twenty and twenty with a hundred.
  private static func fits(_ number: Int, behind value: Int) -> Bool {
    let open = value % 100
    return number < 10 ? open == 0 || open >= 20 && open % 10 == 0 : open == 0
  }

  /// Skips what joins "two hundred and fifty" and "twenty-four".
  private static func skipJoint(_ next: inout ArraySlice<SpokenToken>, _ value: Int) {
    let joint = value % 100 == 0 ? "and" : "-"
    if next.first?.text == joint, number(next.dropFirst().first?.text ?? "") != nil {
      next.removeFirst()
    }
  }

  private static func number(_ word: String) -> Int? {
    guard let value = NumberWords.values[word], value.isWhole else { return nil }
    return value.numerator
  }
}
