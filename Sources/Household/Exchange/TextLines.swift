/// The lines of a text in UTF-8, each read when it comes, since a file may have millions.
struct TextLines: Sequence, IteratorProtocol {
  /// Bytes of a line that is read; a longer one is no line of a list.
  static let longestLine = 4_000

  private let bytes: [UInt8]
  private var at = 0
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next line that is not blank, with its number from 1; without a text when it is too long.
  mutating func next() -> (number: Int, text: String?)? {
    while at < bytes.count {
      let start = at
      number += 1
      while at < bytes.count, lineEnd(at) == 0 { at += 1 }
      let end = at
      if at < bytes.count { at += lineEnd(at) }
      guard end - start <= Self.longestLine else { return (number, nil) }
      let line = bytes[start..<end]
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      let text = String(decoding: line, as: UTF8.self).trimmed
      if !text.isEmpty { return (number, text) }
    }
    return nil
  }

  /// How many bytes the end of a line at a place has: those that `Character.isNewline` tells; 0 for
  /// none.
  private func lineEnd(_ place: Int) -> Int {
    switch bytes[place] {
    case 0x0d: place + 1 < bytes.count && bytes[place + 1] == 0x0a ? 2 : 1
    case 0x0a...0x0c: 1
    case 0xc2: place + 1 < bytes.count && bytes[place + 1] == 0x85 ? 2 : 0
    case 0xe2:
      place + 2 < bytes.count && bytes[place + 1] == 0x80
        && (0xa8...0xa9).contains(bytes[place + 2]) ? 3 : 0
    default: 0
    }
  }
}
