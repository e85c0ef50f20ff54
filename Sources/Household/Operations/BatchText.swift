/// What a call about several items answers: each item's sentence, or counts where there are many.
struct BatchText {
  /// With more items than this, those that went plainly are only counted.
  private static let spelledOut = 5
  /// How many sentences an answer holds at most.
  private static let mostSentences = 20

  let outcomes: [ItemOutcome]

  /// The answer, with the number of items to buy at its end.
  func text(openCount: Int) -> String {
    "\(sentences) \(Self.openCount(openCount))"
  }

  /// How many items are to buy, as a sentence.
  static func openCount(_ count: Int) -> String { "\(count) to buy." }

  /// The sentences alone.
  var sentences: String {
    guard outcomes.count > Self.spelledOut else {
      return outcomes.map(\.message).joined(separator: " ")
    }
    let counts = [ShoppingOutcome.added, .checked, .unchecked, .removed].compactMap { outcome in
      let count = outcomes.count { $0.outcome == outcome }
      return count == 0 ? nil : "\(count) \(outcome.rawValue)"
    }
    let special = outcomes.filter { !$0.outcome.isPlain }.map(\.message)
    let shown = special.prefix(Self.mostSentences)
    var parts = counts.isEmpty ? [] : [counts.joined(separator: ", ") + "."]
    parts += shown
    if special.count > shown.count { parts.append("And \(special.count - shown.count) more.") }
    return parts.joined(separator: " ")
  }

  /// What the call did, for undo: "Added milk, eggs and 3 more".
  func summary(_ verb: String) -> String {
    let names = outcomes.filter { $0.outcome.isSuccess && $0.outcome != .unchanged }
      .compactMap { $0.item?.name }
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(verb) \(shown) and \(names.count - 3) more" : "\(verb) \(shown)"
  }

  /// The outcomes, unless nothing succeeded.
  ///
  /// - Throws: the sentences, when nothing did.
  func checked() throws(HouseholdError) -> [ItemOutcome] {
    guard outcomes.contains(where: \.outcome.isSuccess) else { throw HouseholdError(sentences) }
    return outcomes
  }
}
