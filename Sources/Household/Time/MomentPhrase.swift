/// What a text says about a moment, before it is set against the present.
struct MomentPhrase: Equatable {
  private(set) var day: MomentDay?
  private(set) var clock: SpokenClock?
  private(set) var part: DayPart?
  /// What is left of "30 minutes ago" after whole days.
  private(set) var secondsBack = 0
  private(set) var isNow = false

  /// Reads all of `tokens`; nil when something in them is not understood or said twice.
  init?(_ tokens: [SpokenToken]) {
    let isAhead = tokens.first?.text == "in" && SpokenDuration(tokens.dropFirst()) != nil
    if isAhead || tokens.contains(where: { MomentWords.future.contains($0.text) }) {
      day = .future
      return
    }
    var rest = tokens[...]
    if let ago = tokens.firstIndex(where: { MomentWords.ago.contains($0.text) }) {
      rest = tokens[(ago + 1)...]
      guard readLength(tokens[..<ago], isAll: rest.isEmpty) else { return nil }
    } else if let before = MomentWords.agoBefore.first(where: {
      tokens.map(\.text).starts(with: $0)
    }) {
      guard readLength(tokens[before.count...], isAll: true) else { return nil }
      rest = []
    }
    while !rest.isEmpty {
      guard readNext(&rest) else { return nil }
    }
    guard day != nil || clock != nil || part != nil || isNow else { return nil }
    if day == nil, tokens.contains(where: { MomentWords.morningOrTomorrow.contains($0.text) }) {
      day = .future
    }
  }

  /// Takes in how long ago it was.
  ///
  /// Whole days may be followed by a time: "2 days ago at 9pm".
  private mutating func readLength(_ tokens: ArraySlice<SpokenToken>, isAll: Bool) -> Bool {
    guard let duration = SpokenDuration(tokens), isAll || duration.seconds == 0 else {
      return false
    }
    day = .daysBack(duration.days)
    secondsBack = duration.seconds
    return true
  }

  private mutating func readNext(_ rest: inout ArraySlice<SpokenToken>) -> Bool {
    if let date = SpokenDate.read(&rest) { return set(date) }
    if let reading = SpokenClock(rest) {
      rest = rest.dropFirst(reading.tokenCount)
      guard clock == nil else { return false }
      clock = reading
      return true
    }
    guard let token = rest.popFirst() else { return false }
    switch token.text {
    case "just", "right": return MomentWords.now.contains(rest.first?.text ?? "")
    case "last": return readLast(&rest)
    case "tonight": return set(.today) && set(.evening)
    case "day" where rest.prefix(2).map(\.text) == ["before", "yesterday"]:
      rest = rest.dropFirst(2)
      return set(.daysBack(2))
    case let word where MomentWords.now.contains(word):
      isNow = true
      return rest.isEmpty && day == nil && clock == nil && part == nil
    case let word where MomentWords.today.contains(word): return set(.today)
    case let word where MomentWords.yesterday.contains(word): return set(.daysBack(1))
    case let word where MomentWords.fillers.contains(word): return true
    default:
      if let named = MomentWords.parts[token.text] { return set(named) }
      if let weekday = MomentWords.weekdays[token.text] {
        return set(.weekday(weekday, isLast: false))
      }
      return token.kind == .sign && [",", ".", "@", ";"].contains(token.text)
    }
  }

  private mutating func readLast(_ rest: inout ArraySlice<SpokenToken>) -> Bool {
    guard let word = rest.popFirst()?.text else { return false }
    if let weekday = MomentWords.weekdays[word] { return set(.weekday(weekday, isLast: true)) }
    switch MomentWords.parts[word] {
    case .night: return set(.lastNight) && set(.night)
    case let named?: return set(.daysBack(1)) && set(named)
    case nil: return false
    }
  }

  private mutating func set(_ said: MomentDay) -> Bool {
    guard day == nil else { return false }
    day = said
    return true
  }

  private mutating func set(_ said: DayPart) -> Bool {
    guard part == nil else { return false }
    part = said
    return true
  }
}
