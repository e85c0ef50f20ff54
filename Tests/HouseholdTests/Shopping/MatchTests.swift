import Testing

@testable import Household

@Suite struct MatchTests {
  private func finder(_ names: String...) -> ItemFinder {
    ItemFinder(names.enumerated().map { ShoppingItem(id: "id\($0.offset)", name: $0.element) })
  }

  @Test(
    "one name in many spellings",
    arguments: [
      ("Broccoli", "broccoli"), ("crème fraîche", "cre\u{300}me frai\u{302}che"),
      ("crème fraîche", "creme fraiche"), ("jalapeños", "jalapenos"), ("Apples", "\u{a0} apples "),
      ("red  apples", "red\u{a0}apples"), ("Łosoś", "losos"), ("Weißwürste", "weisswurste"),
      ("smørrebrød", "smorrebrod"), ("bún chả", "bun cha"), ("nước mắm", "nuoc mam"),
      ("œufs", "oeufs"), ("İstanbul", "istanbul"), ("Ｍｉｌｋ", "milk"), ("Coca-Cola", "coca cola"),
      ("Kellogg's", "kelloggs"), ("sugar, brown", "Brown Sugar"),
      ("oil, olive, extra virgin", "extra virgin olive oil"), ("7up", "7 Up"), ("WD-40", "wd40"),
      ("boneless, skinless chicken", "boneless skinless chicken"), ("half & half", "half and half"),
      ("milk\u{200f}", "milk"), ("mi\u{ad}lk", "milk"), ("Milch 3,5%", "Milch 3.5%"),
      ("żurawina", "zurawina"),
      ("milk\u{200b}", "milk"), ("MILK.", "milk"), ("❤️ tea", "❤ tea"), ("牛奶", "牛奶"),
      ("Äpfel", "apfel"), ("ВОДА", "вода"), ("the milk", "Milk"), ("la leche", "leche"),
      ("das Brot", "Brot"),
    ])
  func sameName(_ left: String, _ right: String) {
    #expect(ItemName(left) == ItemName(right))
  }

  @Test(
    "singular and plural are one name",
    arguments: [
      ("egg", "eggs"), ("tomato", "tomatoes"), ("tomato", "tomatos"), ("potato", "potatoes"),
      ("berry", "berries"), ("cherry", "cherries"), ("cookie", "cookies"), ("brownie", "brownies"),
      ("pie", "pies"), ("leaf", "leaves"), ("loaf", "loaves"), ("half", "halves"),
      ("knife", "knives"), ("olive", "olives"), ("chive", "chives"), ("clove", "cloves"),
      ("peach", "peaches"), ("quiche", "quiches"), ("radish", "radishes"), ("box", "boxes"),
      ("glass", "glasses"), ("cheese", "cheeses"), ("mousse", "mousses"), ("shoe", "shoes"),
      ("mango", "mangoes"), ("mango", "mangos"), ("avocado", "avocados"), ("pea", "peas"),
      ("lentil", "lentils"), ("octopus", "octopuses"), ("goose", "geese"), ("bus", "buses"),
      ("house", "houses"), ("sauce", "sauces"), ("orange", "oranges"), ("lens", "lenses"),
      ("bay leaf", "bay leaves"), ("cherry tomato", "cherry tomatoes"),
      ("toothbrush", "toothbrushes"),
      ("pomme de terre", "pommes de terre"), ("haricot", "haricots"), ("gâteau", "gâteaux"),
      ("tomate", "tomates"), ("limón", "limones"), ("manzana", "manzanas"), ("ovo", "ovos"),
      ("banana", "bananas"), ("Pizza", "Pizzas"),
    ])
  func plurals(_ singular: String, _ plural: String) {
    #expect(ItemName(singular) == ItemName(plural))
  }

  @Test(
    "words in s that are no plural stay themselves",
    arguments: [
      "asparagus", "hummus", "molasses", "swiss", "couscous", "cassis", "bass", "citrus", "gas",
      "watercress", "lemongrass",
    ])
  func singularsInS(_ word: String) {
    #expect(ItemName(word).key == word)
  }

  @Test(
    "different things stay different",
    arguments: [
      ("milk", "oat milk"), ("tape", "tap"), ("pear", "pearl"),
      ("milk chocolate", "chocolate milk"),
      ("rice", "ice"), ("pin", "pine"), ("glass", "gas"), ("bean", "bead"), ("swiss", "swish"),
      ("leek", "leak"), ("7UP", "7"), ("thing 1", "thing 11"), ("pie", "pea"),
      ("2% milk", "2 milk"),
      ("cod", "code"), ("bass", "base"), ("olive", "olivia"),
    ])
  func differentNames(_ left: String, _ right: String) {
    #expect(ItemName(left) != ItemName(right))
  }

