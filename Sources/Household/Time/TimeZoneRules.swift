/// The rules of local time of one place.
package protocol TimeZoneRules: Sendable {
  /// Seconds east of UTC at `instant`.
  func offset(at instant: Instant) -> Int
}

extension TimeZoneRules {
  /// What the clock on the wall shows at `instant`.
  package func localTime(at instant: Instant) -> OffsetDateTime {
    OffsetDateTime(instant, offset: offset(at: instant))
  }

  /// The moments at which the wall clock shows `date` and `time`, earliest first: one as a rule,
  /// none when clocks skip it in spring, two when they show it twice in autumn.
  package func instants(of date: LocalDate, at time: TimeOfDay) -> [Instant] {
    offsetsAround(date, time)
      .map { OffsetDateTime(date, time, offset: $0).instant }
      .filter { localTime(at: $0).date == date && localTime(at: $0).time == time }
      .sorted()
  }

  /// The moment at which the wall clock shows `date` and `time`.
  ///
  /// A time that clocks show twice is the earlier one. A time that they skip is as long after the
  /// change as it is written after the last moment before it: 02:30 becomes 03:30 where clocks go
  /// from 02:00 to 03:00. Both are the rule of RFC 5545, section 3.3.5.
  package func localTime(of date: LocalDate, at time: TimeOfDay) -> OffsetDateTime {
    if let instant = instants(of: date, at: time).first { return localTime(at: instant) }
    let before = offset(at: OffsetDateTime(date, time, offset: 0).instant.adding(seconds: -86_400))
    return localTime(at: OffsetDateTime(date, time, offset: before).instant)
  }

  /// The offsets that may hold at that time on the wall.
  ///
  /// No offset exceeds a day, so a day before and a day after lie on both sides of any change in
  /// between.
  private func offsetsAround(_ date: LocalDate, _ time: TimeOfDay) -> Set<Int> {
    let wall = OffsetDateTime(date, time, offset: 0).instant
    return [offset(at: wall.adding(seconds: -86_400)), offset(at: wall.adding(seconds: 86_400))]
  }
}
