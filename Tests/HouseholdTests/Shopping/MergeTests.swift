import IntentJSON
import Testing

@testable import Household

@Suite struct MergeTests {
  @Test("a bare name again changes nothing; an amount adds up")
  func bareAgain() throws {
    var list = try TestList("milk")
    let again = try list.add("milk")[0]
    #expect(again.outcome == .unchanged)
    #expect(again.message == "milk is already on the list.")
    let more = try list.add("2 milk")[0]
    #expect(more.outcome == .merged)
    #expect(more.message == "milk: now 2.")
    #expect(try list.add("milk")[0].message == "2 milk is already on the list.")
    #expect(try list.add("1 milk")[0].message == "milk 2 → 3.")
  }

  @Test(
    "amounts of one item",
    arguments: [
      (["2 packs butter", "1 pack butter"], "3 packs"), (["2 onions", "1 onion"], "3"),
      (["100 g flour", "100 g flour", "100 g flour"], "300 g"),
      (["heavy cream", "300 g heavy cream"], "300 g"),
      (["1 heavy cream", "300 g heavy cream"], "1 + 300 g"),
      (["200 g flour", "1 cup flour"], "200 g + 1 cup"),
      (["500 g rice", "1 kg rice"], "1.5 kg"), (["1 kg rice", "500 g rice"], "1.5 kg"),
      (["0.1 kg cheese", "0.2 kg cheese"], "0.3 kg"),
      (["1/3 cup oil", "1/3 cup oil", "1/3 cup oil"], "1 cup"),
      (["1 lb beef", "8 oz beef"], "1.5 lb"), (["1 pint milk", "1 quart milk"], "1.5 quarts"),
      (["2 cans beans", "1 tin beans"], "2 cans + 1 tin"),
      (["2 cans beans", "1 kg beans", "3 cans beans", "500 g beans"], "5 cans + 1.5 kg"),
      (["2-3 onions", "1 onion"], "2-3 + 1"), (["1 onion", "2-3 onions", "1 onion"], "2 + 2-3"),
      (["1 dozen eggs", "6 eggs"], "18"), (["1 dozen eggs", "2 dozen eggs"], "3 dozen"),
      (["3 tsp salt", "1 tbsp salt"], "2 tbsp"), (["330 ml juice", "1 l juice"], "1.33 l"),
      (["3 Stück Zwiebeln", "2 Zwiebeln"], "5"), (["2 pouches soup", "1 pouch soup"], "3 pouches"),
    ])
  func amounts(_ items: [String], _ amount: String) throws {
    var list = try TestList()
    for item in items { try list.add(.string(item)) }
    #expect(list.rows.count == 1)
    #expect(list.rows.first?.amount == amount)
  }

  @Test("quantities that are texts are numbers")
  func textQuantities() throws {
    let list = try TestList(
      ["name": "garlic cloves", "quantity": "2.00"], ["name": "garlic cloves", "quantity": "4.00"])
    #expect(list.summary == ["garlic cloves: 6"])
  }

  @Test("a merge keeps the note; a different one is added")
  func notes() throws {
    var list = try TestList(["name": "milk", "quantity": 1, "note": "lactose-free"])
    try list.add(["name": "milk", "quantity": 2])
    #expect(list.rows.map(\.line) == ["3 milk (lactose-free)"])
    let change = try list.add(["name": "milk", "note": "for the cat"])[0]
    #expect(change.outcome == .merged)
    #expect(list.rows.map(\.note) == ["lactose-free; for the cat"])
    #expect(try list.add("milk (Lactose-Free)")[0].outcome == .unchanged)
  }

  @Test("a bought item comes back once, with the new amount")
  func reopened() throws {
    var list = try TestList("12 Eggs")
    list.check("eggs")
    #expect(list.open.isEmpty)
    let change = try list.add("  6\u{a0} eggs ")[0]
    #expect(change.outcome == .reopened)
    #expect(change.message == "6 Eggs back on the list.")
    #expect(list.summary == ["Eggs: 6"])
    list.check("eggs")
    #expect(try list.add("EGGS")[0].outcome == .reopened)
    #expect(list.summary == ["Eggs: 6"])
  }

  @Test("pasted lines: known, bought and new ones")
  func pasted() throws {
    var list = try TestList("eggs", "milk")
    list.check("eggs")
    let outcomes = try list.add("milk\neggs\nflour").map(\.outcome)
    #expect(outcomes == [.unchanged, .reopened, .added])
  }

