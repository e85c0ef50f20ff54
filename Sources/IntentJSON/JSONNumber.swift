/// A JSON number that keeps the digits it was written with.
///
/// `9007199254740993`, `1.0` and `1e3` come back exactly as they were read; a spelling of up to
/// 15 bytes needs no allocation.
public struct JSONNumber: Sendable {
  /// The number as RFC 8259 text.
  public let spelling: String

  /// A number with a spelling that the parser has already checked.
  init(checkedSpelling: String) {
    spelling = checkedSpelling
  }

  /// An integer.
  public init(_ value: Int) {
    spelling = String(value)
  }

  /// A finite number in its shortest spelling that reads back the same; nil for NaN and infinities.
  ///
  /// Whole numbers below 2^53 are written without a fraction, negative zero as `0`.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    if value.rounded() == value, value.magnitude < 9_007_199_254_740_992 {
      spelling = String(Int(value))
    } else {
      spelling = "\(value)"
    }
  }

  /// The exact integer this number stands for, also when spelled `30.0`, `3e1` or `-0.0`; nil when
  /// it has a fraction or does not fit 64 bits.
  public var integer: Int? {
    if let plain = Int(spelling) { return plain }
    // From the digits and not through Double, which rounds `9007199254740993.0` and drops the
    // fraction of `1.00000000000000000001`.
    let scaled = spelling.split { $0 == "e" || $0 == "E" }
    let written = scaled[0].split(separator: ".")
    var digits = written.joined()
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    digits.removeLast(zeros)
    guard !digits.isEmpty, digits != "-" else { return 0 }
    // No text holds enough digits to make up for an exponent beyond 32 bits.
    guard let exponent = scaled.count == 2 ? Int32(scaled[1]) : 0 else { return nil }
    let fraction = written.count == 2 ? written[1].count : 0
    let shift = Int(exponent) - fraction + zeros
    // 10^18 is the largest power of ten in 64 bits.
    guard (0...18).contains(shift) else { return nil }
    return Int(digits + String(repeating: "0", count: shift))
  }

  /// The nearest 64-bit floating-point value; infinite when the spelling is beyond its range.
  public var double: Double {
    Double(spelling) ?? .nan
  }
}

extension JSONNumber: Hashable {
  /// Two numbers are equal when they are spelled alike: `1` and `1.0` are different texts.
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    left.spelling == right.spelling
  }

  /// Hashes the spelling.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(spelling)
  }
}
