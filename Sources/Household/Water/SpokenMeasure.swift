/// What an amount counts, as far as its words tell.
enum SpokenMeasure: Equatable {
  /// A unit, and how many of it one of the word is: "gallon" is eight pints.
  case unit(VolumeUnit, times: Double = 1)
  case container(DrinkContainer)

  func amount(_ value: Double) -> WaterAmount {
    switch self {
    case .unit(let unit, let times): WaterAmount(value * times, unit)
    case .container(let container): WaterAmount(value, container)
    }
  }
}
