/// Reads the bytes of an RFC 3339 time from left to right.
///
/// A file holds one for each drink of a person's life, so this works on the bytes alone.
struct RFC3339Reader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func readDate() -> LocalDate? {
    guard let year = readNumber(digits: 4), skip("-"), let month = readNumber(digits: 2), skip("-"),
      let day = readNumber(digits: 2)
    else { return nil }
    return LocalDate(year: year, month: month, day: day)
  }

  /// The `T` between date and time, or blanks in its place.
  mutating func skipSeparator() -> Bool {
    if skip("T") || skip("t") { return true }
    guard skip(" ") else { return false }
    skipBlanks()
    return true
  }

  mutating func readTime() -> TimeOfDay? {
    guard let hour = readNumber(digits: 2), skip(":"), let minute = readNumber(digits: 2) else {
      return nil
    }
    guard skip(":") else { return TimeOfDay(hour: hour, minute: minute) }
    guard let second = readNumber(digits: 2),
      let time = TimeOfDay(hour: hour, minute: minute, second: second == 60 ? 59 : second)
    else { return nil }
    guard skip(".") || skip(",") else { return time }
    guard let milliseconds = readMilliseconds() else { return nil }
    return TimeOfDay(milliseconds: time.milliseconds + milliseconds)
  }

  /// Seconds east of UTC; nil when there is no well-formed offset, with nothing read.
  mutating func readOffset() -> Int? {
    let start = position
    skipBlanks()
    if skip("Z") || skip("z") { return 0 }
    let isWest = skip("-")
    if isWest || skip("+"), let hours = readNumber(digits: 2), hours < 24 {
      _ = skip(":")
      if let minutes = readNumber(digits: 2), minutes < 60 {
        return (hours * 60 + minutes) * (isWest ? -60 : 60)
      }
    }
    position = start
    return nil
  }

  /// The digits of a fraction, cut to three.
  private mutating func readMilliseconds() -> Int? {
    var milliseconds = 0
    var weight = 100
    let start = position
    while position < bytes.count, let digit = Self.digit(bytes[position]) {
      milliseconds += digit * weight
      weight /= 10
      position += 1
    }
    return position > start ? milliseconds : nil
  }

  private mutating func readNumber(digits: Int) -> Int? {
    guard bytes.count - position >= digits else { return nil }
    var number = 0
    for byte in bytes[position..<(position + digits)] {
      guard let digit = Self.digit(byte) else { return nil }
      number = number * 10 + digit
    }
    position += digits
    return number
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (0x30...0x39).contains(byte) ? Int(byte) - 0x30 : nil
  }

  private mutating func skipBlanks() {
    while skip(" ") {}
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }
}
