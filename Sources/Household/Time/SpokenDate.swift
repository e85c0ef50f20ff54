/// The day of a moment as a text says it.
enum MomentDay: Equatable {
  case today
  case daysBack(Int)
  case lastNight
  /// The latest one up to today, or before today when "last" was said.
  case weekday(Weekday, isLast: Bool)
  case date(LocalDate)
  /// The latest such date up to today.
  case dayOfYear(month: Int, day: Int)
  /// The latest such day of a month up to today.
  case dayOfMonth(Int)
  case future
}

/// A date in digits or with the name of its month.
enum SpokenDate {
  /// Reads "2026-03-10", "10.03.2026", "3/25/2026", "10 March", "March 10th" or either with a year,
  /// "the 10th"; nil with nothing read when `tokens` begin with something else.
  ///
  /// "3/10/2026" is not read, since it is two different days on the two sides of the Atlantic.
  static func read(_ tokens: inout ArraySlice<SpokenToken>) -> MomentDay? {
    guard let first = tokens.first else { return nil }
    if first.kind == .number,
      let date = LocalDate(first.text) ?? dotted(first.text) ?? onlyDate(first.text)
    {
      tokens.removeFirst()
      return .date(date)
    }
    var rest = tokens
    var month = takeMonth(&rest)
    guard let day = takeDay(&rest) else { return nil }
    let afterDay = rest
    if rest.first?.text == "of" { rest.removeFirst() }
    month = month ?? takeMonth(&rest)
    guard let month else {
      guard tokens.count - afterDay.count == 2, (1...31).contains(day) else { return nil }
      tokens = afterDay
      return .dayOfMonth(day)
    }
    if rest.first?.text == ",", rest.dropFirst().first?.text.utf8.count == 4 { rest.removeFirst() }
    if let year = rest.first.flatMap({ Int(digits: $0.text) }), (1000...9999).contains(year) {
      guard let date = LocalDate(year: year, month: month, day: day) else { return nil }
      tokens = rest.dropFirst()
      return .date(date)
    }
    // 29 February exists in some year.
    guard LocalDate(year: 2000, month: month, day: day) != nil else { return nil }
    tokens = rest
    return .dayOfYear(month: month, day: day)
  }

  /// How many digits stand around which mark.
  private static let forms: [(mark: Character, lengths: [Int])] = [
    ("-", [4, 2, 2]), (".", [2, 2, 4]),
  ]

  /// The first piece that is written like a date and is none, such as 2026-02-29.
  static func impossible(in tokens: [SpokenToken]) -> String? {
    tokens.first { token in
      let isWritten = forms.contains { mark, lengths in
        let parts = token.text.split(separator: mark, omittingEmptySubsequences: false)
        return parts.count == 3
          && zip(parts, lengths).allSatisfy { part, length in
            Int(digits: part) != nil && (length == 4) == (part.utf8.count == 4)
              && part.utf8.count <= length
          }
      }
      return isWritten && LocalDate(token.text) ?? dotted(token.text) == nil
    }?.text
  }

  /// The first piece that is one date month first and another day first, with both.
  static func ambiguous(in tokens: [SpokenToken]) -> (text: String, dates: [LocalDate])? {
    tokens.lazy.map { ($0.text, slashed($0.text)) }.first { $0.1.count > 1 }
  }

  private static func takeMonth(_ rest: inout ArraySlice<SpokenToken>) -> Int? {
    guard let month = rest.first.flatMap({ MomentWords.months[$0.text] }) else { return nil }
    rest.removeFirst()
    return month
  }

  private static func takeDay(_ rest: inout ArraySlice<SpokenToken>) -> Int? {
    guard let first = rest.first, first.text.utf8.count <= 2, let day = Int(digits: first.text)
    else { return nil }
    rest.removeFirst()
    if let suffix = rest.first?.text, ["st", "nd", "rd", "th"].contains(suffix) {
      rest.removeFirst()
    }
    return day
  }

  /// The dates that "3/10/2026" may be, month first or day first: one when only one of them is in
  /// the calendar, as for "3/25/2026" and "2026/03/10".
  private static func slashed(_ text: String) -> [LocalDate] {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int(digits: $0) }
    guard parts.count == 3, numbers.count == 3 else { return [] }
    if parts[0].utf8.count == 4 {
      return [LocalDate(year: numbers[0], month: numbers[1], day: numbers[2])].compactMap(\.self)
    }
    guard parts[2].utf8.count == 4 else { return [] }
    let first = LocalDate(year: numbers[2], month: numbers[0], day: numbers[1])
    let second = LocalDate(year: numbers[2], month: numbers[1], day: numbers[0])
    return [first, first == second ? nil : second].compactMap(\.self)
  }

  private static func onlyDate(_ text: String) -> LocalDate? {
    let dates = slashed(text)
    return dates.count == 1 ? dates[0] : nil
  }

  private static func dotted(_ text: String) -> LocalDate? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].utf8.count == 4, parts.allSatisfy({ Int(digits: $0) != nil })
    else { return nil }
    return LocalDate("\(parts[2])-\(parts[1])-\(parts[0])")
  }
}
