extension LocalTime {
  /// The time as RFC 3339 writes it, always with a numeric offset: `2026-03-10T08:00:00+00:00`.
  ///
  /// Milliseconds are written only when there are some.
  public var text: String {
    let time = time
    let milliseconds = time.milliseconds % 1000
    let fraction = milliseconds == 0 ? "" : ".\(milliseconds.digits(3))"
    return "\(date.text)T\(time.text):\(time.second.digits(2))\(fraction)\(offsetText)"
  }

  /// The offset alone: `+05:30`.
  public var offsetText: String {
    let minutes = abs(offset) / 60
    return "\(offset < 0 ? "-" : "+")\((minutes / 60).digits(2)):\((minutes % 60).digits(2))"
  }

  /// Reads an RFC 3339 time; `T`, `t` or blanks may stand before the time, `Z`, `z`, `+05:30` or
  /// `+0530` after it, seconds may be missing, a fraction is cut to milliseconds, and a leap second
  /// is the second before it.
  ///
  /// A time without an offset, as a person editing the file may write, is nil unless
  /// `offsetIfMissing` says how to take it.
  public init?(_ text: some StringProtocol, offsetIfMissing: Int? = nil) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 16, let date = CivilDate(String(decoding: bytes[..<10], as: UTF8.self))
    else { return nil }
    var reader = ClockReader(bytes: bytes[10...])
    guard reader.skipSeparator(), let time = reader.readTime() else { return nil }
    guard let offset = reader.readOffset() ?? (reader.isAtEnd ? offsetIfMissing : nil),
      reader.isAtEnd
    else { return nil }
    self.init(date, time, offset: offset)
  }
}

/// Reads the part of an RFC 3339 text that comes after the date.
private struct ClockReader {
  var bytes: ArraySlice<UInt8>

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func skipSeparator() -> Bool {
    if skip("T") || skip("t") { return true }
    guard bytes.first == UInt8(ascii: " ") else { return false }
    skipBlanks()
    return true
  }

  mutating func readTime() -> TimeOfDay? {
    guard let hour = readPair(), skip(":"), let minute = readPair() else { return nil }
    var second = 0
    var milliseconds = 0
    if skip(":") {
      guard let seconds = readPair() else { return nil }
      second = seconds == 60 ? 59 : seconds
      if skip(".") || skip(",") {
        let digits = bytes.prefix { (0x30...0x39).contains($0) }
        guard !digits.isEmpty else { return nil }
        bytes = bytes.dropFirst(digits.count)
        let padded = Array(digits.prefix(3)) + Array(repeating: 0x30, count: 3)
        milliseconds = padded.prefix(3).reduce(0) { $0 * 10 + Int($1) - 0x30 }
      }
    }
    guard let time = TimeOfDay(hour: hour, minute: minute, second: second) else { return nil }
    return TimeOfDay(milliseconds: time.milliseconds + milliseconds)
  }

  /// Seconds east of UTC; nil when there is no well-formed offset, with nothing read.
  mutating func readOffset() -> Int? {
    let start = bytes
    skipBlanks()
    if skip("Z") || skip("z") { return 0 }
    let isWest = bytes.first == UInt8(ascii: "-")
    if skip("+") || skip("-"), let hours = readPair(), hours < 24 {
      _ = skip(":")
      if let minutes = readPair(), minutes < 60 {
        return (hours * 60 + minutes) * (isWest ? -60 : 60)
      }
    }
    bytes = start
    return nil
  }

  private mutating func readPair() -> Int? {
    let pair = bytes.prefix(2)
    guard pair.count == 2, let value = Int(digits: String(decoding: pair, as: UTF8.self)) else {
      return nil
    }
    bytes = bytes.dropFirst(2)
    return value
  }

  private mutating func skipBlanks() {
    bytes = bytes.drop { $0 == UInt8(ascii: " ") }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard bytes.first == UInt8(ascii: character) else { return false }
    bytes = bytes.dropFirst()
    return true
  }
}
