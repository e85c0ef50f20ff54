/// A time on the clock as people write it.
struct SpokenClock: Equatable {
  /// The time; for an hour that may be before or after noon, the one before.
  let time: TimeOfDay
  /// Whether a part of the day may move it past noon: no am or pm was written, and it is at most
  /// 12.
  let isTwelveHour: Bool
  /// Whether it is only an hour, like "9", or said in words, which leaves open whether it is before
  /// or after noon.
  let isBareHour: Bool
  /// How many tokens it took.
  let tokenCount: Int

  /// Reads "8:30", "08:00:15", "21.30", "8 am", "8:30pm", "20h15", "20 Uhr", "noon", "midnight",
  /// "9", "nine thirty", "half past nine", "quarter to 10 pm"; nil when `tokens` begin with
  /// something else.
  init?(_ tokens: ArraySlice<SpokenToken>) {
    guard let first = tokens.first else { return nil }
    if let named = Self.named[first.text] {
      self.init(named, count: 1)
      return
    }
    if let around = Self.aroundHour(tokens) {
      self = around
      return
    }
    var rest = tokens
    guard let numbers = Self.readDigits(&rest) ?? Self.readWords(&rest) else { return nil }
    let (hour, second) = (numbers[0], numbers.count > 2 ? numbers[2] : 0)
    var minute = numbers.count > 1 ? numbers[1] : nil
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
      rest.removeFirst()
      let shifted = hour % 12 + (marker == "pm" ? 12 : 0)
      guard (1...12).contains(hour),
        let time = TimeOfDay(hour: shifted, minute: minute ?? 0, second: second)
      else { return nil }
      self.init(time, count: tokens.count - rest.count)
    } else {
      guard let time = TimeOfDay(hour: hour, minute: minute ?? 0, second: second) else {
        return nil
      }
      self.init(
        time, count: tokens.count - rest.count, isTwelveHour: (1...12).contains(hour),
        isBareHour: minute == nil || first.kind == .word)
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

  /// The times it may be when no part of the day is said: before noon, and after.
  var halves: [TimeOfDay] {
    guard isTwelveHour else { return [time] }
    let morning = time.hour == 12 ? time.milliseconds - 43_200_000 : time.milliseconds
    return [TimeOfDay(milliseconds: morning), TimeOfDay(milliseconds: morning + 43_200_000)]
  }

  /// "8", "8:30", "08.30" or "08:00:15".
  private static func readDigits(_ rest: inout ArraySlice<SpokenToken>) -> [Int]? {
    guard let first = rest.first, first.kind == .number else { return nil }
    let parts = first.text.split(omittingEmptySubsequences: false) { ":.".contains($0) }
    guard (1...4).contains(parts.count), parts[0].utf8.count <= 2,
      parts[1...].allSatisfy({ $0.utf8.count == 2 || $0 == parts.last && parts.count == 4 })
    else { return nil }
    let numbers = parts.prefix(3).compactMap { Int(digits: $0) }
    guard numbers.count == min(parts.count, 3) else { return nil }
    rest.removeFirst()
    return numbers
  }

  /// "Nine" or "nine thirty".
  private static func readWords(_ rest: inout ArraySlice<SpokenToken>) -> [Int]? {
    guard let hour = SpokenCardinal.read(&rest) else { return nil }
    let start = rest
    if let minute = SpokenCardinal.read(&rest), (10..<60).contains(minute) {
      return [hour, minute]
    }
    rest = start
    return [hour]
  }

  /// "Half past nine", "quarter to 10 pm", "20 past 8"; not "9 to 10", which is a span.
  private static func aroundHour(_ tokens: ArraySlice<SpokenToken>) -> SpokenClock? {
    guard let number = SpokenNumber(tokens), number.value < 60 else { return nil }
    let minutes = Int((number.value < 1 ? number.value * 60 : number.value).rounded())
    var rest = tokens.dropFirst(number.tokenCount)
    if let unit = rest.first?.text, MomentWords.seconds[unit] == 60 { rest.removeFirst() }
    let word = rest.popFirst()?.text
    guard word == "past" || word == "to" && tokens.first?.kind == .word,
      minutes.isMultiple(of: 5), let hour = SpokenClock(rest), hour.time.minute == 0
    else { return nil }
    let shift = (word == "to" ? -minutes : minutes) * 60_000
    return SpokenClock(
      TimeOfDay(milliseconds: hour.time.milliseconds + shift),
      count: tokens.count - rest.count + hour.tokenCount, isTwelveHour: hour.isTwelveHour,
      isBareHour: hour.isBareHour)
  }

  /// What "20h", "20 Uhr" and "20 hs" have in common: the hour is one of 24.
  private static let hourMarks: Set<String> = ["h", "uhr", "hs", "heures", "horas", "点"]

  private static let named: [String: TimeOfDay] = [
    "noon": TimeOfDay(milliseconds: 43_200_000), "midday": TimeOfDay(milliseconds: 43_200_000),
    "midnight": .midnight,
  ]
}
