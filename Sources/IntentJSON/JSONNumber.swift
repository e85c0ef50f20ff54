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

  /// A finite number in its shortest spelling that reads back the same; nil for NaN and infinities,
  /// which JSON cannot hold. Whole numbers below 2^53 are written without a fraction.
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
    guard let value = Double(spelling), value.isFinite, value.rounded() == value,
      value.magnitude < 9_007_199_254_740_992, spelling.utf8.contains(where: { !isDigit($0) })
    else { return nil }
    return Int(value)
  }

  /// The nearest 64-bit floating-point value; infinite when the spelling is beyond its range.
  public var double: Double {
    Double(spelling) ?? .nan
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
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
