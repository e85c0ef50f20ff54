/// Reads when something was drunk, in words or digits, always in the past.
///
/// The rules where people mean different things:
/// - Days are the person's own (`DayRule`): with a day that starts at 4, "yesterday 02:00" belongs to
///   the end of yesterday. A date with a clock time is taken as the calendar has it.
/// - A day without a time gets the clock time of now, a part of the day its typical time.
/// - "At 9" is the one of 9 am and 9 pm that is past; when both are, it is asked about.
/// - A clock time alone is today's. When that is still to come, between midnight and 04:00 the
///   evening before is meant, up to 12 hours back; else it is refused, with "yesterday" offered.
/// - A weekday or a date without a year is the latest one that is past.
/// - Up to two minutes ahead of now counts as now, since clocks differ.
/// - A time that a clock change skips or shows twice: see `Zone.localTime(of:at:)`.
package struct MomentParser: Sendable {
  private static let toleranceSeconds = 120
  private static let nightEnds = 4
  private static let nightReachesBackSeconds = 12 * 3600

  private let zone: any TimeZoneRules
  private let rule: DayRule
  private let now: OffsetDateTime

  /// A parser for the present moment of a person.
  package init(now: Instant, zone: any TimeZoneRules, rule: DayRule = DayRule()) {
    self.zone = zone
    self.rule = rule
    self.now = zone.localTime(at: now)
  }

  /// The moment that `text` means, as the clock of the person's zone showed it.
  ///
  /// Accepts "now", "30 minutes ago", "half an hour ago", "3 days ago", "yesterday", "yesterday
  /// 21:30", "last night", "this morning", "at lunch", "noon", "8 am", "8:30pm", "21.30", "20h15",
  /// "monday 9:00", "last monday", "3 March 9 pm", "2026-03-03", "2026-03-03 22:15" and RFC 3339
  /// with an offset. When an entry's time is corrected, `old` gives the half that is not said: a
  /// time without a day is one of its day, and a day without a time has its time.
  package func moment(
    _ text: String, insteadOf old: OffsetDateTime? = nil
  ) throws(MomentError) -> OffsetDateTime {
    if let exact = OffsetDateTime(text.trimmed) {
      return try past(zone.localTime(at: exact.instant), text)
    }
    let tokens = SpokenToken.tokens(of: text)
    try Self.checkDates(tokens)
    guard let phrase = MomentPhrase(tokens) else { throw MomentError(MomentTexts.unreadable(text)) }
    if phrase.isNow { return now }
    if case .future = phrase.day { throw MomentError(MomentTexts.future(text, now: now)) }
    let times = phrase.times
    let found = times.compactMap { time in
      candidates(for: phrase, at: time, insteadOf: old).first(where: isPast)
    }
    // "At 2" in the afternoon is hardly two in the night.
    let isOdd = times.count > 1 && found.first.map(isNight) == true && !isNight(now)
    if found.count > 1 || isOdd, let morning = times.first ?? nil {
      throw MomentError(MomentTexts.ambiguousHour(morning, text))
    }
    if let found = found.first { return try past(found, text) }
    // "This morning" at seven: the part has begun, its typical time is still to come.
    if let part = phrase.part, phrase.clock == nil, phrase.isAboutToday, now.time >= part.start {
      return now
    }
    throw MomentError(MomentTexts.future(text, now: now, instead: suggestion(for: phrase)))
  }

  /// The day that `text` means: a date, past or not, or the day of a moment in words such as
  /// "yesterday" or "last monday".
  package func day(_ text: String) throws(MomentError) -> LocalDate {
    if let date = LocalDate(text.trimmed) { return date }
    let tokens = SpokenToken.tokens(of: text)
    try Self.checkDates(tokens)
    // "5" may be the fifth, and is not five o'clock.
    let isClock = MomentPhrase(tokens).map { $0.clock != nil && $0.day == nil } ?? false
    guard !isClock, let moment = try? moment(text) else {
      throw MomentError(MomentTexts.noDay(text))
    }
    return rule.day(of: moment)
  }

  /// Refuses what is written like a date and is none, or two.
  private static func checkDates(_ tokens: [SpokenToken]) throws(MomentError) {
    if let date = SpokenDate.impossible(in: tokens) {
      throw MomentError(MomentTexts.noSuchDate(date))
    }
    if let (text, dates) = SpokenDate.ambiguous(in: tokens) {
      throw MomentError(MomentTexts.ambiguousDate(text, dates))
    }
  }

  /// The moments that the phrase may mean, the likeliest first, with the time that it says.
  private func candidates(
    for phrase: MomentPhrase, at said: TimeOfDay?, insteadOf old: OffsetDateTime?
  ) -> [OffsetDateTime] {
    let today = rule.day(of: now)
    let known = said ?? (phrase.secondsBack == 0 ? old?.time : nil)
    let time = known ?? now.time
    // A date alone is the person's day, as long as that is past.
    func on(_ dates: [LocalDate]) -> [OffsetDateTime] {
      dates.flatMap {
        (phrase.clock == nil ? [onDay($0, time)] : []) + [onCalendar($0, time)]
      }
    }
    switch phrase.day {
    case nil:
      if let old, rule.day(of: old) != today { return [onDay(rule.day(of: old), time)] }
      let evening = zone.localTime(of: now.date.adding(days: -1), at: time)
      let isRecent = evening.instant.adding(seconds: Self.nightReachesBackSeconds) >= now.instant
      return [onDay(today, time), onCalendar(now.date, time)]
        + (isNight(now) && isRecent ? [evening] : [])
    case .today:
      return [onDay(today, time), onCalendar(now.date, time)] + (said == nil ? [now] : [])
    case .daysBack(let days):
      let day =
        known == nil
        ? onCalendar(now.date.adding(days: -days), time)
        : onDay(today.adding(days: -days), time)
      return [zone.localTime(at: day.instant.adding(seconds: -phrase.secondsBack))]
    case .lastNight:
      return [onCalendar(now.date.adding(days: time.hour < 12 ? 0 : -1), time)]
    case .weekday(let weekday, let isLast):
      let back = (today.weekday.rawValue - weekday.rawValue).flooredRemainder(by: 7)
      let latest = today.adding(days: -(back == 0 && isLast ? 7 : back))
      // After midnight the calendar's day is meant too, as in "today".
      let onThisDate = weekday == now.date.weekday && !isLast ? [onCalendar(now.date, time)] : []
      return onThisDate + [onDay(latest, time), onDay(latest.adding(days: -7), time)]
    case .date(let date):
      return on([date])
    case .dayOfYear(let month, let day):
      // Eight years back is the longest wait for a 29 February, around 1900 and 2100.
      return on((0...8).compactMap { LocalDate(year: today.year - $0, month: month, day: day) })
    case .dayOfMonth(let day):
      // Of two months in a row at least one has 31 days.
      let month = today.year * 12 + today.month - 1
      let dates = (0...2).compactMap {
        LocalDate(year: (month - $0) / 12, month: (month - $0) % 12 + 1, day: day)
      }
      return on(dates)
    case .future:
      return []
    }
  }

  private func onDay(_ day: LocalDate, _ time: TimeOfDay) -> OffsetDateTime {
    onCalendar(rule.date(of: day, at: time), time)
  }

  private func onCalendar(_ date: LocalDate, _ time: TimeOfDay) -> OffsetDateTime {
    // Now itself is not looked up: the clock may be showing the same time for the second time.
    (date, time) == (now.date, now.time) ? now : zone.localTime(of: date, at: time)
  }

  private func isNight(_ time: OffsetDateTime) -> Bool { time.time.hour < Self.nightEnds }

  private func isPast(_ time: OffsetDateTime) -> Bool {
    time.instant <= now.instant.adding(seconds: Self.toleranceSeconds)
  }

  private func past(_ time: OffsetDateTime, _ text: String) throws(MomentError) -> OffsetDateTime {
    guard isPast(time) else { throw MomentError(MomentTexts.future(text, now: now)) }
    guard time.date.year >= DayRule.firstYear else {
      throw MomentError(MomentTexts.tooLongAgo(text))
    }
    return min(time, now)
  }

  private func suggestion(for phrase: MomentPhrase) -> String? {
    guard phrase.isAboutToday, let time = phrase.times.last ?? nil else { return nil }
    return "yesterday \(time.text)"
  }
}

extension MomentPhrase {
  /// Whether no other day than today is named.
  fileprivate var isAboutToday: Bool { day == nil || day == .today }

  /// The times of day that it may mean: two for an hour that may be before or after noon, nil for
  /// none said.
  fileprivate var times: [TimeOfDay?] {
    guard let clock else { return [part?.typical] }
    return clock.isBareHour && part == nil ? clock.halves : [clock.during(part)]
  }
}
