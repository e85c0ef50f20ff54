import Household
import Testing

@Suite struct DayRuleTests {
  @Test(
    "a moment counts for the local day, which may start after midnight",
    arguments: [
      ("2026-03-11T00:30:00+05:30", 0, "2026-03-11"),
      ("2026-03-10T18:30:00-07:00", 0, "2026-03-10"),
      ("2026-03-10T23:59:59+00:00", 0, "2026-03-10"),
      ("2026-03-11T01:30:00+00:00", 4, "2026-03-10"),
      ("2026-03-11T03:59:59.999+00:00", 4, "2026-03-10"),
      ("2026-03-11T04:00:00+00:00", 4, "2026-03-11"),
      ("2026-03-10T22:59:00+00:00", 23, "2026-03-09"),
      ("2026-03-10T23:00:00+00:00", 23, "2026-03-10"),
      ("1969-12-31T23:00:00+00:00", 0, "1969-12-31"),
      ("2026-03-10T12:00:00+00:00", 99, "2026-03-09"),
      ("2026-03-10T12:00:00+00:00", -3, "2026-03-10"),
    ])
  func dayOfAMoment(time: String, startsAt: Int, day: String) throws {
    let moment = try #require(OffsetDateTime(time))
    #expect(DayRule(startsAt: startsAt).day(of: moment).text == day)
  }

  @Test("an entry keeps its own local date wherever it is read")
  func travellersEntry() throws {
    let london = try #require(OffsetDateTime("2026-03-10T22:00:00+00:00"))
    let newYork = TableZone.newYork.localTime(at: instant("2026-03-11T03:30Z"))
    #expect(DayRule().day(of: london).text == "2026-03-10")
    #expect(DayRule().day(of: newYork).text == "2026-03-10")
  }

  @Test(
    "days step by one for ten years, whatever the clocks do", arguments: [0, 2, 4, 12])
  func daysStepByOne(startsAt: Int) {
    let rule = DayRule(startsAt: startsAt)
    for zone in [TableZone.newYork, .berlin, .lordHowe, TableZone(14, []), TableZone(-11, [])] {
      var expected = date("2020-01-01")
      var hours: [Int] = []
      var hour = 0
      var moment = zone.localTime(of: expected, at: rule.start).instant
      while expected.year < 2030 {
        let day = rule.day(of: zone.localTime(at: moment))
        if day != expected {
          #expect(day == expected.adding(days: 1), "\(zone.localTime(at: moment).text)")
          hours.append(hour)
          expected = day
          hour = 0
        }
        hour += 1
        moment = moment.adding(seconds: 3600)
      }
      #expect(hours.count == 3653)
      #expect(hours.allSatisfy { (23...25).contains($0) })
    }
  }

  @Test(arguments: [(0, 0, "2026-03-10"), (4, 3, "2026-03-11"), (4, 4, "2026-03-10")])
  func aTimeBeforeTheStartOfADayLiesOnTheNextDate(startsAt: Int, hour: Int, expected: String) throws
  {
    let rule = DayRule(startsAt: startsAt)
    let time = try #require(TimeOfDay(hour: hour))
    let found = rule.date(of: date("2026-03-10"), at: time)
    #expect(found.text == expected)
    #expect(rule.day(of: OffsetDateTime(found, time, offset: 0)) == date("2026-03-10"))
  }
}
