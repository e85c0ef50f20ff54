/// A drink that was logged, changed or deleted, and today after it.
package struct WaterChange: Sendable {
  /// The drink.
  package let entry: WaterEntry
  /// The day it counts for.
  package let entryDay: LocalDate
  /// Today.
  package let progress: WaterProgress
  /// The unit to tell totals in.
  package let unit: VolumeUnit
}

/// Today, in the unit to tell it in.
package struct TodaysWater: Sendable {
  package let progress: WaterProgress
  /// The unit to tell totals in.
  package let unit: VolumeUnit
}

/// Past days, or the drinks of one.
package struct WaterReview: Sendable {
  /// The days, oldest first.
  package let days: [DailyLog]
  /// The mean total of the days that have a drink.
  package let averagePerLoggedDay: Volume
  /// How many of the days have a drink.
  package let daysLogged: Int
  /// Days in a row at the goal up to today.
  package let streak: Int
  /// The drinks of the one day that was asked for, earliest first.
  package let entries: [WaterEntry]?
  /// The unit to tell totals in.
  package let unit: VolumeUnit
}
