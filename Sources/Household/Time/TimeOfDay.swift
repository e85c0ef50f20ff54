/// A time on the clock, 00:00:00 to 23:59:59.999, without a date.
package struct TimeOfDay: Hashable, Sendable {
  /// The first moment of a date.
  package static let midnight = TimeOfDay(milliseconds: 0)

  /// Milliseconds since midnight, 0 to 86,399,999.
  package let milliseconds: Int

  /// The time `milliseconds` after midnight, going round the clock.
  init(milliseconds: Int) {
    self.milliseconds = milliseconds.flooredRemainder(by: 86_400_000)
  }

  /// A time on the 24-hour clock; nil when there is none such, as for 25:00.
  package init?(hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    milliseconds = ((hour * 60 + minute) * 60 + second) * 1000
  }

  /// The hour, 0 to 23.
  package var hour: Int { milliseconds / 3_600_000 }
  /// The minute, 0 to 59.
  package var minute: Int { milliseconds / 60_000 % 60 }
  /// The second, 0 to 59.
  package var second: Int { milliseconds / 1000 % 60 }

  /// Hours and minutes on the 24-hour clock: `08:05`.
  package var text: String { "\(hour.digits(2)):\(minute.digits(2))" }
}

extension TimeOfDay: Comparable {
  /// Whether `left` comes earlier in the day than `right`.
  package static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
