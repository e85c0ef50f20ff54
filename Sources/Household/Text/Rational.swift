/// An exact fraction: 0.1 + 0.2 is 0.3 and three thirds are one.
///
/// Always in lowest terms with a positive denominator. Arithmetic that would leave 64 bits gives
/// nil, so that a caller keeps the two amounts apart instead of a wrong one.
package struct Rational: Hashable, Sendable {
  /// The number above the line.
  package let numerator: Int
  /// The number below the line, at least 1.
  package let denominator: Int

  /// A whole number.
  package init(_ whole: Int) {
    numerator = whole
    denominator = 1
  }

  /// `numerator / denominator`; nil for a denominator below 1 and for a number beyond 64 bits.
  package init?(_ numerator: Int, over denominator: Int) {
    guard denominator > 0, numerator != .min else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The sum; nil when it leaves 64 bits.
  package func adding(_ other: Rational) -> Rational? {
    let divisor = Self.greatestCommonDivisor(denominator.magnitude, other.denominator.magnitude)
    let (left, first) = numerator.multipliedReportingOverflow(by: other.denominator / divisor)
    let (right, second) = other.numerator.multipliedReportingOverflow(by: denominator / divisor)
    let (sum, third) = left.addingReportingOverflow(right)
    let (below, fourth) = denominator.multipliedReportingOverflow(by: other.denominator / divisor)
    return first || second || third || fourth ? nil : Rational(sum, over: below)
  }

  /// The product; nil when it leaves 64 bits.
  package func multiplied(by other: Rational) -> Rational? {
    guard let across = Rational(numerator, over: other.denominator),
      let down = Rational(other.numerator, over: denominator)
    else { return nil }
    let (above, first) = across.numerator.multipliedReportingOverflow(by: down.numerator)
    let (below, second) = across.denominator.multipliedReportingOverflow(by: down.denominator)
    return first || second ? nil : Rational(above, over: below)
  }

  /// The quotient; nil for a divisor that is not positive and when it leaves 64 bits.
  package func divided(by other: Rational) -> Rational? {
    guard other.numerator > 0,
      let inverse = Rational(other.denominator, over: other.numerator)
    else { return nil }
    return multiplied(by: inverse)
  }

  /// Whether this is a whole number.
  package var isWhole: Bool { denominator == 1 }

  private static func greatestCommonDivisor(_ left: UInt, _ right: UInt) -> Int {
    var (larger, smaller) = (left, right)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return Int(clamping: max(larger, 1))
  }
}

extension Rational: Comparable {
  /// By value, exactly.
  package static func < (left: Rational, right: Rational) -> Bool {
    let first = left.numerator.multipliedFullWidth(by: right.denominator)
    let second = right.numerator.multipliedFullWidth(by: left.denominator)
    return (first.high, first.low) < (second.high, second.low)
  }
}
