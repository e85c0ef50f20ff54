import Household
import TestSupport
import Testing

@Suite struct DayIndexTests {
  @Test("every view of a day agrees, whatever hour it starts at")
  func viewsAgree() {
    let entries = [
      drink(300, "2026-03-10T23:50:00+00:00"), drink(200, "2026-03-11T01:30:00+00:00"),
    ]
    let late = DayIndex(rule: DayRule(startsAt: 4), entries: entries)
    let today = date("2026-03-10")
    #expect(late.progress(today: today, goals: goal(2000)).today.total.milliliters == 500)
    #expect(late.log(on: today, goals: goal(2000)).entriesCount == 2)
    let history = late.history(days: 2, today: today, goals: goal(2000))
    #expect(history.days.map(\.total.milliliters) == [0, 500])
    // The same entries with another hour are on other days.
    let calendar = DayIndex(rule: DayRule(), entries: entries)
      .history(days: 2, today: date("2026-03-11"), goals: goal(2000))
    #expect(calendar.days.map(\.day.text) == ["2026-03-10", "2026-03-11"])
    #expect(calendar.days.map(\.total.milliliters) == [300, 200])
  }

  @Test("a process that lives across midnight starts a new day")
  func acrossMidnight() {
    let zone = TableZone.berlin
    let before = zone.localTime(at: instant("2026-03-10T22:58Z"))
    let after = zone.localTime(at: instant("2026-03-10T23:02Z"))
    var index = DayIndex(rule: DayRule())
    index.insert(WaterEntry(id: "a", time: before, amount: WaterAmount(300, .milliliter)))
    let today = index.rule.day(of: after)
    #expect(index.progress(today: today, goals: goal(2000)).today.total == .zero)
    index.insert(WaterEntry(id: "b", time: after, amount: WaterAmount(200, .milliliter)))
    let history = index.history(days: 2, today: today, goals: goal(2000))
    #expect(history.days.map(\.day.text) == ["2026-03-10", "2026-03-11"])
    #expect(history.days.map(\.total.milliliters) == [300, 200])
  }

  @Test(
    "clock changes neither skip nor double a day",
    arguments: [
      (TableZone.berlin, "2025-10-24"), (.berlin, "2026-03-27"), (.newYork, "2026-03-06"),
      (.lordHowe, "2026-04-03"),
    ])
  func clockChanges(zone: TableZone, first: String) throws {
    let noon = try #require(TimeOfDay(hour: 12))
    let days = (0..<5).map { date(first).adding(days: $0) }
    let entries = days.map {
      WaterEntry(
        id: $0.text, time: zone.localTime(of: $0, at: noon), amount: WaterAmount(500, .milliliter))
    }
    let history = DayIndex(rule: DayRule(), entries: entries)
      .history(days: 5, today: days[4], goals: goal(500))
    #expect(history.days.map(\.day) == days)
    #expect(history.days.allSatisfy { $0.total.milliliters == 500 && $0.goalReached })
    #expect(history.streak == 5)
  }

  @Test("a new goal leaves past days as they were")
  func datedGoals() {
    let entries = [
      drink(2000, "2026-03-10T12:00:00Z"), drink(2000, "2026-03-11T12:00:00Z"),
      drink(2000, "2026-03-12T12:00:00Z"), drink(1500, "2026-03-13T12:00:00Z"),
    ]
    let history = DayIndex(rule: DayRule(), entries: entries).history(
      days: 4, today: date("2026-03-13"),
      goals: goals([("2026-03-13", 3000), ("2026-03-10", 2000)]))
    #expect(history.days.map(\.percent) == [100, 100, 100, 50])
    #expect(history.days.map(\.goal.milliliters) == [2000, 2000, 2000, 3000])
    #expect(history.streak == 3)
  }

  @Test(
    "the goal of a day is the last one dated on or before it",
    arguments: [
      ("2026-01-01", 2000), ("2026-03-09", 2000), ("2026-03-10", 1000), ("2026-03-11", 1000),
      ("2026-03-12", 3000), ("2030-01-01", 3000),
    ])
  func goalOfDay(day: String, milliliters: Double) {
    let history = goals([("2026-03-12", 3000), ("2026-03-10", 1000), ("2026-03-13", 0)])
    #expect(history.goal(on: date(day)).milliliters == milliliters)
  }

