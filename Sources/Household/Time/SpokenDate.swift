/// A date in digits or with the name of its month.
enum SpokenDate {
  /// Reads "2026-03-10", "10.03.2026", "10 March", "March 10th" or either with a year; nil with
  /// nothing read when `tokens` begin with something else.
  ///
  /// "3/10/2026" is not read, since it is two different days on the two sides of the Atlantic.
  static func read(_ tokens: inout ArraySlice<SpokenToken>) -> MomentPhrase.Day? {
    guard let first = tokens.first else { return nil }
    if first.kind == .number, let date = CivilDate(first.text) ?? dotted(first.text) {
      tokens.removeFirst()
      return .date(date)
    }
    var rest = tokens
    var month = takeMonth(&rest)
    guard let day = takeDay(&rest) else { return nil }
    if rest.first?.text == "of" { rest.removeFirst() }
    month = month ?? takeMonth(&rest)
    guard let month else { return nil }
    if rest.first?.text == ",", rest.dropFirst().first?.text.utf8.count == 4 { rest.removeFirst() }
    if let year = rest.first.flatMap({ Int(digits: $0.text) }), (1000...9999).contains(year) {
      guard let date = CivilDate(year: year, month: month, day: day) else { return nil }
      tokens = rest.dropFirst()
      return .date(date)
    }
    // 29 February exists in some year.
    guard CivilDate(year: 2000, month: month, day: day) != nil else { return nil }
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
      return isWritten && CivilDate(token.text) ?? dotted(token.text) == nil
    }?.text
  }

  private static func takeMonth(_ rest: inout ArraySlice<SpokenToken>) -> Int? {
    guard let month = rest.first.flatMap({ MomentWords.months[$0.text] }) else { return nil }
    rest.removeFirst()
    return month
  }

  private static func takeDay(_ rest: inout ArraySlice<SpokenToken>) -> Int? {
    guard let first = rest.first, first.text.utf8.count <= 2, let day = Int(digits: first.text)
    else {
      return nil
    }
    rest.removeFirst()
    if let suffix = rest.first?.text, ["st", "nd", "rd", "th"].contains(suffix) {
      rest.removeFirst()
    }
    return day
  }

  private static func dotted(_ text: String) -> CivilDate? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].utf8.count == 4, parts.allSatisfy({ Int(digits: $0) != nil })
    else { return nil }
    return CivilDate("\(parts[2])-\(parts[1])-\(parts[0])")
  }
}
