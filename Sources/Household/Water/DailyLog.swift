/// One day of drinks against its goal.
public struct DailyLog: Hashable, Sendable {
  /// The day.
  public let day: CivilDate
  /// The sum of its entries.
  public let total: Volume
  /// The goal that held on it.
  public let goal: Volume
  /// How many entries it has.
  public let entriesCount: Int

  /// A day.
  public init(day: CivilDate, total: Volume, goal: Volume, entriesCount: Int) {
    self.day = day
    self.total = total
    self.goal = goal
    self.entriesCount = entriesCount
  }

  /// What is left to drink; nothing once the goal is reached.
  public var remaining: Volume { goalReached ? .zero : goal - total }

  /// Whether the goal is reached.
  ///
  /// Entries are rounded to a microlitre, so eight times 8 fl oz may come out a few microlitres
  /// short of 64 fl oz; 0.05 ml, about a drop, covers any day's sum.
  public var goalReached: Bool { goal - total <= Volume(microliters: 50) }

  /// The share of the goal in whole percent; 100 or more only once the goal is reached.
  public var percent: Int {
    guard goal > .zero else { return 0 }
    let share = Int((Double(total.microliters) / Double(goal.microliters) * 100).rounded())
    return goalReached ? max(share, 100) : min(max(share, 0), 99)
  }
}
