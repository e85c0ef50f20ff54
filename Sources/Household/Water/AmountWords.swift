/// The words around an amount, in one table.
enum AmountWords {
  /// Words and signs before the number that change nothing.
  static let prefixes: Set<String> = [
    "about", "around", "approximately", "approx", "roughly", "nearly", "almost", "ca", "circa",
    "etwa",
    "environ", "~", "≈", "+", "the", "my",
  ]

  static let minus: Set<String> = ["-", "–", "minus"]

  static let times: Set<String> = ["x", "×", "*", "times"]

  /// Words after the unit that change nothing: what it was, and what it was drunk from.
  static let suffixes: Set<String> = [
    "of", "water", "de", "d'eau", "eau", "agua", "wasser", "wody", "woda", "水", "的", "a", "the",
    "glass", "glasses", "bottle", "bottles", "can", "cans", "mug", "mugs", "flasche", "glas",
    "dose", "bouteille", "verre", "botella",
    "vaso", "garrafa", "copo", "butelka", "szklanka", "today", "please", ".",
  ]
}
