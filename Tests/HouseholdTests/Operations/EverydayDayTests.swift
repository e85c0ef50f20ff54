import Testing

@testable import Household

/// The cases about which day a drink counts for, in a household with a clock and a zone of its own.
@Suite struct EverydayDayTests {
  @Test("today is the local day")
  func localDay() throws {
    let kolkata = try TestHousehold(at: "2026-03-10T19:00:00Z", zone: FixedZone(hours: 5.5))
    try kolkata.log("250")
    #expect(try kolkata.household.todaysWater().value.progress.today.day.text == "2026-03-11")
    #expect(try kolkata.total == 250)
    let west = try TestHousehold(at: "2026-03-11T00:30:00Z", zone: FixedZone(hours: -7))
    #expect(try west.household.todaysWater().value.progress.today.day.text == "2026-03-10")
  }

  @Test("a day that starts at four: today, history and the day's drinks agree")
  func lateDay() throws {
    let home = try TestHousehold(at: "2026-03-10T23:50:00Z")
    try home.set(dayStartsAt: 4)
    try home.log("300")
    home.clock.set("2026-03-11T01:30:00Z")
    try home.log("200")
    let today = try home.household.todaysWater()
    #expect(today.value.progress.today.day.text == "2026-03-10")
    #expect(today.text.contains("your day is still"))
    #expect(try home.total == 500)
    #expect(try home.totals(days: 2)["2026-03-10"] == 500)
    let entries = try home.household.entries(on: date("2026-03-10")).value.entries
    #expect(entries?.map(\.amount.written) == ["300 ml", "200 ml"])
    home.clock.set("2026-03-11T04:00:00Z")
    #expect(try home.total == 0)
    // Another hour applies to all days at once.
    try home.set(dayStartsAt: 0)
    #expect(try home.totals(days: 2) == ["2026-03-10": 300, "2026-03-11": 200])
  }

  @Test("one process across midnight")
  func acrossMidnight() throws {
    let home = try TestHousehold(at: "2026-03-10T22:58:00Z", zone: TableZone.berlin)
    try home.log("300")
    home.clock.set("2026-03-10T23:02:00Z")
    #expect(try home.total == 0)
    try home.log("200")
    #expect(try home.totals(days: 2) == ["2026-03-10": 300, "2026-03-11": 200])
  }

  @Test(
    "clock changes neither skip nor double a day",
    arguments: [
      (TableZone.berlin, "2025-10-24", 5), (TableZone.berlin, "2026-03-28", 4),
      (TableZone.newYork, "2026-03-06", 5),
    ])
  func clockChanges(_ zone: TableZone, _ first: String, _ count: Int) throws {
    let days = (0..<count).map { date(first).adding(days: $0).text }
    let home = try TestHousehold(at: "\(days[0])T12:00:00Z", zone: zone)
    _ = try home.household.adjustGoal(to: "500", unit: nil)
    for day in days {
      home.clock.set("\(day)T20:00:00Z")
      try home.log("500")
    }
    let history = try home.household.history(days: count).value
    #expect(history.days.map(\.day.text) == days)
    #expect(history.days.allSatisfy { $0.total.milliliters == 500 })
    #expect(history.streak == count)
  }

  @Test(
    "when it was drunk is said in words or digits, and the answer says which day it is",
    arguments: [
      ("30 minutes ago", "2026-03-10T10:30", "at 10:30"),
      ("yesterday 21:30", "2026-03-09T21:30", "yesterday, Mon 9 Mar, 21:30"),
      ("08:00", "2026-03-10T08:00", "at 08:00"), ("8 am", "2026-03-10T08:00", "at 08:00"),
      ("2026-03-03T22:15", "2026-03-03T22:15", "Tue 3 Mar, 22:15"),
    ])
  func when(_ at: String, _ time: String, _ words: String) throws {
    let home = try TestHousehold(at: "2026-03-10T15:00:00Z", zone: TableZone.newYork)
    let logged = try home.household.logWater(amount: "100", unit: nil, at: at, requestID: nil)
    #expect(logged.value.entry.time.text.hasPrefix(time))
    #expect(logged.text.contains(words))
    #expect(try home.total == (time.hasPrefix("2026-03-10") ? 100 : 0))
  }

  @Test("every look at today tells day, date, time and offset")
  func clock() throws {
    let home = try TestHousehold(at: "2026-03-10T15:00:00Z", zone: TableZone.newYork)
    let text = try home.household.todaysWater().text
    #expect(text.contains("It is Tuesday 10 March 2026, 11:00 (UTC-04:00)."))
  }

  @Test("a day without drinks is empty, and what is to come is refused")
  func emptyDay() throws {
    let home = try TestHousehold()
    let empty = try home.household.entries(on: date("2020-01-01"))
    #expect(empty.value.entries == [])
    for at in ["tomorrow 9:00", "2031-01-01T00:00", "soonish"] {
      #expect(throws: MomentError.self) { try home.log("100", at: at) }
    }
    #expect(try home.household.history(days: 1).value.days[0].entriesCount == 0)
  }

  @Test("a traveller's drinks keep their own date")
  func traveller() throws {
    let home = try TestHousehold(at: "2026-03-10T22:00:00Z")
    try home.log("400")
    home.restart(in: TableZone.newYork)
    home.clock.set("2026-03-11T03:30:00Z")
    #expect(try home.household.todaysWater().value.progress.today.day.text == "2026-03-10")
    let entries = try home.household.entries(on: date("2026-03-10")).value.entries
    #expect(entries?.map(\.time.text) == ["2026-03-10T22:00:00+00:00"])
  }
}
