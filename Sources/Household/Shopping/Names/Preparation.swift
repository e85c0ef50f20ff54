/// Words that say how a thing is to be, so that a comma before them starts no new item:
/// "2 onions, finely chopped", "milk, lactose-free".
enum Preparation {
  /// Whether `text` describes: in all its words, or by the first or last of them.
  static func describes(_ text: String) -> Bool {
    let words = words(of: text)
    guard let first = words.first, let last = words.last else { return false }
    if starters.contains(first) || onlyDescribes(text) { return true }
    return words.count == 2 && (kindStarters.contains(first) || kindEnds.contains(last))
      && !Staples.names(text)
  }

  /// Whether every word of `text` describes, so that the thing is still to come: "boneless".
  static func onlyDescribes(_ text: String) -> Bool {
    let words = words(of: text)
    return words.contains(where: isDescription)
      && words.allSatisfy { isDescription($0) || joining.contains($0) || $0.hasSuffix("ly") }
  }

  /// Whether `text` is about what is done with the thing at home, which makes no other thing of it:
  /// "finely chopped", but not "brown" in "sugar, brown".
  static func isNote(_ text: String) -> Bool {
    let words = words(of: text)
    guard let first = words.first, describes(text) else { return false }
    return starters.contains(first) || words.contains(where: prepared.contains)
  }

  private static func words(of text: String) -> [String] {
    LetterFolding.folded(text).split { $0.isBlank || $0 == "/" }.map(String.init)
  }

  private static func isDescription(_ word: String) -> Bool {
    prepared.contains(word) || kinds.contains(word) || word.hasSuffix("-free")
      || word.hasPrefix("low-") || word.hasPrefix("extra-") || word.hasPrefix("demi-")
  }

  private static let starters = words(
    """
    to or for if at with without preferably optional not cut about such like any no divided \
    plus ideally depending fur pour para sin sans ohne bez sem au en in
    """)

  /// "Low sodium", "size 4", "free range".
  private static let kindStarters: Set<String> = ["low", "extra", "reduced", "size", "free"]

  /// "Lactose free", "skin on", "bone in".
  private static let kindEnds: Set<String> = ["free", "on", "in"]

  private static let joining: Set<String> = [
    "and", "or", "und", "et", "y", "e", "very", "extra", "&",
  ]

  /// What is done with a thing that was bought.
  private static let prepared = words(
    """
    chopped diced sliced minced peeled grated shredded crushed melted softened beaten \
    cooked uncooked toasted drained rinsed seeded deseeded cored halved quartered \
    cubed julienned crumbled mashed pitted zested juiced trimmed washed \
    thawed packed sifted separated unpeeled torn \
    smashed chilled warm cold boiled hard-boiled steamed fried \
    gehackt gewurfelt geschnitten gerieben \
    geschalt frisch gefroren bio laktosefrei hache hachee haches hachees emince emincee \
    eminces emincees rape rapee frais fraiche picado picada picados picadas rallado rallada \
    fresco fresca pelado pelada posiekana posiekany starty starta swiezy swieza room \
    temperature crosswise lengthwise slices pieces cubes chunks strips \
    halves quarters
    """)

  /// What a thing is sold as, and mostly called too: "brown sugar", "unsalted butter".
  private static let kinds = words(
    """
    ground roasted dried fresh frozen canned boneless skinless bone-in skin-on hot mild spicy \
    smoked salted unsalted sweetened unsweetened raw ripe large small medium big thin thick \
    white red green yellow black brown dark light organic whole plain decaf diet vegan \
    vegetarian sparkling still seedless skimmed semi-skimmed wholemeal crunchy smooth waxy \
    free-range
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
