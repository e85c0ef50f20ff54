/// What is said about moments, in one place for translators.
enum MomentTexts {
  static let forms = """
    "30 minutes ago", "08:00", "8 pm", "this morning", "yesterday 21:30", "last night", \
    "monday 9:00" or "2026-03-10T08:00"
    """

  static func unreadable(_ text: String) -> String {
    "I cannot read \(quoted(text)) as a time. Write it like \(forms)."
  }

  static func future(_ text: String, now: LocalTime, instead: String?) -> String {
    let clock = "it is \(now.time.text) on \(now.date.text)"
    let advice =
      instead.map { "If you mean the day before, write \(quoted($0))." }
      ?? "Log a drink once it is drunk: leave the time out for now, or write it like \(forms)."
    return "\(quoted(text)) is still to come (\(clock)). \(advice)"
  }

  static func ambiguousHour(_ hour: Int, _ text: String) -> String {
    let choice =
      (1...12).contains(hour)
      ? "\(hour) am\" or \"\(hour) pm" : TimeOfDay(hour: hour)?.text ?? "08:00"
    return
      "\(quoted(text)) may be a time or something else. Write \"\(choice)\", or one of \(forms)."
  }

  static func tooLongAgo(_ text: String) -> String {
    "\(quoted(text)) is before the year 2000. Write a later time, like \(forms)."
  }

  /// The text in quotes, cut when long, so that an error stays a sentence.
  static func quoted(_ text: String) -> String {
    text.count <= 60 ? "\"\(text)\"" : "\"\(text.prefix(59))…\""
  }
}
