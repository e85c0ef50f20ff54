/// Why a text is not a moment at which something was drunk, as a sentence for the person.
public struct MomentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, what is accepted and what to do.
  public let description: String

  static func unreadable(_ text: String) -> MomentError {
    MomentError(description: MomentTexts.unreadable(text))
  }

  static func noSuchDate(_ date: String) -> MomentError {
    MomentError(description: MomentTexts.noSuchDate(date))
  }

  static func noDay(_ text: String) -> MomentError {
    MomentError(description: MomentTexts.noDay(text))
  }

  static func future(_ text: String, now: LocalTime, instead: String? = nil) -> MomentError {
    MomentError(description: MomentTexts.future(text, now: now, instead: instead))
  }

  static func ambiguousHour(_ morning: TimeOfDay, _ text: String) -> MomentError {
    MomentError(description: MomentTexts.ambiguousHour(morning, text))
  }

  static func ambiguousDate(_ text: String, _ dates: [CivilDate]) -> MomentError {
    MomentError(description: MomentTexts.ambiguousDate(text, dates))
  }

  static func tooLongAgo(_ text: String) -> MomentError {
    MomentError(description: MomentTexts.tooLongAgo(text))
  }
}