  @Test("sections: whatever their case, remembered after removal, moved when said")
  func sections() throws {
    var list = try TestList()
    try list.add("broccoli", section: "Produce")
    try list.add("kale", section: "PRODUCE")
    #expect(list.rows.map(\.section) == ["Produce", "Produce"])
    list.remove("broccoli")
    try list.add("Broccoli")
    #expect(list.rows.last?.section == "Produce")
    #expect(try list.add("kale", section: "produce")[0].outcome == .unchanged)
    let moved = try list.add("kale", section: "Frozen")[0]
    #expect(moved.outcome == .merged)
    #expect(moved.message == "kale moved to Frozen.")
  }

  @Test("a rename in place keeps the row; onto another it keeps both amounts and notes")
  func renaming() throws {
    let typo = ShoppingItem(id: "a", name: "sugr", quantities: [.init(Rational(500), unit: "g")])
    let fixed = ItemChange.renaming(typo, to: "sugar", onto: nil)
    #expect(fixed.item.id == "a")
    #expect(fixed.item.name == "sugar")
    #expect(fixed.message == "sugr is now sugar.")
    let sugar = ShoppingItem(
      id: "b", name: "Sugar", quantities: [.init(Rational(1), unit: "kg")], note: "brown")
    let joined = ItemChange.renaming(typo, to: "sugar", onto: sugar)
    #expect(joined.item.id == "b")
    #expect(joined.item.line == "1.5 kg Sugar (brown)")
    #expect(joined.item.recordIDs == ["b", "a"])
    #expect(joined.message == "500 g sugr joined Sugar: now 1.5 kg Sugar (brown).")
  }

  @Test("Two records of one name made apart are one row")
  func rows() {
    let records = [
      ShoppingItem(id: "1", name: "Milk", quantities: [.init(Rational(1))], note: "a"),
      ShoppingItem(id: "2", name: "bread"),
      ShoppingItem(
        id: "3", name: "milk", quantities: [.init(Rational(2))], note: "b", section: "D"),
      ShoppingItem(id: "4", name: "MILK", quantities: [.init(Rational(9))], isChecked: true),
    ]
    let rows = ShoppingItem.rows(of: records)
    #expect(rows.map(\.line) == ["3 Milk (a; b)", "bread"])
    #expect(rows[0].recordIDs == ["1", "3", "4"])
    #expect(rows[0].section == "D")
    #expect(!rows[0].isChecked)
    #expect(ShoppingItem.rows(of: records.reversed())[0].line == "3 MILK (b; a)")
  }

  @Test("a thing and its kind are one row in either order")
  func kinds() throws {
    for (plain, turned) in [
      ("brown sugar", "sugar, brown"), ("red onion", "onion, red"), ("whole milk", "milk, whole"),
      ("AA batteries", "batteries, AA"), ("gluten-free bread", "bread, gluten-free"),
    ] {
      #expect(
        try TestList(.string("1 \(plain)"), .string("2 \(turned)")).rows.map(\.amount) == ["3"])
      #expect(
        try TestList(["name": .string(turned), "quantity": 2], .string("1 \(plain)"))
          .rows.map(\.amount) == ["3"])
    }
  }

  @Test("the same size or word in another spelling is one note; a new amount takes it away")
  func sizes() throws {
    var list = try TestList("1 15-oz can beans", "15oz can beans", "2 (15 oz) cans beans")
    #expect(list.rows.map(\.line) == ["4 cans beans (15-oz)"])
    try list.add("beans (low salt)")
    try list.add("beans (Low-Salt)")
    list.check("beans")
    try list.add("beans")
    #expect(list.rows.map(\.line) == ["4 cans beans (15-oz; low salt)"])
    list.check("beans")
    try list.add("1 kg beans")
    #expect(list.rows.map(\.line) == ["1 kg beans (low salt)"])
  }

  @Test(
    "a new amount: a bare number keeps the unit and the size, any other takes both away",
    arguments: [
      ("2 l", "3", "3 l"), ("2 l", "2-3", "2-3 l"), ("2-3 l", "three", "3 l"),
      ("2 l", "3 kg", "3 kg"),
      ("2 l", "2 x 500 ml", "2 (500 ml)"), ("1 dozen", "2 x 500 ml", "2 (500 ml)"),
      ("2 l", "6 x 1.5 l", "6 (1.5 l)"), ("5 kg", "lots", "lots"), ("1 bottle", "double", "double"),
      ("2 x 500 g", "3", "3 (500 g)"), ("2 x 500 g", "3 kg", "3 kg"),
      ("2 x 500 g", "2 x 400 g", "2 (400 g)"), ("about 2 kg", "3 l", "3 l"),
    ])
  func replacing(_ old: String, _ new: String, _ expected: String) throws {
    let before = try #require(try AmountReading(alone: old))
    let after = try #require(try AmountReading(alone: new))
      .replacing(before.quantities, note: ItemNote.joined(before.notes))
    #expect(after.quantities.text + (after.note.map { " (\($0))" } ?? "") == expected)
  }
}
