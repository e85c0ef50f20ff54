/// Several days up to today.
package struct WaterHistory: Hashable, Sendable {
  /// The days, oldest first; the last is today.
  package let days: [DailyLog]
  /// Days in a row at their goal up to today, not only among `days`.
  package let streak: Int

  /// Days, oldest first, and the streak.
  package init(days: [DailyLog], streak: Int) {
    self.days = days
    self.streak = streak
  }

  /// How many of the days have an entry.
  package var daysLogged: Int { days.count { $0.entriesCount > 0 } }

  /// The mean total of the days that have an entry, today so far included; nothing without
  /// any.
  package var averagePerLoggedDay: Volume {
    let sum = days.reduce(0) { $0 + $1.total.microliters }
    return Volume(microliters: daysLogged == 0 ? 0 : sum / daysLogged)
  }
}
