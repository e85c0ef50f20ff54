/// One drink.
public struct WaterEntry: Hashable, Sendable, Identifiable {
  /// The record's id.
  public let id: String
  /// When it was drunk, by the clock of the place where it was.
  public let time: LocalTime
  /// How much, as logged.
  public let amount: WaterAmount

  /// A drink.
  public init(id: String, time: LocalTime, amount: WaterAmount) {
    self.id = id
    self.time = time
    self.amount = amount
  }
}
