/// The words of a moment, in one table.
///
/// English whole; the most common ones in the other languages of the product, for a model that
/// passes on what it heard.
enum MomentWords {
  /// Words that carry nothing: English, then those that stand before or after a clock time
  /// elsewhere.
  static let fillers: Set<String> = [
    "at", "on", "around", "about", "approximately", "approx", "circa", "ca", "the", "in", "of", "t",
    "this", "my", "during", "after", "for", "with", "earlier", "only", "o'clock", "oclock",
    "early", "late", "over", "more", "less", "than",
    "um", "gegen", "am", "uhr", "h", "vers", "a", "las", "la", "as", "o", "ce", "cette", "por",
  ]

  static let now: Set<String> = ["now", "jetzt", "maintenant", "ahora", "agora", "teraz", "现在"]

  static let today: Set<String> = [
    "today", "heute", "aujourd'hui", "hoy", "hoje", "dzisiaj", "dzis", "今天", "esta",
  ]

  static let yesterday: Set<String> = [
    "yesterday", "gestern", "hier", "ayer", "ontem", "wczoraj", "昨天",
  ]

  static let future: Set<String> = ["tomorrow", "next", "later", "soon", "demain", "jutro", "明天"]

  /// Words after a length of time that put it before now, and words before it.
  static let ago: Set<String> = ["ago", "temu", "atras", "前"]
  static let agoBefore: [[String]] = [["vor"], ["il", "y", "a"], ["hace"], ["ha"]]

  static let parts: [String: DayPart] = [
    "morning": .morning, "breakfast": .breakfast, "lunch": .lunch, "lunchtime": .lunch,
    "afternoon": .afternoon, "dinner": .dinner, "supper": .dinner, "dinnertime": .dinner,
    "evening": .evening, "night": .night, "morgen": .morning, "fruh": .morning,
    "vormittag": .morning, "mittag": .lunch, "nachmittag": .afternoon, "abend": .evening,
    "nacht": .night, "matin": .morning, "soir": .evening, "nuit": .night, "manana": .morning,
    "tarde": .afternoon, "noche": .night, "manha": .morning, "noite": .night, "rano": .morning,
    "wieczorem": .evening,
  ]

  /// Words that mean the morning behind a day, as in "gestern Morgen", and alone the next day.
  static let morningOrTomorrow: Set<String> = ["morgen", "manana"]

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

  /// Seconds of the units of "30 minutes ago".
  static let seconds: [String: Int] = units([
    0: ["moment", "moments"],
    1: ["second", "seconds", "sec", "secs", "s"],
    60: [
      "minute", "minutes", "min", "mins", "m", "minuten", "minuto", "minutos", "minut", "minuty",
      "分钟",
    ],
    3600: [
      "hour", "hours", "hr", "hrs", "h", "stunde", "stunden", "heure", "heures", "hora", "horas",
      "godzine", "godziny", "godzin", "小时",
    ],
  ])

  /// Days of the units that are counted on the calendar.
  static let days: [String: Int] = units([
    1: ["day", "days", "d", "tag", "tage", "tagen", "jour", "jours", "dia", "dias", "dni", "天"],
    7: ["week", "weeks", "w", "woche", "wochen", "semaine", "semaines", "semana", "semanas"],
  ])

  private static func units(_ names: [Int: [String]]) -> [String: Int] {
    var lengths: [String: Int] = [:]
    for (length, words) in names {
      for word in words { lengths[word] = length }
    }
    return lengths
  }
}
