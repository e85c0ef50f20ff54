/// How far today has come.
package struct WaterProgress: Hashable, Sendable {
  package let today: DailyLog
  /// Days in a row at their goal; see `DayIndex.streak(today:goals:)`.
  package let streak: Int

  package init(today: DailyLog, streak: Int) {
    self.today = today
    self.streak = streak
  }
}
