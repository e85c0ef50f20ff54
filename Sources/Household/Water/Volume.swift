/// An amount of liquid, exact to a microlitre (a thousandth of a millilitre).
///
/// A whole number, so that a total is always the exact sum of its entries in whatever order they
/// are added and taken away, and no dust gathers.
package struct Volume: Hashable, Sendable {
  /// Nothing.
  package static let zero = Volume(microliters: 0)

  /// The amount in microlitres.
  package let microliters: Int

  /// An amount in microlitres, clamped to ± 10^15 (a cubic kilometre), so that sums cannot
  /// overflow.
  package init(microliters: Int) {
    self.microliters = min(max(microliters, -Self.bound), Self.bound)
  }

  /// An amount in millilitres, rounded to the nearest microlitre; nil for NaN and infinities.
  package init?(milliliters: Double) {
    guard milliliters.isFinite else { return nil }
    let bound = Double(Self.bound)
    self.init(microliters: Int(min(max((milliliters * 1000).rounded(), -bound), bound)))
  }

  /// `value` times so many millilitres; nil for NaN and infinities.
  init?(_ value: Double, times milliliters: Double) {
    guard value.isFinite else { return nil }
    let bound = Double(Self.bound)
    self.init(milliliters: min(max(value * milliliters, -bound), bound))
  }

  /// `value` of `unit`; nil for NaN and infinities.
  package init?(_ value: Double, _ unit: VolumeUnit) {
    self.init(value, times: unit.milliliters)
  }

  /// The amount in millilitres, with at most three decimals.
  package var milliliters: Double { Double(microliters) / 1000 }

  /// The amount in `unit` as a number for structured answers: rounded to two decimals, without
  /// dust.
  package func value(in unit: VolumeUnit) -> Double {
    (milliliters / unit.milliliters * 100).rounded() / 100
  }

  private static let bound = 1_000_000_000_000_000
}

extension Volume: Comparable {
  /// Whether `left` is less than `right`.
  package static func < (left: Volume, right: Volume) -> Bool {
    left.microliters < right.microliters
  }

  /// The exact sum.
  package static func + (left: Volume, right: Volume) -> Volume {
    Volume(microliters: left.microliters + right.microliters)
  }

  /// The exact difference.
  package static func - (left: Volume, right: Volume) -> Volume {
    Volume(microliters: left.microliters - right.microliters)
  }
}
