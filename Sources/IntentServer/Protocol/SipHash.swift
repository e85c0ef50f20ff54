/// SipHash-2-4, a keyed hash for short messages (Aumasson and Bernstein, 2012,
/// "SipHash: a fast short-input PRF").
enum SipHash {
  /// A secret of 128 bits.
  struct Key: Sendable {
    let low: UInt64
    let high: UInt64

    init(low: UInt64, high: UInt64) {
      (self.low, self.high) = (low, high)
    }

    /// The key in 16 bytes.
    init(_ bytes: ArraySlice<UInt8>) {
      low = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
      high = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    static func random() -> Key {
      Key(low: .random(in: .min ... .max), high: .random(in: .min ... .max))
    }
  }

  static func hash(_ bytes: [UInt8], key: Key) -> UInt64 {
    var state = State(key)
    var word: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      word |= UInt64(byte) << (UInt64(index & 7) * 8)
      if index & 7 == 7 {
        state.absorb(word)
        word = 0
      }
    }
    state.absorb(word | UInt64(bytes.count & 0xff) << 56)
    return state.finish()
  }

  private struct State {
    private var v0, v1, v2, v3: UInt64

    init(_ key: Key) {
      // The constants of the paper: "somepseudorandomlygeneratedbytes".
      v0 = key.low ^ 0x736f_6d65_7073_6575
      v1 = key.high ^ 0x646f_7261_6e64_6f6d
      v2 = key.low ^ 0x6c79_6765_6e65_7261
      v3 = key.high ^ 0x7465_6462_7974_6573
    }

    mutating func absorb(_ word: UInt64) {
      v3 ^= word
      round()
      round()
      v0 ^= word
    }

    mutating func finish() -> UInt64 {
      v2 ^= 0xff
      for _ in 0..<4 { round() }
      return v0 ^ v1 ^ v2 ^ v3
    }

    private mutating func round() {
      v0 &+= v1
      v1 = rotated(v1, 13) ^ v0
      v0 = rotated(v0, 32)
      v2 &+= v3
      v3 = rotated(v3, 16) ^ v2
      v0 &+= v3
      v3 = rotated(v3, 21) ^ v0
      v2 &+= v1
      v1 = rotated(v1, 17) ^ v2
      v2 = rotated(v2, 32)
    }

    private func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
      value << count | value >> (64 - count)
    }
  }
}
