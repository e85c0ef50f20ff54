/// Makes UTF-8 of UTF-16 as its bytes come, so that a file is not in memory in both.
struct UTF16Reader {
  private let isBigEndian: Bool
  /// What waits for its other half: a byte, or the first of two surrogates.
  private var rest: [UInt8] = []

  /// A reader of what begins with these bytes; nil when no mark tells that they are UTF-16.
  init?(beginning bytes: [UInt8]) {
    if bytes.starts(with: [0xff, 0xfe]) {
      isBigEndian = false
    } else if bytes.starts(with: [0xfe, 0xff]) {
      isBigEndian = true
    } else {
      return nil
    }
  }

  /// Adds the text of the next bytes.
  mutating func take(_ bytes: some Collection<UInt8>, to text: inout [UInt8]) {
    let all = rest + bytes
    let (high, low) = isBigEndian ? (0, 1) : (1, 0)
    var units: [UInt16] = []
    units.reserveCapacity(all.count / 2)
    for place in stride(from: 0, to: all.count - 1, by: 2) {
      units.append(UInt16(all[place + high]) << 8 | UInt16(all[place + low]))
    }
    if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    rest = Array(all[(2 * units.count)...])
    _ = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false
    ) {
      text.append($0)
    }
  }
}
