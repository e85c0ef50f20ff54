import IntentJSON
import Testing

@testable import Household

@Suite struct ItemTextTests {
  private func names(_ elements: [JSONValue]) throws -> [String] {
    try ItemText.list(elements).map { text in
      do { return try text.draft().name } catch { return "!" }
    }
  }

  @Test(
    "one element can hold several items",
    arguments: [
      ("milk\neggs\nflour", ["milk", "eggs", "flour"]), ("milk\r\n\r\neggs\n", ["milk", "eggs"]),
      ("milk\u{2028}eggs", ["milk", "eggs"]), ("milk, eggs and bread", ["milk", "eggs", "bread"]),
      ("milk, eggs, and bread", ["milk", "eggs", "bread"]), ("bread,milk", ["bread", "milk"]),
      ("bread, milk", ["bread", "milk"]), ("2 l milk, bread", ["milk", "bread"]),
      ("milk, tempeh, seitan", ["milk", "tempeh", "seitan"]),
      ("tempeh, 2 eggs", ["tempeh", "eggs"]),
      ("milk, and tempeh", ["milk", "tempeh"]), ("tempeh; seitan", ["tempeh", "seitan"]),
      ("milk, whole, eggs", ["milk, whole", "eggs"]),
      ("free range eggs, milk", ["free range eggs", "milk"]),
      (
        "milk, low fat yogurt, extra virgin olive oil",
        ["milk", "low fat yogurt", "extra virgin olive oil"]
      ),
      ("bread, orange juice", ["bread", "orange juice"]), ("молоко, хлеб", ["молоко", "хлеб"]),
      ("milk; eggs", ["milk", "eggs"]), ("milk • eggs", ["milk", "eggs"]),
      ("2 eggs and 3 onions", ["eggs", "onions"]), ("eggs and 2 l milk", ["eggs", "milk"]),
      ("bread and butter", ["bread and butter"]), ("salt & pepper", ["salt & pepper"]),
      ("milk, mac and cheese", ["milk", "mac and cheese"]), ("half and half", ["half and half"]),
      ("1 cup and 2 tbsp flour", ["flour"]), ("1 and 1/2 cups milk", ["milk"]),
      ("pâtes, riz et lait", ["pâtes", "riz", "lait"]),
      ("Brot, Eier und Milch", ["Brot", "Eier", "Milch"]),
      ("pan, leche y huevos", ["pan", "leche", "huevos"]),
      ("pão, leite e ovos", ["pão", "leite", "ovos"]),
      ("chleb, masło i jajka", ["chleb", "masło", "jajka"]), ("牛奶、鸡蛋和面包", ["牛奶", "鸡蛋", "面包"]),
      ("牛奶，和牛", ["牛奶", "和牛"]), ("1,5 kg potatoes, 2 onions", ["potatoes", "onions"]),
      ("Milch 3,5%, Eier", ["Milch 3,5%", "Eier"]),
      ("yogurt (plain, 2%), milk", ["yogurt", "milk"]),
      ("2 onions, finely chopped", ["onions"]), ("tomatoes, chopped, salt", ["tomatoes", "salt"]),
      ("eggs, 12, milk, 2 l", ["eggs", "milk"]), ("milk,, eggs,", ["milk", "eggs"]),
      ("[\"milk\",\"eggs\"]", ["milk", "eggs"]), ("[{\"name\":\"milk\",\"quantity\":2}]", ["milk"]),
      ("{\"name\":\"milk\"}", ["milk"]), ("\"milk\"", ["milk"]),
      ("[[\"milk\"],[\"eggs\"]]", ["milk", "eggs"]),
      ("- milk\n* eggs\n• bread\n1. salt\n2) tea", ["milk", "eggs", "bread", "salt", "tea"]),
      ("[ ] eggs", ["eggs"]), ("* [ ] eggs", ["eggs"]), ("- [] eggs", ["eggs"]),
      ("☐ eggs", ["eggs"]),
      ("- 2 l milk", ["milk"]), ("1. 2 l milk", ["milk"]), ("– Brot", ["Brot"]),
      ("-milk", ["milk"]),
      ("Shopping list:\nmilk\neggs", ["milk", "eggs"]),
      ("Groceries: milk, eggs", ["milk", "eggs"]),
      ("+2 milk", ["milk"]), ("+ milk", ["milk"]),
      ("fish, wedges, bubbly", ["fish", "wedges", "bubbly"]),
      ("milk (lactose-free), eggs (large, brown) and bread", ["milk", "eggs", "bread"]),
      ("2 lbs chicken (boneless) and 3 eggs", ["chicken", "eggs"]),
      ("milk (whole and fresh)", ["milk"]), ("1 cup (and 2 tbsp) flour", ["flour"]),
      ("basil, oregano", ["basil", "oregano"]), ("cat food, dog food", ["cat food", "dog food"]),
      ("pasta, pesto", ["pasta", "pesto"]), ("milk, half and half", ["milk", "half and half"]),
      ("coffee, half & half", ["coffee", "half & half"]),
      ("apples, 1 kg, bananas", ["apples", "bananas"]),
      ("lait, demi-écrémé", ["lait, demi-écrémé"]),
      ("2.milk\n3)eggs", ["milk", "eggs"]), ("(milk)", ["milk"]), ("[2 milk]", ["milk"]),
      ("- **Milk**: 2 l\n- *Bread*\n- `Tea`", ["Milk", "Bread", "Tea"]), ("**milk**", ["milk"]),
      ("\"salt\" and \"pepper\"", ["\"salt\" and \"pepper\""]),
      ("Shopping list 🛒\nmilk\neggs", ["milk", "eggs"]),
      ("| Item | Qty |\n|---|---|\n| Milk | 2 l |\n| Eggs | 12 |", ["Milk", "Eggs"]),
      ("dozen and a half eggs", ["eggs"]),
      ("milk and eggs", ["milk", "eggs"]), ("Brot und Käse", ["Brot", "Käse"]),
      ("salt and pepper", ["salt and pepper"]),
      ("honey and oat granola", ["honey and oat granola"]),
      ("Dungeons & Dragons", ["Dungeons & Dragons"]),
      ("1 red and 2 green peppers", ["red and 2 green peppers"]),
      ("1.5 kg rice", ["rice"]), ("milk:", ["milk"]), ("milk: -", ["milk"]),
      ("7UP\n00 flour", ["7UP", "00 flour"]),
    ])
  func splits(_ text: String, _ items: [String]) throws {
    #expect(try names([.string(text)]) == items)
  }

