import IntentJSON

/// Recognises, without taking it apart, a record's line that is exactly as the store writes it.
///
/// Only the plain case that nearly every line is: ASCII without escapes, known fields in order with
/// flat values, never edited or deleted. Every other line is read as JSON.
struct RecordLine {
  private let keys: [[UInt8]]
  private static let opening = Array("{\"id\":\"".utf8)
  private static let creation = Array("\",\"made\":\"".utf8)
  private static let words = ["true", "false", "null"].map { Array($0.utf8) }

  /// A reader for a section; nil when its records are never plain.
  init?(_ section: StoreSection) {
    guard !section.hasNaturalKeys, !section.fields.isEmpty else { return nil }
    keys = section.fields.map { field in
      JSONValue.string(field).bytes + [UInt8(ascii: ":")]
    }
  }

  /// Where the id is and when the record was made; nil when the line is not a plain one.
  func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>
  ) -> (id: Range<Int>, made: Stamp)? {
    var cursor = Cursor(bytes: bytes, at: line.lowerBound, end: line.upperBound)
    guard cursor.take(Self.opening), let id = cursor.takePlainText(), !id.isEmpty,
      cursor.take(Self.creation), let made = cursor.takeStamp(), cursor.take(UInt8(ascii: "\""))
    else { return nil }
    var next = 0
    while cursor.take(UInt8(ascii: ",")) {
      guard let key = keys[next...].firstIndex(where: { cursor.take($0) }) else { return nil }
      next = key + 1
      guard cursor.takeValue(Self.words) else { return nil }
    }
    guard cursor.take(UInt8(ascii: "}")), cursor.isAtEnd else { return nil }
    return (id, made)
  }

  private struct Cursor {
    let bytes: UnsafeBufferPointer<UInt8>
    var at: Int
    let end: Int

    var isAtEnd: Bool { at == end }

    mutating func take(_ byte: UInt8) -> Bool {
      guard at < end, bytes[at] == byte else { return false }
      at += 1
      return true
    }

    mutating func take(_ text: [UInt8]) -> Bool {
      guard at + text.count <= end else { return false }
      for index in text.indices where bytes[at + index] != text[index] { return false }
      at += text.count
      return true
    }

    /// The bytes up to the next quote, if they are ASCII that needs no escape.
    mutating func takePlainText() -> Range<Int>? {
      let start = at
      while at < end, bytes[at] != UInt8(ascii: "\"") {
        guard bytes[at] >= 0x20, bytes[at] < 0x80, bytes[at] != UInt8(ascii: "\\") else {
          return nil
        }
        at += 1
      }
      return at < end ? start..<at : nil
    }

    mutating func takeStamp() -> Stamp? {
      guard at + Stamp.length <= end, let stamp = Stamp(bytes: bytes[at..<(at + Stamp.length)])
      else { return nil }
      at += Stamp.length
      return stamp
    }

    mutating func takeValue(_ words: [[UInt8]]) -> Bool {
      guard at < end else { return false }
      if take(UInt8(ascii: "\"")) { return takePlainText() != nil && take(UInt8(ascii: "\"")) }
      return takeNumber() || words.contains { take($0) }
    }

    /// A whole or decimal number without exponent.
    private mutating func takeNumber() -> Bool {
      let start = at
      _ = take(UInt8(ascii: "-"))
      let isZero = at < end && bytes[at] == UInt8(ascii: "0")
      guard let whole = takeDigits(), !isZero || whole == 1 else {
        at = start
        return false
      }
      guard take(UInt8(ascii: ".")) else { return true }
      return takeDigits() != nil
    }

    private mutating func takeDigits() -> Int? {
      let start = at
      while at < end, bytes[at] &- UInt8(ascii: "0") < 10 { at += 1 }
      return at > start ? at - start : nil
    }
  }
}
