import Household

/// A drink of so many millilitres at an RFC 3339 time.
func drink(_ milliliters: Double, _ time: String, id: String = "x7wd9k2h4b") -> WaterEntry {
  drink(WaterAmount(milliliters, .milliliter), time, id: id)
}

/// A drink at an RFC 3339 time; 1970 when it is none.
func drink(_ amount: WaterAmount, _ time: String, id: String = "x7wd9k2h4b") -> WaterEntry {
  WaterEntry(
    id: id, time: OffsetDateTime(time) ?? OffsetDateTime(Instant(milliseconds: 0), offset: 0),
    amount: amount)
}

/// The same goal on all days.
func goal(_ milliliters: Double) -> GoalHistory {
  GoalHistory([], in: .metric, initial: WaterAmount(milliliters, .milliliter).volume)
}

/// Goals by the day they were set; 2000 ml before.
func goals(_ goals: [(String, Double)]) -> GoalHistory {
  GoalHistory(
    goals.map { (date($0.0), WaterAmount($0.1, .milliliter).volume) }, in: .metric)
}
