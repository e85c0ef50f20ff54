/// One drink.
package struct WaterEntry: Hashable, Sendable, Identifiable {
  /// The record's id.
  package let id: String
  /// When it was drunk, by the clock of the place where it was.
  package let time: OffsetDateTime
  /// How much, as logged.
  package let amount: WaterAmount

  /// A drink.
  package init(id: String, time: OffsetDateTime, amount: WaterAmount) {
    self.id = id
    self.time = time
    self.amount = amount
  }
}