  @Test("the average counts logged days, and an unfinished today breaks no streak")
  func averageAndStreak() {
    let index = DayIndex(
      rule: DayRule(),
      entries: [drink(2000, "2026-03-09T12:00:00Z"), drink(1000, "2026-03-11T12:00:00Z")])
    let history = index.history(days: 3, today: date("2026-03-11"), goals: goal(1000))
    #expect(history.averagePerLoggedDay.milliliters == 1500)
    #expect(history.daysLogged == 2)
    #expect(history.days.map(\.total.milliliters) == [2000, 0, 1000])
    #expect(history.streak == 1)
    let unfinished = index.history(days: 3, today: date("2026-03-10"), goals: goal(1000))
    #expect(unfinished.streak == 1)
    #expect(index.history(days: 7, today: date("2026-03-13"), goals: goal(1000)).streak == 0)
  }

  @Test("the streak has no window and is the same everywhere")
  func longStreak() {
    let first = date("2023-01-01")
    let entries = (0..<1200).map {
      drink(500, "\(first.adding(days: $0).text)T12:00:00Z")
    }
    let today = first.adding(days: 1199)
    let index = DayIndex(rule: DayRule(), entries: entries)
    #expect(index.history(days: 7, today: today, goals: goal(500)).streak == 1200)
    #expect(index.progress(today: today, goals: goal(500)).streak == 1200)
    #expect(index.progress(today: today.adding(days: 1), goals: goal(500)).streak == 1200)
    #expect(index.progress(today: today.adding(days: 2), goals: goal(500)).streak == 0)
  }

  @Test("eight glasses of 8 fl oz reach 64 fl oz")
  func sumReachesGoal() {
    for (count, each, goal) in [(8, 8.0, 64.0), (10, 16.9, 169), (3, 1.0 / 3, 1), (64, 1, 64)] {
      let entries = (0..<count).map { _ in
        drink(WaterAmount(each, .fluidOunce), "2026-03-10T12:00:00Z")
      }
      let log = DayIndex(rule: DayRule(), entries: entries).log(
        on: date("2026-03-10"),
        goals: GoalHistory([], in: .us, initial: WaterAmount(goal, .fluidOunce).volume))
      #expect(log.goalReached && log.remaining == .zero && log.percent == 100)
    }
  }

  @Test("a goal is not reached by rounding")
  func notReachedByRounding() {
    let log = DayIndex(rule: DayRule(), entries: [drink(1999, "2026-03-10T12:00:00Z")])
      .log(on: date("2026-03-10"), goals: goal(2000))
    #expect(!log.goalReached && log.percent == 99 && log.remaining.milliliters == 1)
  }

  @Test("whatever is added, changed and taken away, a total is the sum of its entries")
  func totalsAreSums() {
    var random = SeededGenerator(seed: 41)
    var entries: [WaterEntry] = []
    var index = DayIndex(rule: DayRule(startsAt: 4))
    for step in 0..<3000 {
      if entries.isEmpty || Int.random(in: 0..<5, using: &random) > 1 {
        let moment = OffsetDateTime(
          Instant(
            milliseconds: Int.random(in: 1_772_000_000_000...1_773_000_000_000, using: &random)),
          offset: Int.random(in: -12...14, using: &random) * 3600)
        let unit = VolumeUnit.allCases.randomElement(using: &random) ?? .cup
        let entry = WaterEntry(
          id: "\(step)", time: moment,
          amount: WaterAmount(Double.random(in: 0.1...9, using: &random), unit))
        entries.append(entry)
        index.insert(entry)
      } else {
        index.remove(entries.remove(at: Int.random(in: 0..<entries.count, using: &random)))
      }
    }
    var sums: [LocalDate: (Int, Int)] = [:]
    for entry in entries {
      let (sum, count) = sums[index.rule.day(of: entry.time), default: (0, 0)]
      sums[index.rule.day(of: entry.time)] = (sum + entry.amount.volume.microliters, count + 1)
    }
    for back in -2..<15 {
      let day = date("2026-03-10").adding(days: -back)
      let log = index.log(on: day, goals: goal(2000))
      #expect(log.total.microliters == sums[day]?.0 ?? 0)
      #expect(log.entriesCount == sums[day]?.1 ?? 0)
    }
    for entry in entries { index.remove(entry) }
    #expect(index.history(days: 366, today: date("2026-03-31"), goals: goal(2000)).daysLogged == 0)
  }

  @Test("a history is at least today, and at most ten years", arguments: [-5, 0, 1, 7, 366, .max])
  func lengthOfHistory(days: Int) {
    let history = DayIndex(rule: DayRule())
      .history(days: days, today: date("2026-03-10"), goals: goal(2000))
    #expect(history.days.count == min(max(days, 1), 3660))
    #expect(history.days.last?.day.text == "2026-03-10")
    #expect(history.averagePerLoggedDay == .zero && history.streak == 0)
  }
}
