/// Which day a moment counts for: the local date of the clock on the wall, with a day that may
/// start later than midnight for people who are up late.
///
/// A day is computed from the stored local time, never stored itself, so that every view agrees
/// and a new hour applies to all days at once.
package struct DayRule: Hashable, Sendable {
  /// The hour at which a day starts, 0 to 23; earlier times belong to the day before.
  package let startsAt: Int

  /// The year of the earliest moment that is taken for one of a person's days.
  static let firstYear = 2000

  /// Days that start at the hour `startsAt`, clamped to 0 to 23.
  package init(startsAt: Int = 0) {
    self.startsAt = min(max(startsAt, 0), 23)
  }

  package var start: TimeOfDay { TimeOfDay(milliseconds: startsAt * 3_600_000) }

  /// The day that `time` counts for.
  ///
  /// This reckons with the clock on the wall, not with elapsed hours, so that a clock change
  /// neither skips nor doubles a day.
  package func day(of time: OffsetDateTime) -> LocalDate {
    let wall = time.wallMilliseconds - startsAt * 3_600_000
    return LocalDate(dayNumber: wall.flooredQuotient(by: 86_400_000))
  }

  /// The calendar date on which the wall clock shows `time` during `day`: the next one for a time
  /// before the day's start.
  package func date(of day: LocalDate, at time: TimeOfDay) -> LocalDate {
    time.hour < startsAt ? day.adding(days: 1) : day
  }
}
