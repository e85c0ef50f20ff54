/// A timestamp of a hybrid logical clock, when and by which process a value was written:
/// `20261130T010405123Z.0000.k3f9a2xw`.
///
/// UTC to the millisecond, a four-digit count, and eight characters drawn at the start of each
/// process. The order of stamps is the order of their texts. See docs/store.md.
package struct Stamp: Hashable, Sendable {
  /// The seventeen digits of the time as one number, and count and node packed below each other.
  private let time: UInt64
  private let rest: UInt64

  private static let nodeBits: UInt64 = 42
  private static let greatestCount: UInt64 = 9999
  /// Years from 9990 on leave no room above them, so such a text is no stamp.
  private static let endOfTime: UInt64 = 9990_00_00_00_00_00_000

  /// The stamp below every other.
  static let zero = Stamp(time: 0, rest: 0)

  /// The number of bytes in the text of a stamp.
  static let length = 33

  private init(time: UInt64, rest: UInt64) {
    self.time = time
    self.rest = rest
  }

  /// The stamp of a moment.
  init(milliseconds: Int, count: Int = 0, node: StampNode) {
    let clamped = min(max(milliseconds, 0), CivilTime.lastMillisecond)
    time = CivilTime(milliseconds: clamped).digits
    rest = UInt64(min(max(count, 0), Int(Self.greatestCount))) << Self.nodeBits | node.packed
  }

  /// The stamp that a text spells; nil when it spells none.
  init?(_ text: String) {
    var text = text
    guard let stamp = text.withUTF8({ Stamp(bytes: $0[...]) }) else { return nil }
    self = stamp
  }

  /// The stamp that bytes spell; nil when they spell none.
  init?(bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard bytes.count == Self.length else { return nil }
    let start = bytes.startIndex
    func number(_ from: Int, _ to: Int) -> UInt64? {
      var value: UInt64 = 0
      for index in from..<to {
        let digit = bytes[start + index] &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        value = value &* 10 &+ UInt64(digit)
      }
      return value
    }
    guard let date = number(0, 8), bytes[start + 8] == UInt8(ascii: "T"),
      let clock = number(9, 18), bytes[start + 18] == UInt8(ascii: "Z"),
      bytes[start + 19] == UInt8(ascii: "."), let count = number(20, 24),
      bytes[start + 24] == UInt8(ascii: "."),
      let node = StampNode(bytes: bytes[(start + 25)...])
    else { return nil }
    time = date * 1_000_000_000 + clock
    guard time < Self.endOfTime else { return nil }
    rest = count << Self.nodeBits | node.packed
  }

  /// The time, in milliseconds since 1970 UTC.
  package var milliseconds: Int { CivilTime(digits: time).milliseconds }

  /// The text form.
  package var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  var bytes: [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(Self.length)
    func append(_ value: UInt64, width: Int) {
      var divisor: UInt64 = 1
      for _ in 1..<width { divisor *= 10 }
      while divisor > 0 {
        output.append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
        divisor /= 10
      }
    }
    append(time / 1_000_000_000, width: 8)
    output.append(UInt8(ascii: "T"))
    append(time % 1_000_000_000, width: 9)
    output.append(contentsOf: "Z.".utf8)
    append(UInt64(count), width: 4)
    output.append(UInt8(ascii: "."))
    output.append(contentsOf: node.bytes)
    return output
  }

  private var count: Int { Int(rest >> Self.nodeBits) }
  private var node: StampNode { StampNode(packed: rest & (1 << Self.nodeBits - 1)) }

  /// The stamp of `node` that is `counts` above this one, whatever its node.
  func successor(node: StampNode, counts: Int = 1) -> Stamp {
    let next = count + counts
    guard next <= Self.greatestCount else { return Stamp(time: time + 1, rest: node.packed) }
    return Stamp(time: time, rest: UInt64(next) << Self.nodeBits | node.packed)
  }

  /// A stamp a little above this one that has its count too; nil when this one is not of the count
  /// of `other`, or no node is left above.
  ///
  /// `bits` tell stamps apart that different edits get above the same one.
  func successor(withinCountOf other: Stamp, varied bits: UInt64) -> Stamp? {
    guard time == other.time, count == other.count else { return nil }
    let packed = node.packed + 1 + bits % 1_000_000
    guard packed <= StampNode.greatestPacked else { return nil }
    return Stamp(time: time, rest: UInt64(count) << Self.nodeBits | packed)
  }
}

extension Stamp: Comparable {
  /// The order of the texts.
  package static func < (left: Stamp, right: Stamp) -> Bool {
    left.time == right.time ? left.rest < right.rest : left.time < right.time
  }
}
