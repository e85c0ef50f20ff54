/// What is said about moments, in one place for translators.
enum MomentTexts {
  static let forms = """
    "30 minutes ago", "08:00", "8 pm", "this morning", "yesterday 21:30", "last night", \
    "monday 9:00" or "2026-03-10T08:00"
    """

  static func unreadable(_ text: String) -> String {
    "I cannot read \(text.quoted) as a time. Write it like \(forms)."
  }

  static func noSuchDate(_ date: String) -> String {
    "The calendar has no \(date). Check the month and the day."
  }

  static func noDay(_ text: String) -> String {
    """
    \(text.quoted) is no day up to today. Write a date such as 2026-03-10, or "yesterday", \
    "last monday" or "3 days ago".
    """
  }

  static func future(_ text: String, now: OffsetDateTime, instead: String? = nil) -> String {
    let clock = "it is \(now.time.text) on \(now.date.text)"
    let advice =
      instead.map { "If you mean the day before, write \($0.quoted)." }
      ?? "Log a drink once it is drunk: leave the time out for now, or write it like \(forms)."
    return "\(text.quoted) is still to come (\(clock)). \(advice)"
  }

  static func ambiguousHour(_ morning: TimeOfDay, _ text: String) -> String {
    let minute = morning.minute == 0 ? "" : ":\(morning.minute.digits(2))"
    let hour = "\(morning.hour == 0 ? 12 : morning.hour)\(minute)"
    return """
      \(text.quoted) may be before or after noon. Say which with "\(hour) am" or "\(hour) pm".
      """
  }

  static func ambiguousDate(_ text: String, _ dates: [LocalDate]) -> String {
    let choice = dates.map(\.text).joined(separator: " or ")
    return "\(text.quoted) is another day in the US than elsewhere. Write \(choice)."
  }

  static func tooLongAgo(_ text: String) -> String {
    "\(text.quoted) is before the year \(DayRule.firstYear). Write a later time, like \(forms)."
  }
}
