import Household

/// A zone whose offset never changes.
struct FixedZone: TimeZoneRules {
  let offset: Int

  init(hours: Double) {
    offset = Int(hours * 3600)
  }

  func offset(at instant: Instant) -> Int { offset }
}

/// A zone from a table of its changes.
struct TableZone: TimeZoneRules {
  let standard: Int
  /// Moments in UTC from which another offset, in hours, holds.
  let changes: [(from: Instant, offset: Int)]

  init(_ standard: Double, _ changes: [(String, Double)]) {
    self.standard = Int(standard * 3600)
    self.changes = changes.map { (instant($0.0), Int($0.1 * 3600)) }
  }

  func offset(at instant: Instant) -> Int {
    changes.last { $0.from <= instant }?.offset ?? standard
  }

  static let newYork = TableZone(
    -5, [("2025-03-09T07:00Z", -4), ("2025-11-02T06:00Z", -5), ("2026-03-08T07:00Z", -4)])
  static let berlin = TableZone(
    1, [("2025-03-30T01:00Z", 2), ("2025-10-26T01:00Z", 1), ("2026-03-29T01:00Z", 2)])
  /// Half an hour of daylight saving.
  static let lordHowe = TableZone(10.5, [("2025-10-04T15:30Z", 11), ("2026-04-04T15:00Z", 10.5)])
  /// Skipped 30 December 2011 whole.
  static let apia = TableZone(-10, [("2011-12-30T10:00Z", 14)])
  static let utc = FixedZone(hours: 0)
}

/// The moment that an RFC 3339 text tells; 1970 when it tells none, which no expectation meets.
func instant(_ text: String) -> Instant {
  OffsetDateTime(text)?.instant ?? Instant(milliseconds: 0)
}

/// The date that a text tells; the first of all dates when it tells none.
func date(_ text: String) -> LocalDate {
  LocalDate(text) ?? LocalDate(dayNumber: .min)
}
