import Foundation
import Testing

@testable import Household

/// The shopping cases of everyday use that need the whole household: merging, reopening, renaming,
/// batches and sections.
///
/// Those of reading and matching alone are in Shopping.
@Suite struct EverydayListTests {
  @Test func `a row whose name begins like a ticked line is found by it`() throws {
    let home = try TestHousehold()
    try home.add(#"{"name": "[x] box", "quantity": 2, "unit": "packs"}"#, "1 box")
    let id = try home.row("[x] box").id
    for name in ["[x] box", "  [x] box\u{a0}", id] {
      #expect(try home.household.items(named: name).map(\.id) == [id])
    }
    #expect(try home.household.removeItems(["[x] box"]).value.outcomes.map(\.outcome) == [.removed])
  }

  @Test func `a new name loses the marks of a list, as a new item does, so that it is found`()
    throws
  {
    let home = try TestHousehold()
    for name in ["[x] box", "- box", "☐ box"] {
      try home.add("crate")
      try home.update("crate", name: name)
      #expect(try home.open == ["box"])
      #expect(try home.household.removeItems([name]).value.outcomes.map(\.outcome) == [.removed])
    }
  }

  let home: TestHousehold

  init() throws {
    home = try TestHousehold()
  }

  @Test("a bare name again changes nothing; an amount then goes up, told as old → new")
  func addedAgain() throws {
    #expect(try home.add("milk").words == ["added"])
    let again = try home.household.addItems(["milk"], section: nil, requestID: nil)
    #expect(again.value.words == ["unchanged"])
    #expect(again.text == "milk is already on the list. 1 to buy.")
    try home.add("2 milk")
    let more = try home.household.addItems(["3 Milk"], section: nil, requestID: nil)
    #expect(more.value.words == ["merged"])
    #expect(more.text == "milk 2 → 5. 1 to buy.")
  }

  @Test("two packs and one pack are three")
  func packs() throws {
    try home.add("2 packs butter")
    try home.add("1 pack butter")
    #expect(try home.open == ["3 packs butter"])
  }

  @Test("merging keeps the note, and a second note joins it")
  func notes() throws {
    try home.add("1 milk (lactose-free)")
    try home.add("2 milk")
    #expect(try home.open == ["3 milk (lactose-free)"])
    try home.add("milk (for the cat)")
    try home.add("1 milk (lactose-free)")
    #expect(try home.open == ["4 milk (lactose-free; for the cat)"])
  }

  @Test("a checked item comes back as the one row it was, however it is written")
  func reopened() throws {
    try home.add("Apples")
    let id = try home.row("Apples").id
    for name in ["apples", "  apples ", "\u{a0}APPLES", "apple"] {
      try home.checkOff("APPLES")
      #expect(try home.add(name).words == ["reopened"])
      #expect(try home.all == ["Apples"])
      #expect(try home.row("Apples").id == id)
    }
  }

  @Test("nothing bought is added back")
  func bought() throws {
    try home.add("12 eggs")
    try home.checkOff("eggs")
    try home.add("6 eggs")
    #expect(try home.open == ["6 eggs"])
  }

  @Test("checking and removing go by the name, whatever its case and accents")
  func looseSpelling() throws {
    try home.add("Broccoli", "crème fraîche", "jalapen\u{303}os")
    try home.add("cre\u{300}me frai\u{302}che", "jalapeños")
    #expect(try home.open.count == 3)
    #expect(try home.checkOff("creme fraiche", "jalapenos").words == ["checked", "checked"])
    #expect(try home.household.removeItems(["broccoli"]).value.words == ["removed"])
    #expect(try home.open.isEmpty)
  }

  @Test("a typo is fixed in place; a name that is there already joins the two")
  func renamed() throws {
    try home.add("1 kg brwon sugar", "500 g sugr (organic)", section: "Baking")
    let id = try home.row("brwon sugar").id
    let fixed = try home.update("brwon sugar", name: "brown sugar")
    #expect(fixed.text == "brwon sugar is now brown sugar.")
    #expect(fixed.value.id == id)
    let joined = try home.update("sugr", name: "Brown Sugar")
    #expect(joined.value.id == id)
    #expect(try home.open == ["1.5 kg brown sugar (organic)"])
    _ = try home.household.undoLastChange()
    #expect(try home.open == ["1 kg brown sugar", "500 g sugr (organic)"])
  }

  @Test("a new name is read as on adding")
  func renamedWithAmount() throws {
    try home.add("1 l milk (for Tom)", "eggs")
    try home.update("milk", name: "2 l oat milk (vanilla)")
    try home.update("eggs", name: "12 brown eggs", amount: "6")
    #expect(try home.open == ["2 l oat milk (for Tom; vanilla)", "6 brown eggs"])
  }

  @Test("a name of blanks or marks only is refused, and nothing is lost")
  func renamedToNothing() throws {
    try home.add("2 l milk")
    #expect(throws: ItemError.blank) { try home.update("milk", name: "!!!", amount: "3 l") }
    #expect(try home.open == ["2 l milk"])
  }

  @Test("unlike amounts stay side by side, like ones add up")
  func unlikeAmounts() throws {
    try home.add("heavy cream", "200 g flour", "500 g rice")
    try home.add("300 g heavy cream", "1 cup flour", "1 kg rice")
    #expect(
      Set(try home.open) == ["300 g heavy cream", "200 g + 1 cup flour", "1.5 kg rice"])
    try home.add("1 heavy cream")
    #expect(try home.row("heavy cream").amount == "300 g + 1")
  }

