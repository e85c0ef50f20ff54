package import IntentJSON

extension Rational {
  /// Decimal places that are read and written exactly; more are rounded.
  static let exactPlaces = 6
  /// Decimal places of a fraction that never ends, such as a third.
  static let roundedPlaces = 3

  /// The number with these digits before and behind the decimal point, rounded half up to six
  /// places; nil for anything but ASCII digits and for a number beyond 64 bits.
  init?(whole: some StringProtocol, decimals: some StringProtocol) {
    let kept = decimals.prefix(Self.exactPlaces)
    guard decimals.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let above = Int(String(whole) + String(kept))
    else { return nil }
    let dropped = decimals.dropFirst(kept.count).first
    let (rounded, overflow) = above.addingReportingOverflow(
      dropped.map { $0 >= "5" } == true ? 1 : 0)
    guard !overflow else { return nil }
    self.init(rounded, over: Self.power(of: kept.count))
  }

  /// The number a JSON number stands for, rounded to six places; nil when negative or too large.
  package init?(_ number: JSONNumber) {
    if let whole = number.integer {
      guard whole >= 0 else { return nil }
      self.init(whole)
    } else {
      let spelling =
        number.spelling.contains(where: { $0 == "e" || $0 == "E" })
        ? "\(number.double)" : number.spelling
      let parts = spelling.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, !spelling.hasPrefix("-") else { return nil }
      self.init(whole: parts[0], decimals: parts[1])
    }
  }

  /// The decimal text without needless zeros: "2", "0.25", "1.333".
  ///
  /// Exact up to six places; what does not end there is rounded to three.
  package var text: String {
    if isWhole { return String(numerator) }
    if let exact = digits(places: Self.exactPlaces, exactly: true) { return exact }
    if let short = digits(places: Self.roundedPlaces, exactly: false), short != "0" { return short }
    return digits(places: Self.exactPlaces, exactly: false) ?? "\(double)"
  }

  /// Whether `text` is the number itself and not a rounded one.
  package var hasExactText: Bool {
    digits(places: Self.exactPlaces, exactly: true) != nil
  }

  /// The nearest floating-point value.
  package var double: Double { Double(numerator) / Double(denominator) }

  /// The JSON number spelled as `text`.
  package var number: JSONNumber {
    if isWhole { return JSONNumber(numerator) }
    guard case .number(let number)? = try? JSONValue(parsing: text) else {
      return JSONNumber(numerator / denominator)
    }
    return number
  }

  private func digits(places: Int, exactly: Bool) -> String? {
    guard numerator >= 0 else { return nil }
    let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    let scale = Self.power(of: places)
    let (scaled, overflow) = rest.multipliedReportingOverflow(by: scale)
    guard !overflow else { return nil }
    var (decimals, left) = scaled.quotientAndRemainder(dividingBy: denominator)
    guard !exactly || left == 0 else { return nil }
    if left >= denominator - left { decimals += 1 }
    guard decimals < scale else { return String(whole + 1) }
    guard decimals > 0 else { return String(whole) }
    let padded = String(scale + decimals).dropFirst()
    return "\(whole)." + padded.reversed().drop { $0 == "0" }.reversed()
  }

  private static func power(of places: Int) -> Int {
    (0..<places).reduce(1) { result, _ in result * 10 }
  }
}
