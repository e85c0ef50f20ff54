/// The words of a moment, in one table. English whole; the most common ones in the other languages
/// of the product, for a model that passes on what it heard.
enum MomentWords {
  /// Words that carry nothing.
  static let fillers: Set<String> = [
    "at", "on", "around", "about", "approximately", "approx", "circa", "ca", "the", "in", "of", "t",
    "this", "my", "during", "after", "um", "gegen", "uhr", "am", "vers", "a", "o'clock", "oclock",
    "h",
    "for", "with", "hs", "horas", "heures", "les", "las", "la", "as", "godz", "o", "w",
  ]

  static let now: Set<String> = ["now", "jetzt", "maintenant", "ahora", "agora", "teraz", "现在"]

  static let today: Set<String> = [
    "today", "heute", "aujourd'hui", "hoy", "hoje", "dzisiaj", "dzis", "今天",
  ]

  static let yesterday: Set<String> = [
    "yesterday", "gestern", "hier", "ayer", "ontem", "wczoraj", "昨天",
  ]

  static let future: Set<String> = [
    "tomorrow", "next", "later", "soon", "morgen", "demain", "manana", "amanha", "jutro", "明天",
  ]

  static let parts: [String: DayPart] = [
    "morning": .morning, "breakfast": .breakfast, "lunch": .lunch, "lunchtime": .lunch,
    "afternoon": .afternoon, "dinner": .dinner, "supper": .dinner, "dinnertime": .dinner,
    "evening": .evening, "night": .night,
  ]

  static let weekdays: [String: Weekday] = [
    "monday": .monday, "mon": .monday, "tuesday": .tuesday, "tue": .tuesday, "tues": .tuesday,
    "wednesday": .wednesday, "wed": .wednesday, "thursday": .thursday, "thu": .thursday,
    "thur": .thursday, "thurs": .thursday, "friday": .friday, "fri": .friday,
    "saturday": .saturday, "sat": .saturday, "sunday": .sunday, "sun": .sunday,
  ]

  static let months: [String: Int] = [
    "january": 1, "jan": 1, "february": 2, "feb": 2, "march": 3, "mar": 3, "april": 4, "apr": 4,
    "may": 5, "june": 6, "jun": 6, "july": 7, "jul": 7, "august": 8, "aug": 8, "september": 9,
    "sep": 9, "sept": 9, "october": 10, "oct": 10, "november": 11, "nov": 11, "december": 12,
    "dec": 12,
  ]

  /// Seconds of the units of "30 minutes ago"; days and weeks are counted on the calendar.
  static let seconds: [String: Int] = [
    "second": 1, "seconds": 1, "sec": 1, "secs": 1, "s": 1, "minute": 60, "minutes": 60, "min": 60,
    "mins": 60, "m": 60, "hour": 3600, "hours": 3600, "hr": 3600, "hrs": 3600, "h": 3600,
  ]

  static let days: [String: Int] = [
    "day": 1, "days": 1, "d": 1, "week": 7, "weeks": 7, "w": 7,
  ]
}