  @Test("sums are numbers without dust, also within one call")
  func sums() throws {
    try home.add(
      "2 onions", "1 onion", #"{"name":"garlic cloves","quantity":"2.00"}"#,
      #"{"name":"garlic cloves","quantity":"4.00"}"#, "0.1 kg cheese", "0.2 kg cheese",
      "100 g flour", "100 g flour", "100 g flour")
    #expect(
      Set(try home.open) == ["3 onions", "6 garlic cloves", "0.3 kg cheese", "300 g flour"])
  }

  @Test("fractions and decimal commas are numbers")
  func fractions() throws {
    try home.add("¼ cup lime juice", "1\u{2044}2 tsp cumin", "1,5 kg potatoes", "0,5 l oat drink")
    #expect(
      Set(try home.open) == [
        "0.25 cup lime juice", "0.5 tsp cumin", "1.5 kg potatoes", "0.5 l oat drink",
      ])
  }

  @Test("the list is told in the words it was given, a line each")
  func shown() throws {
    #expect(
      try home.household.list(includingChecked: false, section: nil).text
        == "The shopping list is empty.")
    try home.add("salt", "8 broccoli crowns", "100 g beansprouts")
    try home.add("old thing")
    try home.checkOff("old thing")
    #expect(
      try home.household.list(includingChecked: false, section: nil).text
        == "3 to buy, 1 checked:\n\n- salt\n- 8 broccoli crowns\n- 100 g beansprouts")
    #expect(try home.row("salt").quantities.isEmpty)
  }

  @Test("the rest of a batch lands, and each blank is named; blanks alone fail the call")
  func blanks() throws {
    let batch = try home.add("Milk", "12 Eggs", #"{"name":""}"#, "  ", "Bread")
    #expect(batch.words == ["added", "added", "failed", "failed", "added"])
    #expect(try home.open.count == 3)
    for items in [["", "   ", "\u{a0}"], [], ["[]"]] {
      #expect(throws: (any Error).self) {
        try home.household.addItems(items, section: nil, requestID: nil)
      }
    }
    #expect(throws: HouseholdError.self) { try home.checkOff("") }
    #expect(throws: HouseholdError.self) { try home.household.checkOff([String]()) }
    #expect(try home.open.count == 3)
  }

  @Test("sixty and five hundred items in a call are one change each, told in few words")
  func manyAtOnce() throws {
    let names = (0..<500).map { "thing \($0) of many" }
    let added = try home.household.addItems(names, section: nil, requestID: "big")
    #expect(added.text == "500 added. 500 to buy.")
    let checked = try home.household.checkOff(Array(names.prefix(60)))
    #expect(checked.text == "60 checked. 440 to buy.")
    _ = try home.household.undoLastChange()
    _ = try home.household.undoLastChange()
    #expect(try home.all.isEmpty)
    // Each record keeps the request id, but not the text of all 500.
    let size = try Data(contentsOf: home.file).count
    #expect(size < 500 * 400)
    #expect(throws: ItemError.tooMany(501)) {
      try home.household.addItems(names + ["one more"], section: nil, requestID: nil)
    }
  }

  @Test("pasted lines: the open one stays, the bought one comes back, the new one is added")
  func pasted() throws {
    try home.add("eggs", "milk")
    try home.checkOff("eggs")
    #expect(try home.add("milk\neggs\nflour").words == ["unchanged", "reopened", "added"])
  }

  @Test("two candidates change nothing; the exact name wins, also over an open longer one")
  func ambiguous() throws {
    try home.add("almond milk", "oat milk")
    #expect {
      try home.checkOff("milk")
    } throws: { error in
      let text = "\(error)"
      return text.contains("almond milk") && text.contains("oat milk")
        && text.contains("nothing was changed")
    }
    try home.add("milk")
    #expect(try home.checkOff("milk").words == ["checked"])
    #expect(try home.open == ["almond milk", "oat milk"])
    // With "milk" bought already, the oat milk is not taken in its place.
    _ = try home.household.removeItems(["almond milk"])
    #expect(try home.checkOff("milk").words == ["unchanged"])
    #expect(try home.open == ["oat milk"])
    try home.checkOff("oat milk")
    try home.add("milk")
    #expect(try home.household.uncheck(["milk"]).value.words == ["unchanged"])
  }

  @Test("removing needs the whole name")
  func removedStrictly() throws {
    try home.add("almond milk")
    #expect(throws: HouseholdError.self) { try home.household.removeItems(["milk"]) }
    #expect(try home.open == ["almond milk"])
  }

  @Test("two that are named with an and are both meant, unless they are one on the list")
  func pairs() throws {
    try home.add("oat milk", "eggs", "salt", "pepper", "salt and pepper")
    #expect(try home.checkOff("oat milk and eggs").words == ["checked", "checked"])
    #expect(try home.checkOff("salt and pepper").words == ["checked"])
    #expect(try home.open == ["salt", "pepper"])
  }

  @Test("what is not on the list is said, with what is like it")
  func unknown() throws {
    try home.add("milk")
    #expect {
      try home.checkOff("milc")
    } throws: { error in
      "\(error)" == "\"milc\" is not on the list. Did you mean \"milk\"?"
    }
  }

  @Test("unchecking keeps the row whole; all can be unchecked at once, however many")
  func unchecked() throws {
    try home.add("2 l milk (organic)", section: "Dairy")
    let before = try home.row("milk")
    try home.checkOff("milk")
    #expect(try home.household.uncheck(["milk"]).value.words == ["unchecked"])
    #expect(try home.row("milk") == before)
    #expect(
      try home.household.uncheckAll().text == "Nothing to uncheck: no item is checked.")
    for part in 0..<2 {
      let names = (0..<400).map { "thing \(part)x\($0)" }
      _ = try home.household.addItems(names, section: nil, requestID: nil)
      _ = try home.household.checkOff(names)
    }
    #expect(try home.household.uncheckAll().text == "800 unchecked. 801 to buy.")
  }

  @Test("sections group whatever their case, and are remembered for the next time")
  func sections() throws {
    try home.add("broccoli", "kale", section: "Produce")
    try home.add("mozzarella", section: "dairy")
    try home.add("spinach", section: "produce")
    try home.add("nails")
    #expect(try home.row("spinach").section == "Produce")
    _ = try home.household.removeItems(["broccoli"])
    try home.add("broccoli")
    #expect(try home.row("broccoli").section == "Produce")
    let produce = try home.household.list(includingChecked: false, section: "PRODUCE")
    #expect(produce.text == "3 to buy in Produce:\n\n- kale\n- spinach\n- broccoli")
    let other = try home.household.list(includingChecked: false, section: "other")
    #expect(other.text == "1 to buy in other:\n\n- nails")
    let none = try home.household.list(includingChecked: false, section: "Frozen").text
    #expect(
      none == "There is nothing in \"Frozen\". The sections are Produce, dairy, Other.")
  }

  @Test("a section that was taken away stays away when the item is added again")
  func sectionTakenAway() throws {
    try home.add("milk", section: "Dairy")
    _ = try home.household.removeItems(["milk"])
    try home.add("milk")
    let moved = try home.update("milk", section: "none")
    #expect(moved.text == "milk has no section now.")
    #expect(try home.add("milk").words == ["unchanged"])
    #expect(try home.row("milk").section == nil)
    #expect(try home.add("bread", section: "none").words == ["added"])
    #expect(try home.row("bread").section == nil)
    try home.add(#"{"name":"tea","section":"none"}"#)
    #expect(try home.row("tea").section == nil)
  }

  @Test("eight hundred bought things cost nothing; a long list says how to see the rest")
  func long() throws {
    for part in 0..<2 {
      let names = (0..<400).map { "old thing \(part)x\($0)" }
      _ = try home.household.addItems(names, section: nil, requestID: nil)
      _ = try home.household.checkOff(names)
    }
    _ = try home.household.addItems(
      (0..<20).map { "new thing \($0)" }, section: nil, requestID: nil)
    let list = try home.household.list(includingChecked: false, section: nil)
    #expect(list.value.items.count == 20)
    #expect(list.value.checkedCount == 800)
    #expect(list.text.utf8.count < 600)
    let all = try home.household.list(includingChecked: true, section: nil)
    #expect(all.value.items.count == 120)
    #expect(all.text.contains("720 more are not shown."))
    // The newest of the bought ones, in both forms.
    #expect(all.text.contains("old thing 1x399"))
    #expect(all.value.items.last?.name == "old thing 1x399")
    _ = try home.household.addItems(
      (0..<200).map { "frozen thing \($0)" }, section: "Frozen", requestID: nil)
    let long = try home.household.list(includingChecked: false, section: nil).text
    #expect(
      long.hasSuffix(
        "120 more are not shown. Ask for one section to see its items: Frozen, Other."))
  }

  @Test(
    "a change touches nothing else; \"none\" takes the note away, and a blank text is left out")
  func partial() throws {
    try home.add("2 l milk (organic)", section: "Dairy")
    #expect(try home.update("milk", amount: "3").text == "milk 2 l → 3 l.")
    #expect(try home.open == ["3 l milk (organic)"])
    #expect(
      try home.update("milk", amount: "3 l", note: " ").text
        == "3 l milk (organic) is that way already.")
    #expect(
      try home.update("milk", note: "").text.hasPrefix("3 l milk (organic) stays as it is."))
    #expect(try home.update("milk", note: "none").text == "milk: note removed.")
    #expect(try home.row("milk").section == "Dairy")
    #expect(try home.update("milk", section: "Drinks").text == "milk moved to Drinks.")
    #expect(try home.update("milk", amount: "none").text == "milk 3 l → no amount.")
    #expect(try home.update("milk", section: "drinks").text == "milk is that way already.")
    #expect(
      try home.update("milk").text
        == "milk stays as it is. Say what to change: the name, the amount, the note or the section."
    )
  }

  @Test("a line of the list as it is shown finds its item in every call")
  func shownLines() throws {
    try home.add("2 kg flour (white)", "3 flour")
    let line = "- 2 kg + 3 flour (white)"
    #expect(try home.household.items(named: line).map(\.name) == ["flour"])
    #expect(try home.checkOff(line).words == ["checked"])
    #expect(try home.household.uncheck([line]).value.words == ["unchecked"])
    #expect(try home.household.removeItems([line]).value.words == ["removed"])
  }

  @Test("what was bought is not ticked where the note says another kind")
  func otherKind() throws {
    try home.add("milk (oat)")
    #expect {
      try home.checkOff("milk (whole)")
    } throws: { error in
      "\(error)" == "\"milk (whole)\" is not on the list. Did you mean \"milk (oat)\"?"
    }
    #expect(try home.checkOff("oat milk").words == ["checked"])
    let back = try home.household.addItems(["2 milk"], section: nil, requestID: nil)
    #expect(back.text == "2 milk (oat) back on the list. 1 to buy.")
  }

  @Test("an amount with its size is a new amount; the sum that is shown is one too")
  func amountsWithSizes() throws {
    try home.add("tomatoes")
    for (amount, line) in [
      ("500 g bag", "1 bag tomatoes (500 g)"), ("2 cans (400 g)", "2 cans tomatoes (400 g)"),
      ("2 kg + 3", "2 kg + 3 tomatoes"), ("a bag of 500 g", "1 bag tomatoes (500 g)"),
    ] {
      try home.update("tomatoes", amount: amount)
      #expect(try home.open == [line])
    }
    try home.update("tomatoes", name: "2 boxes of 12 tomatoes")
    try home.update("tomatoes", amount: "1 kg")
    #expect(try home.open == ["1 kg tomatoes"])
    #expect(try home.update("tomatoes", note: "none").value.note == nil)
  }

  @Test("what a removal asks about is what it takes")
  func itemsToRemove() throws {
    try home.add("milk", "eggs", "oat milk")
    try home.checkOff("eggs")
    for inputs in [["milk"], ["eggs"], ["milk, eggs"], ["nope"], ["MILK", "milk"]] {
      let asked = try home.household.items(toRemove: inputs).map(\.name)
      let before = try home.household.items(includingChecked: true).map(\.name)
      _ = try? home.household.removeItems(inputs)
      let after = try home.household.items(includingChecked: true).map(\.name)
      #expect(Set(before).subtracting(after) == Set(asked))
      if before != after { _ = try home.household.undoLastChange() }
    }
  }
}