  @Test("each item keeps what was sent as its input")
  func inputs() throws {
    let texts = try ItemText.list(["- 2 l milk\neggs, bread", ["name": "Tea"], ["name": ""], .null])
    #expect(texts.map(\.input) == ["- 2 l milk", "eggs", "bread", "Tea", "{\"name\":\"\"}", ""])
  }

  @Test("a batch with blanks: the rest lands, each blank fails on its own")
  func blanks() throws {
    #expect(
      try names(["Milk", ["name": "Eggs", "quantity": 12], "2 lbs chicken", ["name": ""], "Bread"])
        == ["Milk", "Eggs", "chicken", "!", "Bread"])
    #expect(try names(["", "   ", "\u{a0}", .null, "[]", [], "[ ]", "-"]).allSatisfy { $0 == "!" })
    #expect(try names(["", "   ", "\u{a0}", .null, "[]", [], "[ ]", "-"]).count == 8)
    for text in try ItemText.list(["", .null, "- "]) {
      #expect(throws: ItemError.blank) { try text.draft() }
      #expect(
        ItemFinder([ShoppingItem(id: "1", name: "milk")]).match(text.query, strictness: .changing)
          == .none(suggestions: []))
    }
  }

  @Test("what is no item says what is")
  func wrongKinds() throws {
    let texts = try ItemText.list([5, true, "{\"name\": \"milk\"", "[\"milk\", ", "- [x] eggs"])
    let errors: [ItemError] = [
      .wrongKind("number"), .wrongKind("boolean"), .notJSON("{\"name\": \"milk\""),
      .notJSON("[\"milk\","), .alreadyTicked("- [x] eggs"),
    ]
    for (text, error) in zip(texts, errors) {
      #expect(throws: error) { try text.draft() }
    }
    #expect(texts.last?.query == "eggs")
  }

  @Test(
    "a tick in any style, in front or behind, or a line through it is a tick",
    arguments: [
      "| [x] | eggs |", "| eggs | ✔ |", "✔️ eggs", "☑ eggs", "eggs ✅", "- eggs ✔️", "~~eggs~~",
      "- ~~eggs~~",
    ])
  func ticks(_ line: String) throws {
    let text = try #require(try ItemText.list([.string(line)]).first)
    #expect(text.query.trimmed == "eggs")
    #expect(throws: ItemError.alreadyTicked(line)) { try text.draft() }
  }

  @Test("headings of a pasted list are sections")
  func headings() throws {
    let text = "Dairy:\n- milk\n- eggs\n\n## Produce\nkale\n**Frozen**\npeas\nlast:"
    let drafts = try ItemText.list([.string(text)]).map { try $0.draft() }
    #expect(drafts.map(\.name) == ["milk", "eggs", "kale", "peas", "last"])
    #expect(drafts.map(\.section) == ["Dairy", "Dairy", "Produce", "Frozen", "Frozen"])
    let titled = try ItemText.list(["Shopping list:\nmilk"]).map { try $0.draft() }
    #expect(titled.map(\.section) == [nil])
  }

  @Test(
    arguments: [
      ("| Butter | 250 g |", "250 g Butter"), ("| 250 g | Butter |", "250 g Butter"),
      ("| Butter | 250 g | - |", "250 g Butter"), ("| Salt | — | fine |", "Salt (fine)"),
      ("| Tea | none | |", "Tea"), ("| Eggs | 12 | brown | large |", "12 Eggs (brown; large)"),
      ("| [ ] | Milk | 2 l |", "2 l Milk"), ("| Milk | ☐ | fat-free |", "Milk (fat-free)"),
    ])
  func `a row of a table is a thing, how much of it, and a note`(
    _ row: String, _ line: String
  ) throws {
    let table = "| Item | Amount | Note |\n|---|---|---|\n\(row)"
    let draft = try #require(try ItemText.list([.string(table)]).first).draft()
    let item = ShoppingItem(
      id: "1", name: draft.name, quantities: draft.quantities, note: draft.note)
    #expect(item.line == line)
  }

  @Test("a look-up sees the whole line first and its parts on demand")
  func queries() throws {
    let texts = try ItemText.list(
      ["sugar, brown", ["id": "abc"], ["name": "milk"]], splitsCommas: false)
    #expect(texts.map(\.query) == ["sugar, brown", "abc", "milk"])
    let kinds = try ItemText.list(["tofu, tempeh"], splitsCommas: false)[0]
    #expect(kinds.parts(splitsKinds: true).map(\.query) == ["tofu", "tempeh"])
    #expect(kinds.parts(splitsKinds: false).map(\.query) == ["tofu, tempeh"])
    let pair = try ItemText.list(["oat drink and rice"], splitsCommas: false)[0]
    #expect(pair.parts(splitsKinds: true).map(\.query) == ["oat drink", "rice"])
  }

  @Test("five hundred items are a call, more are refused")
  func limit() throws {
    let many = (0..<500).map { JSONValue.string("thing \($0)") }
    #expect(try names(many).count == 500)
    #expect(throws: ItemError.tooMany(501)) { try ItemText.list(many + ["one more"]) }
    #expect(throws: ItemError.tooMany(600)) {
      try ItemText.list([.string(String(repeating: "a\n", count: 600))])
    }
  }
}
