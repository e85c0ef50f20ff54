/// One day of drinks against its goal.
package struct DailyLog: Hashable, Sendable {
  package let day: LocalDate
  /// The sum of its entries.
  package let total: Volume
  /// The goal that held on it.
  package let goal: Volume
  package let entriesCount: Int
  /// The units the amounts are shown in.
  private let system: UnitSystem

  /// A day, as it is shown in the person's units.
  package init(
    day: LocalDate, total: Volume, goal: Volume, entriesCount: Int, in system: UnitSystem
  ) {
    self.day = day
    self.total = total
    self.goal = goal
    self.entriesCount = entriesCount
    self.system = system
  }

  /// What is left to drink; nothing once the goal is reached.
  package var remaining: Volume { goalReached ? .zero : goal - total }

  /// Whether the goal is reached: also when what is shown of both is the same, so that nobody reads
  /// "2000 of 2000 ml, 1 ml to go".
  ///
  /// Entries are rounded to a microlitre, so a day's sum may come out a few of them short of a goal
  /// that is half a step; 0.05 ml, about a drop, covers any.
  package var goalReached: Bool {
    goal - total <= Volume(microliters: 50) || total.steps(in: system) >= goal.steps(in: system)
  }

  /// The share of the goal in whole percent; 100 or more only once the goal is reached.
  package var percent: Int {
    guard goal > .zero else { return 0 }
    let share = Int((Double(total.microliters) / Double(goal.microliters) * 100).rounded())
    return goalReached ? max(share, 100) : min(max(share, 0), 99)
  }
}