  @Test("exact beats whole words; two candidates are several")
  func exactBeatsPartial() {
    let two = finder("almond milk", "oat milk")
    #expect(two.match("milk", strictness: .changing) == .several(ids: ["id0", "id1"]))
    #expect(two.match("oat", strictness: .changing) == .one(id: "id1"))
    let three = finder("almond milk", "oat milk", "milk")
    #expect(three.match("Milk", strictness: .changing) == .one(id: "id2"))
    #expect(finder("Workout shorts").match("work", strictness: .changing) == .none(suggestions: []))
  }

  @Test("removing takes the same name only, changing no parts of words")
  func strictness() {
    let list = finder("almond milk", "Eggs", "eggplant")
    let suggestions = ItemMatch.none(suggestions: ["almond milk"])
    #expect(list.match("milk", strictness: .removing) == suggestions)
    #expect(list.match("milk", strictness: .changing) == .one(id: "id0"))
    #expect(list.match("egg", strictness: .removing) == .one(id: "id1"))
    #expect(list.match("eggpl", strictness: .changing) == .none(suggestions: []))
  }

  @Test("an id is exact, also when a name looks like it")
  func ids() {
    let list = ItemFinder([
      ShoppingItem(id: "7wq2m4tz0c", name: "milk"), ShoppingItem(id: "b", name: "7wq2m4tz0c"),
    ])
    #expect(list.match(" 7wq2m4tz0c ", strictness: .removing) == .one(id: "7wq2m4tz0c"))
  }

  @Test("blank matches nothing", arguments: ["", "  ", "\u{a0}", "\u{200b}", "-", "...", "()"])
  func blank(_ text: String) {
    let list = finder("milk", "-")
    for strictness in [ItemMatch.Strictness.changing, .removing] {
      #expect(list.match(text, strictness: strictness) == .none(suggestions: []))
    }
  }

