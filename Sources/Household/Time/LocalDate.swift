/// A calendar date without a time or a zone, in the Gregorian calendar extended to all years
/// (proleptic), from 0001-01-01 to 9999-12-31.
///
/// Dates and day numbers are converted by `days_from_civil` and `civil_from_days` of Howard
/// Hinnant, "chrono-Compatible Low-Level Date Algorithms"
/// (https://howardhinnant.github.io/date_algorithms.html).
package struct LocalDate: Hashable, Sendable {
  static let dayNumbers = -719_162...2_932_896

  /// Days since 1970-01-01.
  package let dayNumber: Int

  /// The date `dayNumber` days after 1970-01-01, clamped to the years 1 to 9999.
  package init(dayNumber: Int) {
    self.dayNumber = min(
      max(dayNumber, Self.dayNumbers.lowerBound), Self.dayNumbers.upperBound)
  }

  /// A date of the calendar; nil when there is none such, as on 30 February.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    // The year begins in March, so that the leap day is its last.
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted.flooredQuotient(by: 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    dayNumber = era * 146_097 + dayOfEra - 719_468
    // Only a day beyond the end of its month comes out as another date.
    guard day <= 28 || fields == (year, month, day) else { return nil }
  }

  /// The year, 1 to 9999.
  package var year: Int { fields.year }
  /// The month, 1 to 12.
  package var month: Int { fields.month }
  /// The day of the month, 1 to 31.
  package var day: Int { fields.day }

  /// The day of the week; 1970-01-01 was a Thursday.
  package var weekday: Weekday {
    Weekday(rawValue: (dayNumber + 3).flooredRemainder(by: 7) + 1) ?? .monday
  }

  /// The date `days` later, or earlier when negative.
  package func adding(days: Int) -> LocalDate {
    let (number, overflow) = dayNumber.addingReportingOverflow(days)
    return LocalDate(dayNumber: overflow ? (days < 0 ? .min : .max) : number)
  }

  private var fields: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = shifted.flooredQuotient(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}

extension LocalDate: Comparable {
  /// Whether `left` comes before `right`.
  package static func < (left: LocalDate, right: LocalDate) -> Bool {
    left.dayNumber < right.dayNumber
  }
}

extension LocalDate {
  /// The date as ISO 8601 writes it: `2026-03-10`.
  package var text: String {
    let (year, month, day) = fields
    return "\(year.digits(4))-\(month.digits(2))-\(day.digits(2))"
  }

  /// Reads `2026-03-10`, and `2026-3-9` too; nil for anything else or for a date that is not in the
  /// calendar.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count <= 2,
      parts[2].utf8.count <= 2, let year = Int(digits: parts[0]),
      let month = Int(digits: parts[1]), let day = Int(digits: parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Int {
  /// The number with leading zeros up to `count` digits.
  func digits(_ count: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, count - text.utf8.count)) + text
  }

  /// Reads 1 to 9 ASCII digits, without a sign.
  init?(digits text: some StringProtocol) {
    let bytes = text.utf8
    guard (1...9).contains(bytes.count), bytes.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    self = bytes.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}
