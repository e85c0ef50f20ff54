#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Household
import Testing

/// `TZ` is one for the whole process, so these tests run one after another, and no other test looks
/// at the system's zone.
@Suite(.serialized) struct SystemTimeZoneTests {
  private func with(_ name: String?, _ body: () throws -> Void) rethrows {
    let before = getenv("TZ").map { String(cString: $0) }
    defer {
      if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
    }
    if let name { setenv("TZ", name, 1) } else { unsetenv("TZ") }
    try body()
  }

  @Test(
    "the zones of the system",
    arguments: [
      ("Asia/Kolkata", "2026-03-10T19:00Z", "2026-03-11T00:30:00+05:30"),
      ("America/Los_Angeles", "2026-03-11T01:30Z", "2026-03-10T18:30:00-07:00"),
      ("Europe/Berlin", "2025-10-26T00:30Z", "2025-10-26T02:30:00+02:00"),
      ("Europe/Berlin", "2025-10-26T01:30Z", "2025-10-26T02:30:00+01:00"),
      ("Australia/Lord_Howe", "2026-01-01T00:00Z", "2026-01-01T11:00:00+11:00"),
      ("Pacific/Apia", "2011-12-30T10:00Z", "2011-12-31T00:00:00+14:00"),
      ("America/St_Johns", "2026-03-10T15:00Z", "2026-03-10T12:30:00-02:30"),
      (":Asia/Tokyo", "2026-03-10T15:00Z", "2026-03-11T00:00:00+09:00"),
      ("EST5EDT,M3.2.0,M11.1.0", "2026-03-10T15:00Z", "2026-03-10T11:00:00-04:00"),
      ("<+0330>-3:30", "2026-03-10T15:00Z", "2026-03-10T18:30:00+03:30"),
      ("Europe/London", "2040-07-01T12:00Z", "2040-07-01T13:00:00+01:00"),
    ])
  func systemZone(name: String, moment: String, expected: String) {
    with(name) { #expect(SystemTimeZone().localTime(at: instant(moment)).text == expected) }
  }

  @Test(
    "an odd TZ is some zone, never a crash",
    arguments: [
      "", ":", "Nowhere/Land", "/", "/etc/passwd", "../../etc", "UTC+99", "UTC-167", "\u{1}", "💧",
      "A", "<", "EST5EDT,M99.9.9", "EST5EDT,J0/999", "utc", " Europe/Berlin ",
    ] + [String(repeating: "x", count: 100_000)])
  func oddZone(name: String) {
    with(name) {
      for milliseconds in [Int.min, -1, 0, 1_773_000_000_000, Int.max] {
        let time = SystemTimeZone().localTime(at: Instant(milliseconds: milliseconds))
        #expect(abs(time.offset) < 86_400)
        // At the ends of the calendar a local date has no text of its own.
        if (2000...2100).contains(time.date.year) { #expect(OffsetDateTime(time.text) == time) }
        _ = SystemTimeZone().localTime(of: time.date, at: time.time)
      }
    }
  }

  @Test("a process that lives for weeks follows a changed zone")
  func changedZone() {
    let moment = instant("2026-03-11T03:30Z")
    with("Europe/London") {
      #expect(SystemTimeZone().localTime(at: moment).text == "2026-03-11T03:30:00+00:00")
      with("America/New_York") {
        #expect(SystemTimeZone().localTime(at: moment).text == "2026-03-10T23:30:00-04:00")
      }
      #expect(SystemTimeZone().localTime(at: moment).text == "2026-03-11T03:30:00+00:00")
    }
    with(nil) { #expect(SystemTimeZone().localTime(at: moment).instant == moment) }
  }

  @Test(
    "days step by one for ten years",
    arguments: [
      "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca",
      "America/Asuncion",
    ])
  func daysStepByOne(name: String) {
    with(name) {
      let zone = SystemTimeZone()
      var days = [0, 3].map { (rule: DayRule(startsAt: $0), day: date("2019-12-31"), hours: 23) }
      var local = zone.localTime(of: date("2020-01-01"), at: .midnight)
      while local.date.year < 2030 {
        for index in days.indices {
          let (rule, day, hours) = days[index]
          let next = rule.day(of: local)
          if next != day {
            let steps = next == day.adding(days: 1) && (23...25).contains(hours)
            #expect(steps || day.year < 2020, "\(day.text) \(hours) h")
            days[index] = (rule, next, 0)
          }
          days[index].hours += 1
        }
        local = zone.localTime(at: local.instant.adding(seconds: 3600))
      }
      #expect(days.map(\.day.text) == ["2029-12-31", "2029-12-31"])
    }
  }

  @Test(
    "every local time is found again, and none that clocks skip",
    arguments: ["Europe/Dublin", "America/Santiago", "Australia/Lord_Howe", "Africa/Casablanca"])
  func localTimesAreFoundAgain(name: String) {
    with(name) {
      let zone = SystemTimeZone()
      let first = instant("2025-01-01T00:00Z")
      for hour in 0..<(24 * 370) {
        let moment = first.adding(seconds: hour * 3600)
        let local = zone.localTime(at: moment)
        #expect(zone.instants(of: local.date, at: local.time).contains(moment), "\(local.text)")
        #expect(zone.localTime(of: local.date, at: local.time).instant <= moment)
      }
    }
  }
}
