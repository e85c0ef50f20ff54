/// The goals of all days.
///
/// A goal holds from the day it is dated until the next one, so that a new goal leaves past days as
/// they were.
package struct GoalHistory: Sendable {
  private let goals: [(day: LocalDate, goal: Volume)]
  private let initial: Volume
  /// The units the goals are shown in.
  let system: UnitSystem

  /// The goals by the day they were set, in any order; before the first one `initial` holds, else
  /// the default goal of the units.
  ///
  /// Goals that are not more than nothing are passed over, and of several on one day the last in
  /// order counts.
  package init(
    _ goals: some Sequence<(LocalDate, Volume)>, in system: UnitSystem, initial: Volume? = nil
  ) {
    var byDay: [LocalDate: Volume] = [:]
    for (day, goal) in goals where goal > .zero { byDay[day] = goal }
    self.goals = byDay.map { ($0.key, $0.value) }.sorted { $0.day < $1.day }
    self.initial = initial ?? system.defaultGoal
    self.system = system
  }

  /// The goal of `day`: the last one dated on or before it.
  package func goal(on day: LocalDate) -> Volume {
    var (low, high) = (0, goals.count)
    while low < high {
      let middle = (low + high) / 2
      if goals[middle].day <= day { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? initial : goals[low - 1].goal
  }
}
