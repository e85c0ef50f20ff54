/// How far today has come.
public struct WaterProgress: Hashable, Sendable {
  /// Today.
  public let today: DailyLog
  /// Days in a row at their goal; see `DayIndex.streak(today:goals:)`.
  public let streak: Int

  /// Today and the streak.
  public init(today: DailyLog, streak: Int) {
    self.today = today
    self.streak = streak
  }
}
