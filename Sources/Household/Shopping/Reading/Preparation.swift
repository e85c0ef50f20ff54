/// Words that say how a thing is to be, so that a comma before them starts no new item:
/// "2 onions, finely chopped", "milk, lactose-free".
enum Preparation {
  /// Whether every word of `text` describes, or its first word leads into a description.
  static func describes(_ text: String) -> Bool {
    let words = LetterFolding.folded(text).split { $0.isBlank || $0 == "/" }.map(String.init)
    guard let first = words.first else { return false }
    if starters.contains(first) { return true }
    return words.contains(where: isDescription)
      && words.allSatisfy { isDescription($0) || joining.contains($0) || $0.hasSuffix("ly") }
  }

  private static func isDescription(_ word: String) -> Bool {
    described.contains(word) || word.hasSuffix("-free") || word.hasPrefix("low-")
      || word.hasPrefix("extra-")
  }

  private static let starters = words(
    """
    to or for if at with without preferably optional not cut about such like any no divided \
    plus ideally depending fur pour para sin sans ohne bez sem au en in
    """)

  private static let joining: Set<String> = [
    "and", "or", "und", "et", "y", "e", "very", "extra", "&",
  ]

  private static let described = words(
    """
    chopped diced sliced minced peeled grated shredded crushed ground melted softened beaten \
    cooked uncooked toasted roasted drained rinsed seeded deseeded cored halved quartered \
    cubed julienned crumbled mashed pitted zested juiced trimmed washed dried fresh frozen \
    thawed canned packed sifted boneless skinless bone-in skin-on separated unpeeled torn \
    smashed chilled warm cold hot mild spicy boiled hard-boiled steamed fried smoked salted \
    unsalted sweetened unsweetened raw ripe large small medium big thin thick thinly white \
    red green yellow black brown organic whole plain decaf diet vegan vegetarian sparkling \
    still seedless low-fat skimmed semi-skimmed gehackt gewurfelt geschnitten gerieben \
    geschalt frisch gefroren bio laktosefrei hache hachee haches hachees emince emincee \
    eminces emincees rape rapee frais fraiche picado picada picados picadas rallado rallada \
    fresco fresca pelado pelada posiekana posiekany starty starta swiezy swieza room \
    temperature crosswise lengthwise
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
