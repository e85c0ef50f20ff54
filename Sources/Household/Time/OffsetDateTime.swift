/// A moment as the clock on somebody's wall showed it: an instant with its offset from UTC.
///
/// An entry stores this, so that it keeps its own local date wherever it is read. Two local
/// times are equal when both the instant and the offset are.
package struct OffsetDateTime: Hashable, Sendable {
  /// The moment.
  package let instant: Instant
  /// Seconds east of UTC, whole minutes, within 23:59 hours.
  package let offset: Int

  /// The moment as a clock `offset` seconds east of UTC shows it.
  ///
  /// RFC 3339 writes an offset in minutes, so seconds are dropped; no zone has used them since
  /// 1972.
  package init(_ instant: Instant, offset: Int) {
    self.instant = instant
    self.offset = min(max(offset / 60 * 60, -86_340), 86_340)
  }

  /// The date and time shown by a clock `offset` seconds east of UTC.
  package init(_ date: LocalDate, _ time: TimeOfDay, offset: Int) {
    let utc = OffsetDateTime(Instant(milliseconds: 0), offset: offset)
    let wall = date.dayNumber * 86_400_000 + time.milliseconds
    self.init(Instant(milliseconds: wall - utc.offset * 1000), offset: offset)
  }

  package var date: LocalDate {
    LocalDate(dayNumber: wallMilliseconds.flooredQuotient(by: 86_400_000))
  }

  package var time: TimeOfDay { TimeOfDay(milliseconds: wallMilliseconds) }

  /// What the wall clock shows, counted as if it were UTC.
  var wallMilliseconds: Int { instant.milliseconds + offset * 1000 }
}

extension OffsetDateTime: Comparable {
  /// Whether `left` is the earlier moment; the same moments are ordered by offset.
  package static func < (left: OffsetDateTime, right: OffsetDateTime) -> Bool {
    (left.instant, left.offset) < (right.instant, right.offset)
  }
}
