import Foundation
import Household
import Testing

@Suite struct ZoneTests {
  @Test(arguments: [
    // An ordinary time, one that clocks skip, one that they show twice.
    ("2026-03-10", "08:00", TableZone.newYork, ["2026-03-10T12:00Z"], "2026-03-10T08:00:00-04:00"),
    ("2026-03-08", "02:30", .newYork, [], "2026-03-08T03:30:00-04:00"),
    (
      "2025-11-02", "01:30", .newYork, ["2025-11-02T05:30Z", "2025-11-02T06:30Z"],
      "2025-11-02T01:30:00-04:00"
    ),
    ("2026-03-29", "02:00", .berlin, [], "2026-03-29T03:00:00+02:00"),
    ("2026-03-29", "01:59", .berlin, ["2026-03-29T00:59Z"], "2026-03-29T01:59:00+01:00"),
    ("2026-03-29", "03:00", .berlin, ["2026-03-29T01:00Z"], "2026-03-29T03:00:00+02:00"),
    (
      "2025-10-26", "02:00", .berlin, ["2025-10-26T00:00Z", "2025-10-26T01:00Z"],
      "2025-10-26T02:00:00+02:00"
    ),
    ("2025-10-05", "02:15", .lordHowe, [], "2025-10-05T02:45:00+11:00"),
    (
      "2026-04-05", "01:45", .lordHowe, ["2026-04-04T14:45Z", "2026-04-04T15:15Z"],
      "2026-04-05T01:45:00+11:00"
    ),
    ("2011-12-30", "12:00", .apia, [], "2011-12-31T12:00:00+14:00"),
    ("2011-12-31", "00:00", .apia, ["2011-12-30T10:00Z"], "2011-12-31T00:00:00+14:00"),
  ])
  func localTimesAroundClockChanges(
    day: String, clock: String, zone: TableZone, instants: [String], chosen: String
  ) throws {
    let parts = clock.split(separator: ":").compactMap { Int($0) }
    let time = try #require(TimeOfDay(hour: parts[0], minute: parts[1]))
    #expect(zone.instants(of: date(day), at: time) == instants.map(instant))
    #expect(zone.localTime(of: date(day), at: time).text == chosen)
  }

  @Test(arguments: [
    TableZone.newYork, .berlin, .lordHowe, .apia, TableZone(5.75, []),
  ])
  func everyLocalTimeIsFoundAgain(zone: TableZone) {
    for day in ["2011-12-29", "2025-03-08", "2025-10-24", "2025-11-01", "2026-03-07", "2026-03-28"]
    {
      for minute in stride(from: 0, to: 4 * 1440, by: 15) {
        let moment = OffsetDateTime(date(day), .midnight, offset: 0).instant.adding(
          seconds: minute * 60)
        let local = zone.localTime(at: moment)
        #expect(zone.instants(of: local.date, at: local.time).contains(moment))
      }
    }
  }
}
