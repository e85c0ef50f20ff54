import Household
import Testing

@Suite struct WaterTextsTests {
  static func texts(
    _ system: UnitSystem = .metric, now: String = "2026-03-10T11:00:00-04:00", startsAt: Int = 0
  ) -> WaterTexts {
    WaterTexts(
      system: system, rule: DayRule(startsAt: startsAt),
      now: OffsetDateTime(now) ?? OffsetDateTime(Instant(milliseconds: 0), offset: 0))
  }

  static func log(
    _ total: Double, of goal: Double, _ unit: VolumeUnit = .milliliter, day: String = "2026-03-10",
    count: Int = 1
  ) -> DailyLog {
    DailyLog(
      day: date(day), total: WaterAmount(total, unit).volume, goal: WaterAmount(goal, unit).volume,
      entriesCount: total == 0 ? 0 : count,
      in: unit == .milliliter ? .metric : .us)
  }

  @Test("the watch sentence: what was logged, what is left, goal reached")
  func watchSentence() {
    let texts = Self.texts(.us)
    let now = "2026-03-10T11:00:00-04:00"
    #expect(
      texts.logged(drink(WaterAmount(8, .fluidOunce), now), log: Self.log(8, of: 40, .fluidOunce))
        == "8 fl oz logged. 32 fl oz to go.")
    #expect(
      texts.logged(drink(WaterAmount(32, .fluidOunce), now), log: Self.log(40, of: 40, .fluidOunce))
        == "32 fl oz logged. Goal reached: 40 of 40 fl oz today.")
    #expect(
      texts.logged(drink(WaterAmount(2, .cup), now), log: Self.log(24, of: 64, .fluidOunce))
        == "2 cups (16 fl oz) logged. 40 fl oz to go.")
  }

  @Test(
    "a drink logged late names its time, and its day if that is not today",
    arguments: [
      ("2026-03-10T10:59:30-04:00", "2026-03-10", "300 ml logged. 1700 ml to go."),
      ("2026-03-10T10:30:00-04:00", "2026-03-10", "300 ml logged at 10:30. 1700 ml to go."),
      (
        "2026-03-09T21:30:00-04:00", "2026-03-09",
        "300 ml logged for yesterday, Mon 9 Mar, 21:30. That day: 300 of 2000 ml."
      ),
      (
        "2026-03-03T22:15:00-05:00", "2026-03-03",
        "300 ml logged for Tue 3 Mar, 22:15. That day: 300 of 2000 ml."
      ),
      (
        "2025-12-24T18:00:00-05:00", "2025-12-24",
        "300 ml logged for Wed 24 Dec 2025, 18:00. That day: 300 of 2000 ml."
      ),
    ])
  func loggedLate(time: String, day: String, expected: String) {
    let text = Self.texts().logged(drink(300, time), log: Self.log(300, of: 2000, day: day))
    #expect(text == expected)
  }

  @Test("progress says what day and time it is here")
  func progress() {
    #expect(
      Self.texts().progress(WaterProgress(today: Self.log(500, of: 2000), streak: 3))
        == """
        500 of 2000 ml today (25 %). 1500 ml to go. Streak: 3 days. It is Tuesday 10 March 2026, \
        11:00 (UTC-04:00).
        """)
    #expect(
      Self.texts(.us).progress(WaterProgress(today: Self.log(0, of: 64, .fluidOunce), streak: 0))
        == "Nothing logged today. 64 fl oz to go. It is Tuesday 10 March 2026, 11:00 (UTC-04:00).")
  }

  @Test("after midnight, progress says which day it still is")
  func progressAtNight() {
    let texts = Self.texts(now: "2026-03-11T01:31:00+00:00", startsAt: 4)
    let text = texts.progress(WaterProgress(today: Self.log(500, of: 2000), streak: 0))
    #expect(text.hasSuffix("01:31 (UTC+00:00); your day is still Tue 10 Mar until 04:00."))
  }

  @Test(
    "unusual goals are kept with a caution",
    arguments: [(6300.0, "a lot"), (5000, nil), (2000, nil), (1000, nil), (999, "little")])
  func goal(milliliters: Double, caution: String?) {
    let text = Self.texts().goalSet(
      WaterAmount(milliliters, .milliliter),
      progress: WaterProgress(today: Self.log(500, of: milliliters), streak: 0))
    #expect(text.hasPrefix("Goal: \(Int(milliliters)) ml a day from today on. 500 of "))
    #expect(text.contains("doctor") == (caution != nil))
    if let caution { #expect(text.contains(caution)) }
  }

  @Test("changed and deleted drinks are told as they were")
  func changes() {
    let old = drink(2500, "2026-03-10T10:30:00-04:00")
    let new = drink(250, "2026-03-09T21:30:00-04:00")
    #expect(
      Self.texts().updated(from: old, to: new, log: Self.log(250, of: 2000, day: "2026-03-09"))
        == """
        Changed to 250 ml, yesterday, Mon 9 Mar, 21:30 (was 2500 ml, today 10:30). That day: 250 of \
        2000 ml.
        """)
    #expect(
      Self.texts().deleted(old, log: Self.log(0, of: 2000))
        == "Deleted: 2500 ml, today 10:30. 2000 ml to go.")
  }

  @Test("history has a bar per day, today so far, and says what the average counts")
  func history() {
    let index = DayIndex(
      rule: DayRule(),
      entries: [
        drink(2000, "2026-03-08T12:00:00Z"), drink(30, "2026-03-07T12:00:00Z"),
        drink(1999, "2026-03-06T12:00:00Z"), drink(2600, "2026-03-05T12:00:00Z"),
        drink(1000, "2026-03-10T10:00:00-04:00"),
      ])
    let history = index.history(days: 6, today: date("2026-03-10"), goals: goals([]))
    let text = Self.texts().history(history)
    #expect(
      text == """
        Last 6 days: 1526 ml a day on average, over the 5 days with drinks.
        ██████████ Thu 5 Mar · 2600 ml ✓
        █████████░ Fri 6 Mar · 1999 of 2000 ml
        █░░░░░░░░░ Sat 7 Mar · 30 of 2000 ml
        ██████████ Sun 8 Mar · 2000 ml ✓
        ░░░░░░░░░░ Mon 9 Mar · nothing
        █████░░░░░ today so far · 1000 of 2000 ml
        No streak yet.
        """)
    let lines: [Substring] = text.split(separator: "\n")
    #expect(lines.dropFirst().allSatisfy { $0.count <= 42 })
  }

  @Test("a year is told by weeks, in few lines")
  func yearByWeeks() {
    let first = date("2025-03-10")
    let entries = (0...365).map { drink(1500, "\(first.adding(days: $0).text)T12:00:00Z") }
    let history = DayIndex(rule: DayRule(), entries: entries)
      .history(days: 366, today: date("2026-03-10"), goals: goals([("2026-01-01", 1500)]))
    let lines: [Substring] = Self.texts().history(history).split { $0 == "\n" }
    #expect(lines.count == 55)
    #expect(lines[1] == "███████░░░ from Mon 10 Mar 2025 · 1500 ml a day, 0 of 7 at goal")
    #expect(lines[53] == "██████████ from Mon 9 Mar · 1500 ml a day, 2 of 2 at goal")
    #expect(lines[54] == "Streak: 69 days at goal.")
  }

  @Test("the drinks of a day speak the preferred unit")
  func entries() {
    let entries = [
      drink(WaterAmount(8, .fluidOunce), "2026-03-09T08:00:00-04:00", id: "a1"),
      drink(500, "2026-03-09T21:30:00-04:00", id: "b2"),
    ]
    #expect(
      Self.texts(.us).entries(
        entries, log: Self.log(24.9, of: 64, .fluidOunce, day: "2026-03-09", count: 2))
          == """
          Mon 9 Mar: 24.9 of 64 fl oz (39 %), 2 drinks.
          08:00 · 8 fl oz · id a1
          21:30 · 500 ml (16.9 fl oz) · id b2
          """)
    #expect(
      Self.texts().entries([], log: Self.log(0, of: 2000, day: "2020-01-01"))
        == "Wed 1 Jan 2020: nothing logged.")
  }

  @Test("an unknown entry is an error with the next step")
  func unknownEntry() {
    #expect(Self.texts().noEntry("nope").contains("\"nope\""))
    #expect(Self.texts().noEntry("nope").contains("show_history"))
  }
}
