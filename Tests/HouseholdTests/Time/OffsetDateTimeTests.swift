import Household
import TestSupport
import Testing

@Suite struct OffsetDateTimeTests {
  @Test(arguments: [
    ("2026-03-10T08:00:00+00:00", "2026-03-10T08:00:00+00:00"),
    ("2026-03-10T08:00:00Z", "2026-03-10T08:00:00+00:00"),
    ("2026-03-10t08:00:00z", "2026-03-10T08:00:00+00:00"),
    ("2026-03-10 08:00:00+05:30", "2026-03-10T08:00:00+05:30"),
    ("2026-03-10T08:00-0330", "2026-03-10T08:00:00-03:30"),
    ("2026-03-10T08:00:00.5-08:00", "2026-03-10T08:00:00.500-08:00"),
    ("2026-03-10T08:00:00.123456789Z", "2026-03-10T08:00:00.123+00:00"),
    ("2026-03-10T08:00:00.000Z", "2026-03-10T08:00:00+00:00"),
    ("2016-12-31T23:59:60Z", "2016-12-31T23:59:59+00:00"),
    ("2026-03-10T08:00:00-00:00", "2026-03-10T08:00:00+00:00"),
    ("2026-03-10T00:00:00+14:00", "2026-03-10T00:00:00+14:00"),
    ("1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999+00:00"),
  ])
  func rfc3339IsReadAndWrittenWithANumericOffset(text: String, written: String) throws {
    let time = try #require(OffsetDateTime(text))
    #expect(time.text == written)
    #expect(OffsetDateTime(time.text) == time)
  }

  @Test(arguments: [
    "", "2026-03-10", "2026-03-10T08:00", "2026-03-10T8:00:00Z", "2026-03-10T24:00:00Z",
    "2026-03-10T08:60:00Z", "2026-02-30T08:00:00Z", "2026-03-10T08:00:00+24:00",
    "2026-03-10T08:00:00+5", "2026-03-10T08:00:00.Z", "2026-03-10T08:00:00Zx",
    "2026-03-10X08:00:00Z", "2026-03-10T08:00:61Z", "2026-03-10T08:00:00+05:3x",
    "é026-03-10T08:00Z",
  ])
  func whatIsNoTimeIsNotRead(text: String) {
    #expect(OffsetDateTime(text) == nil)
  }

  @Test func aTimeWithoutOffsetIsReadOnlyWhenAskedTo() {
    #expect(
      OffsetDateTime("2026-03-10 08:00", offsetIfMissing: 0)?.text == "2026-03-10T08:00:00+00:00")
    #expect(OffsetDateTime("2026-03-10T08:00x", offsetIfMissing: 0) == nil)
  }

  @Test func readingWhatWasWrittenGivesTheSame() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let time = OffsetDateTime(
        Instant(
          milliseconds: Int.random(in: -2_000_000_000_000...9_000_000_000_000, using: &random)),
        offset: Int.random(in: -1439...1439, using: &random) * 60)
      #expect(OffsetDateTime(time.text) == time)
      #expect(OffsetDateTime(time.date, time.time, offset: time.offset) == time)
    }
  }
}
