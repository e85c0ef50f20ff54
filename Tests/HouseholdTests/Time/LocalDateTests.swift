import Foundation
import Household
import Testing

@Suite struct LocalDateTests {
  @Test(arguments: [
    ("1970-01-01", 0, Weekday.thursday), ("2026-03-10", 20_522, .tuesday),
    ("2000-02-29", 11_016, .tuesday), ("1969-12-31", -1, .wednesday),
    ("0001-01-01", -719_162, .monday), ("9999-12-31", 2_932_896, .friday),
    ("2026-11-30", 20_787, .monday), ("1600-02-29", -135_081, .tuesday),
  ])
  func dateAndDayNumberAgree(text: String, number: Int, weekday: Weekday) throws {
    let date = try #require(LocalDate(text))
    #expect(date.dayNumber == number)
    #expect(date.weekday == weekday)
    #expect(LocalDate(dayNumber: number).text == text)
  }

  @Test(arguments: [
    "2025-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-", "26-01-01", "2026-01-001",
    "+026-01-01", "2026-01-0x", "", "2026-01", "2026-01-01-01", "10000-01-01", "٢٠٢٦-01-01",
  ])
  func whatIsNoDateIsNotRead(text: String) {
    #expect(LocalDate(text) == nil)
  }

  @Test func everyDayOfEightHundredYearsIsOneAfterTheDayBefore() {
    var expected = (year: 1800, month: 1, day: 1)
    var number = LocalDate(year: 1800, month: 1, day: 1)?.dayNumber ?? 0
    while expected.year < 2600 {
      let date = LocalDate(dayNumber: number)
      guard (date.year, date.month, date.day) == expected,
        LocalDate(date.text) == date,
        LocalDate(year: date.year, month: date.month, day: date.day)?.dayNumber == number
      else {
        Issue.record("\(date.text) is not \(expected)")
        return
      }
      number += 1
      expected.day += 1
      let isLeap =
        expected.year % 4 == 0 && (expected.year % 100 != 0 || expected.year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      if expected.day > lengths[expected.month - 1] {
        expected = (expected.year, expected.month + 1, 1)
      }
      if expected.month > 12 { expected = (expected.year + 1, 1, 1) }
    }
  }

  @Test func sumsStopAtTheEndsOfTheCalendar() {
    #expect(LocalDate(dayNumber: 0).adding(days: .max).text == "9999-12-31")
    #expect(LocalDate(dayNumber: .min).adding(days: .min).text == "0001-01-01")
    #expect(Instant(milliseconds: .max).adding(seconds: .max) == Instant(milliseconds: .max))
    #expect(Instant(milliseconds: 0).adding(seconds: .min) == Instant(milliseconds: .min))
    #expect(OffsetDateTime(Instant(milliseconds: .max), offset: .max).date.text == "9999-12-31")
    #expect(OffsetDateTime(Instant(milliseconds: .min), offset: .min).date.text == "0001-01-01")
  }
}
