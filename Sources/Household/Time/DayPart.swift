/// A part of the day that people name instead of a clock time.
enum DayPart: CaseIterable {
  case morning, breakfast, lunch, afternoon, dinner, evening, night

  /// When the part begins: before that, "this evening" is still to come.
  var start: TimeOfDay { Self.clock(hours.start) }

  /// The time an entry gets when only the part is known.
  var typical: TimeOfDay { Self.clock(hours.typical) }

  /// Whether an hour without am or pm, as in "9 in the evening", is one after noon.
  func isAfternoon(_ hour: Int) -> Bool {
    switch self {
    case .morning, .breakfast: false
    case .lunch: hour < 5
    case .afternoon, .dinner, .evening: true
    // "Last night at 2" is two in the morning.
    case .night: hour >= 6
    }
  }

  private var hours: (start: Double, typical: Double) {
    switch self {
    case .morning: (5, 8)
    case .breakfast: (5, 8)
    case .lunch: (11.5, 12.5)
    case .afternoon: (12, 15)
    case .dinner: (17, 19)
    case .evening: (17, 19)
    case .night: (20, 22)
    }
  }

  private static func clock(_ hours: Double) -> TimeOfDay {
    TimeOfDay(milliseconds: Int(hours * 3_600_000))
  }
}
