/// The common form of a word's singular and plural.
///
/// Not always a word of the language: it only has to be equal for "cookie" and "cookies", and to
/// differ for different words. So what English writes -ie and -y, -oe and -o, -che and -ch in the
/// singular is written alike here, which spares a list of exceptions. Takes folded words.
enum PluralForm {
  /// The form under which `word` and its plural are one; words of three letters stay themselves.
  static func common(_ word: String) -> String {
    if let irregular = irregulars[word] { return irregular }
    guard word.utf8.count > 3, word.utf8.allSatisfy({ (0x61...0x7a).contains($0) }) else {
      return word
    }
    return singularEnding(withoutPlural(word))
  }

  /// Whether `word`, folded or not, is a plural in s.
  static func isPlural(_ word: String) -> Bool {
    let folded = LetterFolding.folded(word)
    return folded.hasSuffix("s") && common(folded) != folded
  }

  private static func withoutPlural(_ word: String) -> String {
    if word.hasSuffix("eaux") { return String(word.dropLast()) }
    guard word.hasSuffix("s"), !unchanged.contains(where: word.hasSuffix) else { return word }
    for ending in ["sses", "shes", "ches", "xes", "zzes", "uses"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }

  /// Endings of a singular that its plural cannot tell apart: "berries" may be of "berrie" or
  /// "berry", "tomatoes" of "tomatoe" or "tomato", "quiches" of "quiche" or "quich", "limones" of
  /// "limone" or "limon".
  private static func singularEnding(_ word: String) -> String {
    for (ending, common) in singularEndings where word.hasSuffix(ending) {
      return word.dropLast(ending.count) + common
    }
    return word
  }

  private static let singularEndings = [
    ("ie", "y"), ("oe", "o"), ("che", "ch"), ("she", "sh"), ("xe", "x"), ("sse", "ss"),
    ("zze", "zz"), ("use", "us"), ("one", "on"),
  ]

  /// Endings in s that are no plural: swiss, asparagus, hummus, couscous, cassis.
  private static let unchanged = ["ss", "us", "is"]

  private static let irregulars: [String: String] = [
    "leaves": "leaf", "loaves": "loaf", "halves": "half", "knives": "knife", "calves": "calf",
    "shelves": "shelf", "scarves": "scarf", "geese": "goose", "mice": "mouse", "teeth": "tooth",
    "feet": "foot", "children": "child", "men": "man", "women": "woman",
    "molasses": "molasses", "pie": "py", "tie": "ty", "toe": "to", "axe": "ax", "lenses": "lens",
    "lens": "lens", "choux": "chou",
  ]
}
