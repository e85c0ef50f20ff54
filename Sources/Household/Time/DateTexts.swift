/// The names of days and months, in one place for translators.
enum DateTexts {
  /// "Tue 10 Mar"; with the year when it is not that of `today`.
  static func short(_ date: LocalDate, today: LocalDate) -> String {
    let year = date.year == today.year ? "" : " \(date.year)"
    return "\(weekdays[date.weekday.rawValue - 1].prefix(3)) \(dayAndMonth(date))\(year)"
  }

  /// "10 Mar".
  static func dayAndMonth(_ date: LocalDate) -> String {
    "\(date.day) \(months[date.month - 1].prefix(3))"
  }

  /// "today", "yesterday, Mon 9 Mar", "Sun 8 Mar".
  static func relative(_ date: LocalDate, today: LocalDate) -> String {
    if date == today { return "today" }
    let name = short(date, today: today)
    return date == today.adding(days: -1) ? "yesterday, \(name)" : name
  }

  /// "Tuesday 10 March 2026, 11:00 (UTC-04:00)".
  static func full(_ time: OffsetDateTime) -> String {
    let date = time.date
    return "\(weekdays[date.weekday.rawValue - 1]) \(date.day) \(months[date.month - 1]) "
      + "\(date.year), \(time.time.text) (UTC\(time.offsetText))"
  }

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
