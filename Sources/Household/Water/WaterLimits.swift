/// The limits of amounts and goals, in one table.
enum WaterLimits {
  /// What one drink may be.
  ///
  /// Five litres at once would be dangerous, and is a slip of the unit.
  static let drink = Volume(microliters: 1_000)...Volume(microliters: 5_000_000)
  /// What a goal may be.
  static let goal = Volume(microliters: 200_000)...Volume(microliters: 15_000_000)
  /// Goals outside this are kept with a word of caution.
  static let usualGoal = Volume(microliters: 1_000_000)...Volume(microliters: 5_000_000)
  /// What a person may have meant when they wrote an amount outside the limits.
  static let likelyDrink = Volume(microliters: 30_000)...Volume(microliters: 2_000_000)
  static let likelyGoal = Volume(microliters: 500_000)...Volume(microliters: 5_000_000)
  /// What a bare number is taken for in ounces where nobody has told the units.
  static let drinkInOunces = Volume(microliters: 100_000)...Volume(microliters: 1_000_000)
  static let goalInOunces = Volume(microliters: 1_000_000)...Volume(microliters: 5_000_000)
  /// Of the two readings of "1.000", the one with decimals is meant only from this volume on.
  static let smallestWithDecimals = Volume(microliters: 10_000)
}

/// What an amount is for, which decides its limits.
enum WaterPurpose {
  case drink, goal, container
  /// What is logged when no amount is said.
  case usual

  var limits: ClosedRange<Volume> {
    switch self {
    case .drink, .container, .usual: WaterLimits.drink
    case .goal: WaterLimits.goal
    }
  }

  var guessedInOunces: ClosedRange<Volume> {
    switch self {
    case .drink, .container, .usual: WaterLimits.drinkInOunces
    case .goal: WaterLimits.goalInOunces
    }
  }

  var likely: ClosedRange<Volume> {
    switch self {
    case .drink, .container, .usual: WaterLimits.likelyDrink
    case .goal: WaterLimits.likelyGoal
    }
  }
}
