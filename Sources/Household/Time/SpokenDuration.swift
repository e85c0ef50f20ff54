/// A length of time in plain words, such as "1 hour 30 minutes" or "half an hour".
struct SpokenDuration: Equatable {
  /// Whole days, counted on the calendar so that a clock change does not move the clock time.
  private(set) var days = 0
  /// What is left, in seconds.
  private(set) var seconds = 0

  /// Reads all of `tokens`; nil when there is anything else in them, or too much for a life's
  /// drinks.
  init?(_ tokens: ArraySlice<SpokenToken>) {
    var rest = tokens
    var lastUnit: Int?
    // "about an hour"
    while let first = rest.first, MomentWords.fillers.contains(first.text),
      SpokenNumber(rest) == nil
    {
      rest.removeFirst()
    }
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      if lastUnit != nil, let next = rest.first?.text, next == "," || NumberWords.and.contains(next)
      {
        rest.removeFirst()
      }
      guard var value = Self.readValue(&rest) else { return nil }
      if let unit = rest.first?.text, let length = Self.length(of: unit) {
        rest.removeFirst()
        // "an hour and a half ago"
        if let and = rest.first?.text, NumberWords.and.contains(and),
          let part = SpokenNumber(rest.dropFirst()), part.value < 1,
          part.tokenCount == rest.count - 1
        {
          value += part.value
          rest = []
        }
        guard add(value, of: length) else { return nil }
        lastUnit = length
      } else if lastUnit == 3600, rest.isEmpty {
        // "1h30 ago"
        guard add(value, of: 60) else { return nil }
      } else {
        return nil
      }
    }
  }

  private static func readValue(_ rest: inout ArraySlice<SpokenToken>) -> Double? {
    let number = SpokenNumber(rest)
    rest = rest.dropFirst(number?.tokenCount ?? 0)
    // "a few minutes"
    if rest.first?.text == "few", number == nil || number?.value == 1 {
      rest.removeFirst()
      return 3
    }
    return number?.value
  }

  private static func length(of unit: String) -> Int? {
    MomentWords.seconds[unit] ?? MomentWords.days[unit].map { $0 * 86_400 }
  }

  private mutating func add(_ value: Double, of length: Int) -> Bool {
    guard value * Double(length) < 1e11 else { return false }
    if length >= 86_400, value.rounded() == value {
      days += Int(value) * (length / 86_400)
    } else {
      seconds += Int((value * Double(length)).rounded())
    }
    return true
  }
}
