/// The words around an amount, in one table.
enum AmountWords {
  /// Words and signs before the number that change nothing.
  static let prefixes: [[String]] =
    NumberWords.approximate
    + determiners.union(more).union(["nearly", "almost", "~", "≈"]).map { [$0] }

  /// Whose it was and that it was full, which is no part of a container's name.
  static let determiners: Set<String> = [
    "the", "my", "our", "your", "mein", "meine", "mon", "ma", "mi", "full", "whole",
  ]

  /// Words for one more drink, which are no part of a goal.
  static let more: Set<String> = ["+", "plus", "another", "more", "extra"]

  /// What is said for one more of the drink before.
  static let again: Set<String> = [
    "another", "another one", "one more", "again", "same", "the same", "same again",
    "the same again",
  ]

  /// Words between a number and its unit that change nothing: "half of my mug", "1/2 a litre".
  static let between = Set(["-", "of", "x", "×", "*"])
    .union(NumberWords.articles).union(determiners).union(more)

  /// Between a container and what it holds: "my mug holds 300 ml".
  static let holds: Set<String> = ["is", "holds", "has", "of", "fits", "takes"]

  static let minus: Set<String> = ["-", "–", "minus"]

  static let times: Set<String> = ["x", "×", "*", "times"]

  /// What a goal is for.
  static let daily: [[String]] = [
    "a day", "per day", "each day", "every day", "/ day", "daily", "am tag", "pro tag", "par jour",
    "al dia", "por dia", "dziennie",
  ].map { $0.split(separator: " ").map(String.init) }

  /// What it was drunk from, which says no amount.
  static let vessels: Set<String> = [
    "glass", "glasses", "bottle", "bottles", "can", "cans", "mug", "mugs", "flasche", "flaschen",
    "glas", "glaser", "dose", "dosen", "bouteille", "bouteilles", "verre", "verres", "botella",
    "botellas", "vaso", "vasos", "garrafa", "garrafas", "copo", "copos", "butelka", "butelki",
    "szklanka", "szklanki",
  ]

  /// Words after the unit that change nothing: what it was, and what it was drunk from.
  static let suffixes: Set<String> = vessels.union(drinks).union([
    "of", "de", "的", "a", "the", "today", "please", ".",
  ]).union(more)

  /// What it was: every drink counts in full.
  private static let drinks: Set<String> = [
    "water", "d'eau", "eau", "agua", "wasser", "wody", "woda", "水",
    "tea", "coffee", "juice", "milk", "soda", "cola", "coke", "lemonade", "squash", "smoothie",
    "shake", "broth", "soup", "beer", "wine", "cider", "kombucha", "seltzer", "cocoa", "latte",
    "espresso", "cappuccino", "drink", "tee", "kaffee", "saft", "milch", "bier", "cafe",
    "jus", "lait", "te", "leche", "zumo", "jugo", "suco", "leite", "cha", "herbata", "herbaty",
    "kawa", "kawy", "sok", "soku", "mleka", "茶", "咖啡",
    "sparkling", "still", "mineral", "tap", "filtered", "plain", "cold", "warm", "hot", "iced",
    "ice", "fresh", "green", "black", "white", "herbal", "mint", "ginger", "fruit", "orange",
    "apple", "lemon", "oat", "almond", "soy", "coconut", "decaf", "diet", "sports", "energy",
  ]
}

extension [String] {
  /// Whether the last elements are these.
  func ends(with words: [String]) -> Bool { suffix(words.count).elementsEqual(words) }
}