  @Test("a line of the list finds its item; removing minds the amount")
  func lines() {
    let list = finder("milk", "oat milk")
    #expect(list.match("2 l milk (lactose-free)", strictness: .changing) == .one(id: "id0"))
    #expect(list.match("milk (lactose-free)", strictness: .removing) == .one(id: "id0"))
    #expect(
      list.match("2 l milk", strictness: .removing) == .none(suggestions: ["milk", "oat milk"]))
    let amount = [Quantity(Rational(500), unit: "g")]
    let flour = ItemFinder([ShoppingItem(id: "f", name: "flour", quantities: amount)])
    #expect(flour.match("500 g flour", strictness: .removing) == .one(id: "f"))
    #expect(flour.match("400 g flour", strictness: .removing) == .none(suggestions: ["flour"]))
  }

  @Test("removing takes an amount as it is shown or as much in another unit")
  func shownAmounts() throws {
    let list = ItemFinder([
      ShoppingItem(id: "sugar", name: "sugar", quantities: try [Quantity](reading: "1/3 cup")),
      ShoppingItem(
        id: "beef", name: "beef",
        quantities: try [Quantity](reading: "1 kg").adding([Quantity](reading: "1 lb"))),
      ShoppingItem(id: "potatoes", name: "potatoes", quantities: try [Quantity](reading: "2 kg")),
      ShoppingItem(id: "beans", name: "beans", quantities: try [Quantity](reading: "2 cans")),
    ])
    for text in ["0.333 cup sugar", "1.454 kg beef", "2000 g potatoes", "2 cans beans"] {
      #expect(list.match(text, strictness: .removing) == .one(id: text.lastWord))
    }
    for text in ["2001 g potatoes", "2 tins beans"] {
      #expect(
        list.match(text, strictness: .removing) == .none(suggestions: [text.lastWord]))
    }
  }

  @Test("the row that is shown just so comes before one of the same name")
  func shownNotes() {
    let list = ItemFinder([
      ShoppingItem(id: "name", name: "milk 2%"), ShoppingItem(id: "note", name: "milk", note: "2%"),
    ])
    for strictness in [ItemMatch.Strictness.changing, .removing] {
      #expect(list.match("milk (2%)", strictness: strictness) == .one(id: "note"))
      #expect(list.match("milk 2%", strictness: strictness) == .one(id: "name"))
    }
  }

  @Test(
    "every form in which an answer shows an item finds it",
    arguments: [
      ("flour", "2 kg + 3", "white"), ("onions", "2-3 + 2", nil), ("salt", "to taste", "fine"),
      ("rice", "enough for 4", nil), ("sugar, brown", "2 kg + 1 cup", "for Tom"),
      ("7UP", "2 cans", nil), ("milk", "1.5 l + 1", "2% (organic)"),
    ])
  func everyForm(_ name: String, _ amount: String, _ note: String?) throws {
    let item = ShoppingItem(
      id: "7wq2m4tz0c", name: name, quantities: try [Quantity](reading: amount), note: note)
    let list = ItemFinder([ShoppingItem(id: "other", name: "oat \(name)", note: note), item])
    for form in [
      item.line, item.measuredName, item.line.uppercased(), "\(name) \(amount)",
      "\(name): \(amount)", "\(name) - \(amount)", "\(name) (\(amount))",
      "\"\(name)\" (7wq2m4tz0c)",
    ] {
      for strictness in [ItemMatch.Strictness.changing, .removing] {
        #expect(list.match(form, strictness: strictness) == .one(id: item.id), "\(form)")
      }
    }
  }

  @Test(
    "the words of a row find it, with its note in front too; other amounts are not its words")
  func sameWords() throws {
    let list = ItemFinder([
      ShoppingItem(id: "t", name: "tomatoes", note: "chopped"),
      ShoppingItem(id: "f", name: "flour", quantities: try [Quantity](reading: "1.5 kg + 3")),
    ])
    #expect(list.match("chopped tomato", strictness: .removing) == .one(id: "t"))
    #expect(list.match("15 kg + 3 flour", strictness: .removing) == .none(suggestions: ["flour"]))
  }

  @Test("a note that speaks of another kind is not taken for the row's")
  func otherKinds() {
    let list = ItemFinder([
      ShoppingItem(id: "m", name: "milk", note: "oat, barista"),
      ShoppingItem(id: "b", name: "beans", note: "400 g"), ShoppingItem(id: "e", name: "eggs"),
    ])
    #expect(
      list.match("milk (whole)", strictness: .changing)
        == .none(suggestions: ["milk (oat, barista)"]))
    for (text, id) in [
      ("milk (Oat)", "m"), ("beans (black)", "b"), ("eggs (brown)", "e"),
    ] {
      #expect(list.match(text, strictness: .changing) == .one(id: id))
    }
    let kinds = ItemFinder([
      ShoppingItem(id: "m", name: "milk", note: "oat"), ShoppingItem(id: "w", name: "whole milk"),
    ])
    #expect(kinds.match("milk (whole)", strictness: .changing) == .one(id: "w"))
  }

  @Test("removing minds a note that says otherwise")
  func contradictingNotes() {
    let list = ItemFinder([ShoppingItem(id: "m", name: "milk", note: "organic; for Tom")])
    #expect(
      list.match("milk (lactose-free)", strictness: .removing) == .none(suggestions: ["milk"]))
    #expect(list.match("milk (Organic)", strictness: .removing) == .one(id: "m"))
    #expect(list.match("milk", strictness: .removing) == .one(id: "m"))
  }

  @Test("what stands behind a comma is not the thing")
  func kinds() {
    let list = finder("thyme, basil", "sugar, brown", "boneless, skinless chicken")
    for (text, name) in [
      ("basil", "thyme, basil"), ("brown", "sugar, brown"),
      ("boneless", "boneless, skinless chicken"),
    ] {
      #expect(list.match(text, strictness: .changing) == .none(suggestions: [name]))
    }
    for (text, id) in [
      ("thyme", "id0"), ("sugar", "id1"), ("brown sugar", "id1"), ("chicken", "id2"),
    ] {
      #expect(list.match(text, strictness: .changing) == .one(id: id))
    }
    #expect(finder("!, milk").match("milk", strictness: .changing) == .one(id: "id0"))
  }

  @Test(
    "a miss suggests what looks alike",
    arguments: [
      ("brwon sugar", ["brown sugar"]), ("mlik", ["milk"]), ("unicorn", []),
      ("aple juice", ["apple juice"]),
    ])
  func suggestions(_ text: String, _ names: [String]) {
    let list = finder("milk", "brown sugar", "apple juice", "salt")
    #expect(list.match(text, strictness: .changing) == .none(suggestions: names))
  }

  @Test(arguments: [
    ("", "abc", 3), ("kitten", "sitting", 3), ("milk", "mlik", 1), ("a", "a", 0), ("", "", 0),
    ("aabb", "bbaa", 3), ("żurek", "zurek", 1), ("ab", "cd", 2),
  ])
  func editDistance(_ left: String, _ right: String, _ distance: Int) {
    for (left, right) in [(left, right), (right, left)] {
      #expect(EditDistance.between(left, right, atMost: distance) == distance)
      #expect(EditDistance.between(left, right, atMost: distance - 1) == nil)
    }
  }
}
