extension String {
  /// The text as the words of amounts and times are compared: folded letters (`LetterFolding`), signs
  /// as ASCII has them, every run of blanks one space, none at the ends.
  var folded: String {
    let words = LetterFolding.folded(self).split(whereSeparator: \.isBlank)
    return String(words.joined(separator: " ").map { Self.plainSigns[$0] ?? $0 })
  }

  private static let plainSigns: [Character: Character] = [
    "\u{2044}": "/", "\u{2215}": "/", "\u{2212}": "-", "\u{2010}": "-", "\u{2011}": "-",
    "\u{2019}": "'", "\u{2018}": "'", "\u{201c}": "\"", "\u{201d}": "\"",
  ]
}
