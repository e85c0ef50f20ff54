/// A drink that was logged, changed or deleted, and today after it.
public struct WaterChange: Sendable {
  /// The drink.
  public let entry: WaterEntry
  /// The day it counts for.
  public let entryDay: CivilDate
  /// Today.
  public let progress: WaterProgress
  /// The unit to tell totals in.
  public let unit: VolumeUnit
}

/// Today, in the unit to tell it in.
public struct TodaysWater: Sendable {
  /// Today.
  public let progress: WaterProgress
  /// The unit to tell totals in.
  public let unit: VolumeUnit
}

/// Past days, or the drinks of one.
public struct WaterReview: Sendable {
  /// The days, oldest first.
  public let days: [DailyLog]
  /// The mean total of the days that have a drink.
  public let averagePerLoggedDay: Volume
  /// How many of the days have a drink.
  public let daysLogged: Int
  /// Days in a row at the goal up to today.
  public let streak: Int
  /// The drinks of the one day that was asked for, earliest first.
  public let entries: [WaterEntry]?
  /// The unit to tell totals in.
  public let unit: VolumeUnit
}
