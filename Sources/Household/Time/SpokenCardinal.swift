/// Whole numbers in English words: "sixteen", "twenty-four", "two hundred and fifty".
enum SpokenCardinal {
  /// The number at the start of `rest`, with nothing read when there is none.
  ///
  /// It ends before a word that would not go on with it: "two fifty" is two.
  static func read(_ rest: inout ArraySlice<SpokenToken>) -> Int? {
    var (thousands, value) = (0, 0)
    var end = rest.startIndex
    var next = rest
    // "a hundred"
    if ["a", "an"].contains(next.first?.text), scales[next.dropFirst().first?.text ?? ""] != nil {
      next.removeFirst()
      value = 1
    }
    while let word = next.first?.text {
      if let number = numbers[word], fits(number, behind: value) {
        value += number
      } else if scales[word] == 100, (1..<100).contains(value) {
        value *= 100
      } else if scales[word] == 1000, (1..<1000).contains(value), thousands == 0 {
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
    if next.first?.text == joint, numbers[next.dropFirst().first?.text ?? ""] != nil {
      next.removeFirst()
    }
  }

  private static let scales = ["hundred": 100, "thousand": 1000]

  private static let numbers: [String: Int] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
    "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30,
    "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
  ]
}
