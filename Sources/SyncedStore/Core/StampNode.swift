/// The eight characters in a stamp that tell processes apart.
struct StampNode: Hashable, Sendable {
  /// The characters as a number in base 36, which sorts like the text.
  let packed: UInt64

  static let length = 8
  /// Eight times `z`.
  static let greatestPacked: UInt64 = 36 * 36 * 36 * 36 * 36 * 36 * 36 * 36 - 1

  init(packed: UInt64) {
    self.packed = packed
  }

  /// A node whose characters are taken from random or hashed bits.
  init(bits: UInt64) {
    let text = Base32.text(bits: bits, length: Self.length)
    packed = text.utf8.reduce(0) { $0 * 36 + UInt64(Self.digit($1) ?? 0) }
  }

  /// A node that sorts by a place in a file first: two characters for that, six from hashed bits.
  init(place: Int, bits: UInt64) {
    let tail: UInt64 = 36 * 36 * 36 * 36 * 36 * 36
    packed = UInt64(min(max(place, 0), 36 * 36 - 1)) * tail + bits % tail
  }

  /// The node that eight bytes spell; nil for anything but digits and small letters.
  init?(bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard bytes.count == Self.length else { return nil }
    var value: UInt64 = 0
    for byte in bytes {
      guard let digit = Self.digit(byte) else { return nil }
      value = value * 36 + UInt64(digit)
    }
    packed = value
  }

  var bytes: [UInt8] {
    var output = [UInt8](repeating: 0, count: Self.length)
    var value = packed
    for index in output.indices.reversed() {
      let digit = UInt8(value % 36)
      output[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      value /= 36
    }
    return output
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

/// Crockford's base 32 in small letters: no i, l, o or u.
enum Base32 {
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// The lowest `length` times five bits as text; at most 12 characters.
  static func text(bits: UInt64, length: Int) -> String {
    let characters = (0..<length).map { alphabet[Int(bits >> UInt64($0 * 5) & 31)] }
    return String(decoding: characters, as: UTF8.self)
  }
}
