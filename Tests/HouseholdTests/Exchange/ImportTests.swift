import IntentJSON
import Testing

@testable import Household

/// Exporting and importing whole households.
@Suite struct ImportTests {
  let home: TestHousehold

  init() throws {
    home = try TestHousehold()
  }

  private func fill() throws {
    try home.set(containers: "desk bottle = 675 ml")
    try home.log("250")
    try home.log("250")
    try home.log("8 fl oz", at: "yesterday 21:30")
    try home.log("2", "desk bottle")
    try home.add("1 + 300 g cream", "2 l milk (organic, \"fresh\")", section: "Dairy")
    try home.add("+1 coffee", "=SUM", "2 Dosen Mais", "tea")
    // Amounts that only sums have: with a text, with three decimals, in many units.
    try home.add(
      "10 oz pasta", "1/8 onions", "2 boxes of rice", "3 bags of rice", "4 bottles of rice")
    try home.add(
      "2-3 boxes pasta", "1.25 onions", "5 packets of rice", "6 jars of rice", "7 tins of rice")
    try home.checkOff("tea")
  }

  @Test("what is exported comes back whole in another household, in every form")
  func roundTrip() throws {
    try fill()
    let export = try home.household.exported(water: true, list: true).value
    let texts = [
      [try #require(export.waterCSV), try #require(export.listCSV)], [export.json.text],
    ]
    for files in texts {
      let other = try TestHousehold()
      for file in files { try other.household.importing(file) }
      #expect(try other.household.exported(water: true, list: true).value.json == export.json)
    }
  }

  @Test("importing a file twice, or one's own, adds nothing")
  func twice() throws {
    try fill()
    let export = try home.household.exported(water: true, list: true).value
    for file in [try #require(export.waterCSV), try #require(export.listCSV), export.json.text] {
      let answer = try home.household.importing(file)
      #expect(answer.text.hasPrefix("Nothing new to import. There already: "))
      #expect(try home.household.exported(water: true, list: true).value.json == export.json)
    }
    let foreign = "time,ml\n2026-03-01 08:00,250\n2026-03-01 08:00,250\n2026-03-01 09:00,300\n"
    #expect(try home.household.importing(foreign).text == "Imported 3 drinks.")
    #expect(
      try home.household.importing(foreign).text
        == "Nothing new to import. There already: 3 drinks.")
    #expect(try home.totals(days: 10)["2026-03-01"] == 800)
  }

  @Test("a dry run tells the same and changes nothing; undo takes an import back")
  func dryRun() throws {
    try home.add("milk")
    let file = "milk\n2 eggs\n1 egg\n500 g\nkale\n"
    let dry = try home.household.importing(file, isDryRun: true)
    #expect(
      dry.text.hasPrefix("Would import 2 items. There already: 1 item.\nNot read: 1.\n- line 4: "))
    #expect(try home.all == ["milk"])
    let real = try home.household.importing(file)
    #expect(real.text.hasPrefix("Imported 2 items. There already: 1 item."))
    #expect(try home.all == ["milk", "3 eggs", "kale"])
    #expect(try home.household.undoLastChange().text == "Undone: Imported 2 items. 1 to buy.")
    #expect(try home.all == ["milk"])
  }

  @Test("an imported item goes into the section it is known in, and a deleted one comes back")
  func sections() throws {
    try home.add("milk", section: "Dairy")
    let export = try home.household.exported(water: false, list: true).value
    _ = try home.household.removeItems(["milk"])
    try home.household.importing("name,section\nmilk,\nbutter,dairy\n")
    #expect(try home.row("milk").section == "Dairy")
    #expect(try home.row("butter").section == "Dairy")
    _ = try home.household.removeItems(["milk"])
    try home.household.importing(try #require(export.listCSV))
    #expect(try home.row("milk").section == "Dairy")
  }

  @Test func `a cell that says there is nothing is nothing`() throws {
    try home.household.importing("name,amount,note,section\nmilk,-,none,n/a\n")
    #expect(try home.all == ["milk"])
    #expect(try home.row("milk").section == nil)
  }

  @Test("ten years of drinks are taken in by a few writes")
  func many() throws {
    var rows = "time,ml\n"
    for day in 0..<3000 {
      for hour in [8, 12, 18, 20] {
        rows += "\(date("2017-01-01").adding(days: day).text) \(hour.digits(2)):00,\(200 + hour)\n"
      }
    }
    let answer = try home.household.importing(rows)
    #expect(answer.text.hasPrefix("Imported 12000 drinks. It took 2 writes;"))
    #expect(try home.household.importing(rows).text.contains("There already: 12000 drinks"))
    let undone = try home.household.undoLastChange().text
    #expect(undone.hasPrefix("Undone: Imported 3000 drinks."))
    #expect(try home.household.recentWaterEntries(limit: 20_000).count == 9000)
  }
}
