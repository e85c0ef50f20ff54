/// A moment in time, the same everywhere: POSIX time in milliseconds, without leap seconds.
///
/// Kept within the years 1 to 9999, so that no sum or difference of instants, days and offsets can
/// overflow.
package struct Instant: Hashable, Sendable {
  /// The moments that can be told: 0001-01-01T00:00:00Z up to the last millisecond of 9999.
  static let range = -62_135_596_800_000...253_402_300_799_999

  /// Milliseconds since 1970-01-01T00:00:00Z.
  package let milliseconds: Int

  /// The moment `milliseconds` after 1970-01-01T00:00:00Z, clamped to the years 1 to 9999.
  package init(milliseconds: Int) {
    self.milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
  }

  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  package var seconds: Int { milliseconds.flooredQuotient(by: 1000) }

  /// The moment `seconds` later, or earlier when negative.
  package func adding(seconds: Int) -> Instant {
    let (shift, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    guard !overflow, shift.magnitude < 1 << 60 else {
      return Instant(milliseconds: seconds < 0 ? .min : .max)
    }
    return Instant(milliseconds: milliseconds + shift)
  }
}

extension Instant: Comparable {
  /// Whether `left` comes before `right`.
  package static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

extension Int {
  /// The quotient rounded down, unlike `/`, which rounds towards zero.
  func flooredQuotient(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The remainder that goes with `flooredQuotient`: from 0 up to the divisor.
  func flooredRemainder(by divisor: Int) -> Int {
    self - flooredQuotient(by: divisor) * divisor
  }
}
