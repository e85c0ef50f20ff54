/// A moment as the seventeen digits `yyyyMMddHHmmssSSS` of its UTC date and time.
struct CivilTime {
  let digits: UInt64

  /// The end of the year 9989.
  static let lastMillisecond = 253_086_595_199_999

  init(digits: UInt64) {
    self.digits = digits
  }

  /// The digits of a moment after 1970.
  ///
  /// Source of the calendar arithmetic: Howard Hinnant, chrono-Compatible Low-Level Date Algorithms.
  init(milliseconds: Int) {
    let (days, inDay) = milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = (year * 100 + month) * 100 + day
    let clock =
      ((inDay / 3_600_000 * 100 + inDay / 60_000 % 60) * 100 + inDay / 1_000 % 60) * 1_000
      + inDay % 1_000
    digits = UInt64(date * 1_000_000_000 + clock)
  }

  /// The date as `2026-11-30`.
  var date: String {
    let text = Array(String(digits / 1_000_000_000).utf8)
    guard text.count == 8 else { return "an unknown day" }
    let dash = [UInt8(ascii: "-")]
    return String(decoding: text[..<4] + dash + text[4..<6] + dash + text[6...], as: UTF8.self)
  }

  /// Milliseconds since 1970.
  var milliseconds: Int {
    let number = Int(digits)
    let date = number / 1_000_000_000
    let clock = number % 1_000_000_000
    let month = date / 100 % 100
    let year = date / 10_000 - (month <= 2 ? 1 : 0)
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + date % 100 - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    let minutes = clock / 10_000_000 * 60 + clock / 100_000 % 100
    return days * 86_400_000 + minutes * 60_000 + clock % 100_000
  }
}
