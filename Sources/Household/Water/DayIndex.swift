/// The total of every day, kept up to date entry by entry, so that a look at today costs the same
/// with ten drinks and with ten years of them.
package struct DayIndex: Sendable {
  private struct Total {
    var volume = Volume.zero
    var count = 0
  }

  /// The rule by which entries were put on their days.
  package let rule: DayRule
  private var totals: [LocalDate: Total] = [:]

  /// An index of `entries`.
  ///
  /// A changed rule needs a new index.
  package init(rule: DayRule, entries: some Sequence<WaterEntry> = EmptyCollection()) {
    self.rule = rule
    for entry in entries { insert(entry) }
  }

  /// Counts an entry in.
  package mutating func insert(_ entry: WaterEntry) {
    var total = totals[rule.day(of: entry.time), default: Total()]
    total.volume = total.volume + entry.amount.volume
    total.count += 1
    totals[rule.day(of: entry.time)] = total
  }

  /// Takes out an entry that was counted in, as it was then.
  package mutating func remove(_ entry: WaterEntry) {
    let day = rule.day(of: entry.time)
    guard var total = totals[day] else { return }
    total.volume = total.volume - entry.amount.volume
    total.count -= 1
    totals[day] = total.count > 0 ? total : nil
  }

  /// `day` against its goal.
  package func log(on day: LocalDate, goals: GoalHistory) -> DailyLog {
    let total = totals[day] ?? Total()
    return DailyLog(
      day: day, total: total.volume, goal: goals.goal(on: day), entriesCount: total.count,
      in: goals.system)
  }

  /// Days in a row at their goal, up to yesterday, and today too once it is reached: an unfinished
  /// today breaks no streak, and no window cuts it short.
  package func streak(today: LocalDate, goals: GoalHistory) -> Int {
    var streak = log(on: today, goals: goals).goalReached ? 1 : 0
    var day = today.adding(days: -1)
    while totals[day] != nil, log(on: day, goals: goals).goalReached {
      streak += 1
      day = day.adding(days: -1)
    }
    return streak
  }

  /// Today against its goal, with the streak.
  package func progress(today: LocalDate, goals: GoalHistory) -> WaterProgress {
    WaterProgress(
      today: log(on: today, goals: goals), streak: streak(today: today, goals: goals))
  }

  /// The last `days` days up to today (at least one).
  package func history(days: Int, today: LocalDate, goals: GoalHistory) -> WaterHistory {
    let back = min(max(days, 1), 3660) - 1
    return WaterHistory(
      days: (-back...0).map { log(on: today.adding(days: $0), goals: goals) },
      streak: streak(today: today, goals: goals))
  }
}
