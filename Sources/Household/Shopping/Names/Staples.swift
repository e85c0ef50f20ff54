/// Things that are bought by themselves, to tell "bread, milk" from "oil, olive".
///
/// Only what is seldom said in a plural in s, which is a thing by itself anyway. Left out is what is
/// rather the kind of another thing, such as olive, orange and tomato. "Half" is that of half and
/// half.
enum Staples {
  /// Whether the thing that `text` names is bought by itself, after the last of its words or that
  /// before an "of": "orange juice", "apples", "pommes de terre".
  static func names(_ text: String) -> Bool {
    let words = LetterFolding.folded(text).split(whereSeparator: \.isBlank).map(String.init)
    guard let word = words.prefix(while: { !NumberWords.of.contains($0) }).last else {
      return false
    }
    // Other scripts write no thing in front of its kind.
    if word.contains(where: { $0.isLetter && !$0.isASCII }) { return true }
    return all.contains(PluralForm.common(word)) || PluralForm.isPlural(word)
  }

  private static let all: Set<String> = Set(
    """
    milk bread butter cheese cream yogurt yoghurt flour sugar salt pepper vinegar oil rice pasta \
    spaghetti water juice coffee tea wine beer soda cola ham bacon chicken beef pork lamb mince \
    turkey fish salmon tuna shrimp meat tofu garlic ginger lettuce salad spinach kale broccoli \
    cauliflower cabbage celery cucumber avocado zucchini courgette aubergine eggplant asparagus \
    parsley basil cilantro oregano thyme rosemary sage mint dill coriander tarragon marjoram cumin \
    turmeric nutmeg saffron pesto food half half-and-half fruit honey jam ketchup mustard mayo \
    mayonnaise hummus cereal granola quinoa couscous chocolate soap shampoo conditioner detergent \
    toothpaste deodorant paper foil bleach corn popcorn yeast pizza soup cake ice \
    brot milch kase quark sahne zucker salz mehl reis kaffee tee wasser wein bier fleisch fisch \
    obst gemuse schinken wurst honig senf joghurt eier tomaten kartoffeln zwiebeln apfel bananen \
    mohren karotten nudeln brotchen gurken \
    pain lait beurre fromage sucre sel farine riz pate eau vin biere viande poisson jambon miel \
    pan leche mantequilla queso azucar sal harina arroz agua vino cerveza carne pescado jamon \
    aceite pollo pao leite manteiga queijo acucar farinha vinho cerveja peixe frango cafe \
    chleb mleko maslo ser cukier sol maka ryz woda wino piwo mieso kawa herbata olej szynka \
    jajka ziemniaki pomidory cebula jablka banany makaron
    """.split(separator: " ").map { PluralForm.common(String($0)) })
}
