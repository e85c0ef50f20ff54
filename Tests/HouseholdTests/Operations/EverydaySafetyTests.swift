import Foundation
import IntentJSON
import Testing

@testable import Household

/// The cases about losing nothing: undo, retries, two writers, conflict copies.
@Suite struct EverydaySafetyTests {
  let home: TestHousehold

  init() throws {
    home = try TestHousehold()
  }

  @Test("clearing takes only what is bought, names it, and can be undone")
  func cleared() throws {
    try home.add("a1", "b2", "c3", "d4", "e5")
    try home.checkOff("a1", "b2", "c3")
    let cleared = try home.household.clearChecked()
    #expect(cleared.value.removed.map(\.name) == ["a1", "b2", "c3"])
    #expect(cleared.text == "Cleared a1, b2, c3. 2 to buy.")
    #expect(try home.all == ["d4", "e5"])
    let undone = try home.household.undoLastChange()
    #expect(undone.text == "Undone: Cleared a1, b2, c3. 2 to buy.")
    #expect(undone.value.items.map(\.name) == ["a1", "b2", "c3"])
    #expect(try home.all == ["d4", "e5", "✓ a1", "✓ b2", "✓ c3"])
    _ = try home.household.uncheckAll()
    #expect(
      try home.household.clearChecked().text == "Nothing to clear: no item is checked.")
  }

  @Test("undo steps back in order, also after a restart")
  func undone() throws {
    try home.add("eggs", "eggplant")
    try home.checkOff("eggs")
    try home.update("eggplant", amount: "2")
    home.restart()
    #expect(
      try home.household.undoLastChange().text
        == "Undone: Changed eggplant to 2 eggplant. 1 to buy.")
    _ = try home.household.undoLastChange()
    #expect(try home.all == ["eggs", "eggplant"])
    let last = try home.household.undoLastChange()
    #expect(last.text == "Undone: Added eggs, eggplant. 0 to buy.")
    #expect(last.value.removedIDs.count == 2)
    #expect(
      try home.household.undoLastChange().text == "There is nothing to undo on this computer.")
  }

  @Test("taking back a move says what moved")
  func undoneMove() throws {
    try home.add("cheese", section: "Dairy")
    try home.update("cheese", section: "Fridge")
    #expect(
      try home.household.undoLastChange().text == "Undone: Moved cheese to Fridge. 1 to buy.")
    #expect(try home.row("cheese").section == "Dairy")
  }

  @Test("taking back a part of a row shows the row, and names no id nobody has seen")
  func undoneInPart() throws {
    try home.add("2 milk")
    try home.add("3 milk")
    let undone = try home.household.undoLastChange()
    #expect(undone.value.items.map(\.line) == ["2 milk"])
    #expect(undone.value.removedIDs.isEmpty)
  }

  @Test("an undo that finds its change changed again says that it did nothing")
  func undoneTooLate() throws {
    try home.add("milk")
    try home.update("milk", amount: "2")
    let other = home.otherComputer()
    let id = try home.row("milk").id
    _ = try other.updateItem(id, name: nil, amount: "5", note: nil, section: nil)
    let undone = try home.household.undoLastChange()
    #expect(undone.text.hasPrefix("Nothing to take back is left of the last change"))
    #expect(undone.value.items.isEmpty)
    #expect(try home.open == ["5 milk"])
  }

  @Test func `an undo after which the row looks the same says that nothing is left`() throws {
    try home.add("milk")
    _ = try home.otherComputer().addItems(["3 milk"], section: nil, requestID: nil)
    let undone = try home.household.undoLastChange()
    #expect(
      undone.text.hasPrefix("Nothing to take back is left of the last change (Added milk)"))
    #expect(undone.value.items.isEmpty && undone.value.removedIDs.isEmpty)
    #expect(try home.open == ["3 milk"])
  }

  @Test func `undoing the first goal of a day leaves the one that another computer set`() throws {
    _ = try home.household.adjustGoal(to: "70", unit: "fl_oz")
    _ = try home.otherComputer().adjustGoal(to: "80", unit: "fl_oz")
    let undone = try home.household.undoLastChange()
    #expect(undone.text.hasPrefix("Nothing to take back is left"))
    #expect(try home.household.todaysWater().text.contains("80 fl oz to go"))
  }

  @Test("two processes that add in turn lose nothing")
  func twoProcesses() throws {
    let second = Household(
      folder: home.folder.path, stateFolder: home.root.appending(path: "state").path,
      clock: home.clock, zone: home.zone, locale: home.locale)
    for index in 0..<10 {
      try home.add("first \(index)")
      _ = try second.addItems(["second \(index)"], section: nil, requestID: nil)
    }
    #expect(try home.open.count == 20)
    #expect(try second.items(includingChecked: false).count == 20)
  }

  @Test("two computers that add to one item at once: both amounts count, in one row")
  func twoComputers() throws {
    try home.add("2 milk")
    let before = try Data(contentsOf: home.file)
    try home.add("3 milk (for tea)")
    let mine = try Data(contentsOf: home.file)
    try before.write(to: home.file)
    let other = home.otherComputer()
    _ = try other.addItems(["4 milk (organic)"], section: nil, requestID: nil)
    try mine.write(to: home.folder.appending(path: "Carafe (conflicted copy).json"))
    #expect(try home.row("milk").amount == "9")
    #expect(try other.items(includingChecked: true).map(\.amount) == ["9"])
    let note = try #require(try home.row("milk").note)
    #expect(note.contains("organic") && note.contains("for tea"))
  }

  @Test("bought here and added there: only the new amount is to buy, and stays so")
  func boughtHereAddedThere() throws {
    try home.add("12 eggs")
    let before = try Data(contentsOf: home.file)
    try home.checkOff("eggs")
    let mine = try Data(contentsOf: home.file)
    try before.write(to: home.file)
    _ = try home.otherComputer().addItems(["6 eggs"], section: nil, requestID: nil)
    try mine.write(to: home.folder.appending(path: "Carafe 2.json"))
    #expect(try home.open == ["6 eggs"])
    try home.checkOff("eggs")
    #expect(try home.all == ["✓ 6 eggs"])
    _ = try home.household.uncheck(["eggs"])
    #expect(try home.open == ["6 eggs"])
    _ = try home.household.undoLastChange()
    _ = try home.household.undoLastChange()
    #expect(try home.open == ["6 eggs"])
  }

  @Test(
    "what is only in a conflict copy is taken in, by any service's name for it",
    arguments: [
      "Carafe.sync-conflict-20261004-101010-ABCDEFG.json",
      "Carafe (conflicted copy).json", "Carafe 2.json",
    ])
  func conflictCopy(_ name: String) throws {
    try home.add("milk")
    let before = try Data(contentsOf: home.file)
    try home.add("cheese")
    try home.log("300 ml")
    let copy = try Data(contentsOf: home.file)
    try FileManager.default.removeItem(at: home.root.appending(path: "state"))
    try before.write(to: home.file)
    try copy.write(to: home.folder.appending(path: name))
    home.restart()
    #expect(try home.open == ["milk", "cheese"])
    #expect(try home.total == 300)
  }

  @Test("a file that is not downloaded yet is not an empty list")
  func placeholder() throws {
    try Data().write(to: home.folder.appending(path: ".Carafe.json.icloud"))
    #expect {
      try home.add("milk")
    } throws: { error in
      "\(error)".contains("not downloaded yet")
    }
    #expect(!FileManager.default.fileExists(atPath: home.file.path))
  }

  @Test("the same request id adds nothing twice, also after a fold and a restart")
  func repeatedItems() throws {
    try home.add("2 milk", "eggs", id: "a1")
    #expect(try home.add("2 milk", "eggs", id: "a1").words == ["unchanged", "unchanged"])
    try home.add("3 milk", id: "a2")
    try home.update("milk", note: "organic")
    home.restart()
    #expect(try home.add("3 milk", id: "a2").words == ["unchanged"])
    #expect(try home.open == ["5 milk (organic)", "eggs"])
    #expect {
      try home.add("4 milk", id: "a2")
    } throws: { error in
      "\(error)".hasPrefix("The request_id \"a2\" was used for something else (items 3 milk).")
    }
    #expect(throws: HouseholdError.self) { try home.add("3 milk", section: "Dairy", id: "a2") }
    #expect(try home.open == ["5 milk (organic)", "eggs"])
  }

  @Test("what was undone may be asked for again with the same id")
  func repeatedAfterUndo() throws {
    try home.add("milk", id: "a1")
    try home.log("250 ml", id: "w1")
    _ = try home.household.undoLastChange()
    _ = try home.household.undoLastChange()
    #expect(try home.add("milk", id: "a1").words == ["added"])
    try home.log("250 ml", id: "w1")
    #expect(try home.total == 250)
  }

  @Test("a drink with the same id is logged once, also by another process")
  func repeatedDrink() throws {
    let first = try home.log("500 ml", id: "a1")
    let second = Household(
      folder: home.folder.path, stateFolder: nil, clock: home.clock, zone: home.zone,
      locale: home.locale)
    let again = try second.logWater(amount: "500 ml", unit: nil, at: nil, requestID: "a1")
    #expect(again.value.entry == first.entry)
    #expect(again.text.hasPrefix("Already logged with this request_id: 500 ml logged"))
    #expect(throws: HouseholdError.self) { try home.log("300 ml", id: "a1") }
    #expect(try home.total == 500)
  }

  @Test("equal drinks without an id both count; the answer says how to take one back")
  func equalDrinks() throws {
    try home.log("250 ml", at: "11:00")
    let second = try home.household.logWater(
      amount: "250 ml", unit: nil, at: "11:00", requestID: nil)
    #expect(second.text.contains("undo_last_change takes this one back if it was a repeat"))
    #expect(try home.total == 500)
  }

  @Test("a failure names the next step")
  func failures() throws {
    #expect {
      try home.household.deleteWaterEntry("nope")
    } throws: { error in
      "\(error)".contains("show_history")
    }
    #expect {
      try home.household.updateItem("nope", name: nil, amount: "2", note: nil, section: nil)
    } throws: { error in
      "\(error)".contains("show_list")
    }
  }
}

extension EverydaySafetyTests {
  @Test("undo steps back through several changes of one field")
  func undoneOneField() throws {
    try home.add("1 milk")
    for amount in ["2", "3", "4"] { try home.update("milk", amount: amount) }
    for amount in ["3", "2", "1"] {
      _ = try home.household.undoLastChange()
      #expect(try home.open == ["\(amount) milk"])
    }
    let drink = try home.log("100").entry
    for amount in ["200", "300"] {
      _ = try home.household.updateWaterEntry(drink.id, amount: amount, unit: nil, at: nil)
    }
    for total in [200, 100, 0] {
      _ = try home.household.undoLastChange()
      #expect(try home.total == Double(total))
    }
  }
}
