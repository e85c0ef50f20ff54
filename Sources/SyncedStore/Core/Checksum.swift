/// The 64-bit FNV-1a hash of the bytes before the checksum's line, as 16 hex digits.
///
/// It tells a file that a server wrote from one that somebody edited. Source of the constants:
/// Fowler, Noll, Vo: The FNV Non-Cryptographic Hash Algorithm (IETF draft).
package struct Checksum: Hashable, Sendable {
  package private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The number of digits in the text of a checksum.
  static let length = 16

  /// The checksum of nothing, to go on from.
  init() {}

  package init(of bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The checksum that hex digits spell.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == Self.length, text.utf8.first != UInt8(ascii: "+"),
      let value = UInt64(text, radix: 16)
    else { return nil }
    hash = value
  }

  /// Goes on over more bytes.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var hash = hash
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.hash = hash
  }

  /// The digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: Self.length - digits.count) + digits
  }
}
