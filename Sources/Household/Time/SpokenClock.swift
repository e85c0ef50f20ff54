/// A time on the clock as people write it.
struct SpokenClock: Equatable {
  /// The time; for an hour that may be before or after noon, the one before.
  let time: TimeOfDay
  /// Whether a part of the day may move it past noon: no am or pm was written, and it is at most
  /// 12.
  let isTwelveHour: Bool
  /// Whether it is only an hour, like "9", which needs a part of the day to be understood.
  let isBareHour: Bool
  /// How many tokens it took.
  let tokenCount: Int

  /// Reads "8:30", "08:00:15", "21.30", "8 am", "8:30pm", "20h15", "20 Uhr", "noon", "midnight",
  /// "9"; nil when `tokens` begin with something else.
  init?(_ tokens: ArraySlice<SpokenToken>) {
    guard let first = tokens.first else { return nil }
    if let named = Self.named[first.text] {
      self.init(named, count: 1)
      return
    }
    guard first.kind == .number else { return nil }
    let parts = first.text.split(omittingEmptySubsequences: false) { ":.".contains($0) }
    guard (1...4).contains(parts.count), parts[0].utf8.count <= 2,
      parts[1...].allSatisfy({ $0.utf8.count == 2 || $0 == parts.last && parts.count == 4 }),
      let hour = Int(digits: parts[0])
    else { return nil }
    let numbers = parts.dropFirst().prefix(2).compactMap { Int(digits: $0) }
    guard numbers.count == min(parts.count - 1, 2) else { return nil }
    var minute = numbers.first
    let second = numbers.dropFirst().first ?? 0

    var rest = tokens.dropFirst()
    let marker = rest.first?.text ?? ""
    if Self.hourMarks.contains(marker), minute == nil {
      rest.removeFirst()
      if let next = rest.first, next.text.utf8.count == 2, let written = Int(digits: next.text) {
        rest.removeFirst()
        minute = written
      }
      guard let time = TimeOfDay(hour: hour, minute: minute ?? 0) else { return nil }
      self.init(time, count: tokens.count - rest.count)
    } else if marker == "am" || marker == "pm" {
      let shifted = hour % 12 + (marker == "pm" ? 12 : 0)
      guard (1...12).contains(hour),
        let time = TimeOfDay(hour: shifted, minute: minute ?? 0, second: second)
      else { return nil }
      self.init(time, count: 2)
    } else {
      guard let time = TimeOfDay(hour: hour, minute: minute ?? 0, second: second) else {
        return nil
      }
      let isClockWord = marker == "o'clock" || marker == "oclock"
      self.init(
        time, count: isClockWord ? 2 : 1, isTwelveHour: (1...12).contains(hour),
        isBareHour: minute == nil)
    }
  }

  private init(
    _ time: TimeOfDay, count: Int, isTwelveHour: Bool = false, isBareHour: Bool = false
  ) {
    self.time = time
    self.isTwelveHour = isTwelveHour
    self.isBareHour = isBareHour
    tokenCount = count
  }

  /// The time during `part`: "9" in the evening is 21:00, "12:30" at night is 00:30.
  func during(_ part: DayPart?) -> TimeOfDay {
    guard let part, isTwelveHour else { return time }
    if time.hour == 12 {
      return part == .night ? TimeOfDay(milliseconds: time.milliseconds - 43_200_000) : time
    }
    return part.isAfternoon(time.hour)
      ? TimeOfDay(milliseconds: time.milliseconds + 43_200_000) : time
  }

  /// What "20h", "20 Uhr" and "20 hs" have in common: the hour is one of 24.
  private static let hourMarks: Set<String> = ["h", "uhr", "hs", "heures", "horas", "点"]

  private static let named: [String: TimeOfDay] = [
    "noon": TimeOfDay(milliseconds: 43_200_000), "midday": TimeOfDay(milliseconds: 43_200_000),
    "midnight": .midnight,
  ]
}
