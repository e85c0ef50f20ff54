import Foundation
import IntentJSON
import Testing

@testable import Household

/// The water cases of everyday use that need the whole household; those of reading alone are in
/// Water and Time.
@Suite struct EverydayWaterTests {
  let home: TestHousehold

  init() throws {
    home = try TestHousehold()
  }

  // MARK: - Amounts

  @Test("a goal in ounces is one, and so is what is left of it")
  func ounces() throws {
    let home = try TestHousehold(locale: "en_US.UTF-8")
    let goal = try home.household.adjustGoal(to: "83.2", unit: "fl_oz").value
    #expect(goal.progress.today.goal.value(in: goal.unit) == 83.2)
    let drink = try home.household.logWater(amount: "16", unit: "oz", at: nil, requestID: nil)
    #expect(drink.text == "16 fl oz logged. 67.2 fl oz to go.")
    #expect(drink.value.progress.today.percent == 19)
    #expect(throws: WaterAmountError.self) {
      try self.home.household.adjustGoal(to: "3", unit: nil)
    }
  }

  @Test("five bottles of 16.9 fl oz are 84.5, and every total is the sum of its drinks")
  func bottles() throws {
    let home = try TestHousehold(locale: "en_US.UTF-8")
    for _ in 0..<5 { try home.log("16.9 fl oz") }
    let today = try home.household.todaysWater().value
    #expect(today.progress.today.total.value(in: today.unit) == 84.5)
    #expect(today.progress.today.entriesCount == 5)
  }

  @Test(
    "which ounce, pint and cup it was is in the answer",
    arguments: [
      (UnitSystem.us, "20", "fl oz", 591.471, "20 fl oz"),
      (.uk, "20", "fl oz", 568.261, "20 UK fl oz"), (.us, "1", "pint", 473.176, "1 pint"),
      (.uk, "1 pint", nil, 568.261, "1 UK pint"),
      (.metric, "2", "cups", 473.176, "2 cups (473 ml)"),
      (.metric, "1", "uk_pint", 568.261, "1 UK pint (568 ml)"),
    ] as [(UnitSystem, String, String?, Double, String)])
  func whichUnit(
    _ system: UnitSystem, _ amount: String, _ unit: String?, _ milliliters: Double, _ text: String
  ) throws {
    try home.set(units: system)
    let logged = try home.household.logWater(amount: amount, unit: unit, at: nil, requestID: nil)
    #expect(logged.value.entry.amount.volume.milliliters == milliliters)
    #expect(logged.text.hasPrefix(text))
  }

  @Test("the unit of the goal speaks everywhere from then on")
  func preferredUnit() throws {
    try home.log("400 ml")
    #expect(try home.household.todaysWater().text.hasPrefix("400 of 2000 ml today"))
    _ = try home.household.adjustGoal(to: "64", unit: "fl oz")
    #expect(try home.household.todaysWater().text.hasPrefix("13.5 of 64 fl oz today"))
    #expect(try home.household.history(days: 1).text.contains("13.5 of 64 fl oz"))
  }

  @Test func `answers follow each goal in a unit, and say so, until units are chosen`() throws {
    let home = try TestHousehold(locale: "en_US.UTF-8")
    let goals = [("2 l", "ml"), ("half a gallon", "fl oz"), ("2.5 l", "ml"), ("64oz", "fl oz")]
    for (goal, unit) in goals {
      let text = try home.household.adjustGoal(to: goal, unit: nil).text
      #expect(text.hasSuffix("shown in \(unit) from now on, and a bare number counts as \(unit)."))
      #expect(!(try home.household.adjustGoal(to: goal, unit: nil).text.contains("shown in")))
    }
    try home.set(units: .metric)
    #expect(try home.household.adjustGoal(to: "64oz", unit: nil).value.unit == .milliliter)
  }

  @Test(
    "what no drink can be is refused, with what was probably meant",
    arguments: [
      ("0", nil, "Say how much was drunk"), ("lots", nil, "250 ml"), ("-250", nil, "undo"),
      ("250", "l", "Did you mean 250 ml?"), ("NaN", nil, "250 ml"), ("1e309", nil, "250 ml"),
      ("-8", "oz", "delete_water_entry"), ("1e3", "l", "5 l"),
    ] as [(String, String?, String)])
  func refused(_ amount: String, _ unit: String?, _ hint: String) throws {
    #expect {
      try home.log(amount, unit)
    } throws: { error in
      "\(error)".contains(hint)
    }
    #expect(try home.total == 0)
  }

  @Test("a broken number of millilitres is one")
  func decimals() throws {
    try home.log("333.3")
    #expect(try home.total == 333.3)
  }

  @Test("containers count as units, several at once, and old drinks keep what they were")
  func containers() throws {
    let set = try home.set(
      usual: "desk bottle", containers: "desk bottle = 675 ml; can: 0,33 l, mug = 300 ml")
    #expect(set.value.containers.map(\.name).sorted() == ["can", "desk bottle", "mug"])
    #expect(set.text.hasPrefix("Changed the container desk bottle, the container can,"))
    try home.log(nil)
    try home.log("1", "desk bottle")
    #expect(try home.total == 1350)
    #expect(try home.log("0.5", "desk bottle").entry.amount.volume.milliliters == 337.5)
    #expect(try home.log("2 cans").entry.amount.volume.milliliters == 660)
    try home.set(containers: "Desk Bottle = 700 ml")
    #expect(try home.total == 1350 + 337.5 + 660)
    #expect(try home.log("1", "desk bottle").entry.amount.volume.milliliters == 700)
    #expect {
      try home.log("1", "bukket")
    } throws: { error in
      "\(error)".contains("Desk Bottle (700 ml)")
    }
    try home.set(containers: "can =")
    #expect(throws: HouseholdError.self) { try home.set(containers: "can =") }
    #expect(throws: WaterAmountError.self) { try home.log("1", "can") }
  }

  @Test func `a container and its plural are one, but an exact name wins`() throws {
    try home.set(containers: "glass = 200 ml", "glas = 300 ml")
    #expect(try home.log("a glass").entry.amount.volume.milliliters == 200)
    #expect(try home.log("2 glasses").entry.amount.volume.milliliters == 400)
    let set = try home.set(containers: "mug = 200 ml; mugs = 250 ml")
    #expect(set.value.containers.map(\.name) == ["glas", "glass", "mugs"])
    #expect(try home.log("a mug").entry.amount.volume.milliliters == 250)
    #expect(try home.log("1", "mug").entry.amount.volume.milliliters == 250)
  }

  @Test func `Settings that hold already are no change and leave nothing to undo`() throws {
    try home.set(containers: "mug = 300 ml")
    let again = try home.household.changeSettings(
      units: .metric, usualAmount: "250", dayStartsAt: 0, language: "en",
      containers: ["mug = 300 ml"])
    #expect(again.text.hasPrefix("Nothing to change. Units: metric."))
    #expect(
      try home.household.undoLastChange().text.hasPrefix("Undone: Changed the container mug."))
  }

  @Test func `Units that were chosen stay chosen, also when they held already`() throws {
    try home.set(units: .metric)
    #expect(try home.household.adjustGoal(to: "64 oz", unit: nil).value.unit == .milliliter)
  }

  @Test(arguments: ["-5", "0", "6 l"])
  func `A usual amount that cannot be is refused as one`(_ amount: String) throws {
    #expect {
      try home.set(usual: amount)
    } throws: { error in
      "\(error)".hasPrefix("A usual amount of") && "\(error)".contains("from 1 ml to 5 l")
    }
  }

  @Test(arguments: [("333.3", "2 l", 6), ("473", "64 oz", 4)])
  func `A goal is reached when what is shown of it is`(
    _ drink: String, _ goal: String, _ count: Int
  ) throws {
    _ = try home.household.adjustGoal(to: goal, unit: nil)
    for _ in 1...count { try home.log(drink, "ml") }
    let today = try home.household.todaysWater()
    #expect(today.text.contains("(100 %). Goal reached"))
    #expect(today.value.progress.streak == 1)
  }

  // MARK: - Repair

  @Test("a slip is undone, changed or deleted; the total is the sum each time")
  func repaired() throws {
    try home.log("250")
    try home.log("2500")
    let undone = try home.household.undoLastChange()
    #expect(undone.text == "Undone: Logged 2500 ml, Tue 10 Mar, 12:00. 1750 ml to go.")
    #expect(try home.total == 250)
    let entry = try home.log("2500").entry
    let changed = try home.household.updateWaterEntry(entry.id, amount: "250", unit: nil, at: nil)
    #expect(changed.text.hasPrefix("Changed to 250 ml, today 12:00 (was 2500 ml"))
    #expect(try home.total == 500)
    let same = try home.household.updateWaterEntry(entry.id, amount: "250", unit: nil, at: nil)
    #expect(same.text.hasPrefix("Nothing to change"))
    _ = try home.household.deleteWaterEntry(entry.id)
    #expect(try home.total == 250)
    _ = try home.household.undoLastChange()
    _ = try home.household.undoLastChange()
    #expect(try home.total == 2750)
    #expect(throws: (any Error).self) {
      try home.household.updateWaterEntry(entry.id, amount: nil, unit: " ", at: nil)
    }
  }

  @Test("a drink can be moved to another time and day; a bare unit keeps the number")
  func moved() throws {
    let entry = try home.log("250").entry
    _ = try home.household.updateWaterEntry(entry.id, amount: nil, unit: nil, at: "yesterday 20:00")
    #expect(try home.totals(days: 2) == ["2026-03-09": 250, "2026-03-10": 0])
    // A time alone is one of the drink's own day.
    let later = try home.household.updateWaterEntry(entry.id, amount: nil, unit: nil, at: "21:15")
    #expect(later.value.entry.time.text == "2026-03-09T21:15:00+00:00")
    let inCups = try home.household.updateWaterEntry(entry.id, amount: "2", unit: "cups", at: nil)
    #expect(inCups.value.entry.amount.written == "2 cups")
    let three = try home.household.updateWaterEntry(entry.id, amount: "3", unit: nil, at: nil)
    #expect(three.value.entry.amount.written == "3 cups")
  }

  @Test func `a bare number that is odd in the drink's own unit is asked about`() throws {
    let entry = try home.log("33 cl").entry
    for (amount, hint) in [("300", "300 cl. Did you mean 300 ml?"), ("1.5", "Did you mean 1.5 l?")]
    {
      #expect {
        try home.household.updateWaterEntry(entry.id, amount: amount, unit: nil, at: nil)
      } throws: { error in
        "\(error)".contains(hint)
      }
    }
    #expect(try home.total == 330)
    let words = try home.household.updateWaterEntry(entry.id, amount: "fifty", unit: nil, at: nil)
    #expect(words.value.entry.amount.written == "50 cl")
  }

  @Test func `what was undone names its day, whatever day it is by then`() throws {
    try home.log("250")
    home.clock.set("2026-03-12T09:00:00Z")
    let undone = try home.household.undoLastChange().text
    #expect(undone == "Undone: Logged 250 ml, Tue 10 Mar, 12:00. 2000 ml to go.")
  }

  @Test(arguments: ["another", "Another one", "Another one, please!", "the same again."])
  func `One more is the drink before`(words: String) throws {
    #expect(throws: WaterAmountError.self) { try home.log(words) }
    try home.log("2 cups")
    #expect(try home.log(words).entry.amount.written == "2 cups")
  }

  @Test func `a container is one whoever's it is said to be`() throws {
    try home.set(containers: "my mug = 300 ml")
    let set = try home.set(containers: "mug = 350 ml")
    #expect(set.value.containers.map(\.name) == ["mug"])
    for name in ["my mug", "a mug", "the mug", "another mug", "a full mug"] {
      #expect(try home.log(name).entry.amount.volume.milliliters == 350)
    }
    try home.set(containers: "Sarah's cup = 400 ml")
    #expect(try home.log("half of sarahs cup").entry.amount.volume.milliliters == 200)
    try home.set(containers: "my mug =")
    #expect(try home.set().value.containers.map(\.name) == ["Sarah's cup"])
  }

  @Test("a drink below zero, as somebody may write one by hand, counts for nothing")
  func negativeInFile() throws {
    try home.log("250")
    let text = try String(contentsOf: home.file, encoding: .utf8)
    let line = #"{"id":"handmade01","at":"2026-03-10T11:00:00+00:00","ml":-100,"as":"-100 ml"},"#
    try text.replacing("\"water\":[\n", with: "\"water\":[\n\(line)\n")
      .write(to: home.file, atomically: true, encoding: .utf8)
    #expect(try home.total == 250)
  }

  // MARK: - Goals

  @Test("a new goal, or another unit, leaves past days as they were")
  func goals() throws {
    _ = try home.household.adjustGoal(to: "2000", unit: nil)
    for day in 10...12 {
      home.clock.set("2026-03-\(day)T12:00:00Z")
      try home.log("2000")
    }
    home.clock.set("2026-03-13T12:00:00Z")
    _ = try home.household.adjustGoal(to: "3000", unit: nil)
    try home.log("1500")
    let history = try home.household.history(days: 4).value
    #expect(history.days.map(\.percent) == [100, 100, 100, 50])
    #expect(history.days.map(\.goal.milliliters) == [2000, 2000, 2000, 3000])
    #expect(history.streak == 3)
    #expect(try home.household.todaysWater().value.progress.streak == 3)
  }

  @Test func `in the UK and Ireland a pint is imperial, unless a person chose US units`() throws {
    for locale in ["en_GB.UTF-8", "ga_IE"] {
      let home = try TestHousehold(locale: locale)
      let logged = try home.household.logWater(amount: "a pint", unit: nil, at: nil, requestID: nil)
      #expect(logged.text == "1 UK pint (568 ml) logged. 1432 ml to go.")
      try home.set(units: .us)
      #expect(try home.log("a pint").entry.amount.written == "1 pint")
    }
  }

  @Test("the default goal of past days stays when units change, with or without a goal")
  func defaultGoals() throws {
    for setsGoal in [false, true] {
      let home = try TestHousehold(locale: "en_US.UTF-8")
      try home.log("64 fl oz")
      home.clock.set("2026-03-11T12:00:00Z")
      if setsGoal {
        _ = try home.household.adjustGoal(to: "3 l", unit: nil)
        #expect(try home.household.todaysWater().value.unit == .milliliter)
      } else {
        try home.set(units: .metric)
      }
      let days = try home.household.history(days: 2).value.days
      #expect(days[0].goalReached)
      #expect(days[0].goal == UnitSystem.us.defaultGoal)
    }
  }

  @Test("odd goals are cautioned, impossible ones refused")
  func oddGoals() throws {
    #expect(try home.household.adjustGoal(to: "6300", unit: nil).text.contains("doctor"))
    for goal in ["0", "-1", "100 l"] {
      #expect(throws: WaterAmountError.self) {
        try home.household.adjustGoal(to: goal, unit: nil)
      }
    }
    #expect(try home.household.todaysWater().value.progress.today.goal.milliliters == 6300)
    let undone = try home.household.undoLastChange()
    #expect(undone.text == "Undone: Set the goal to 6300 ml. 2000 ml to go.")
  }

  @Test("the goal of somebody who set none is a common starting point")
  func defaultGoal() throws {
    #expect(try home.household.todaysWater().value.progress.today.goal.milliliters == 2000)
  }

  // MARK: - History

  @Test("the average says what it counts; an unfinished today breaks no streak")
  func average() throws {
    _ = try home.household.adjustGoal(to: "1000", unit: nil)
    try home.log("2000")
    home.clock.set("2026-03-12T12:00:00Z")
    try home.log("1000")
    let history = try home.household.history(days: 3)
    #expect(history.value.averagePerLoggedDay.milliliters == 1500)
    #expect(history.value.daysLogged == 2)
    #expect(history.text.contains("1500 ml a day on average, over the 2 days with drinks"))
    #expect(history.text.contains("today so far"))
  }

  @Test("a streak has no window, and is the same everywhere")
  func streak() throws {
    _ = try home.household.adjustGoal(to: "500", unit: nil)
    for _ in 0..<120 {
      home.clock.advance(seconds: 86_400)
      try home.log("500")
    }
    #expect(try home.household.history(days: 7).value.streak == 120)
    #expect(try home.household.todaysWater().value.progress.streak == 120)
  }
}
