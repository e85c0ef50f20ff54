/// A JSON value as the bytes it is written with, for a text that would fill the memory as a value:
/// checked as a whole, and read in the parts that somebody asks for.
package struct JSONText: Sendable {
  private let bytes: ArraySlice<UInt8>

  /// A text; refused for the same reasons as by ``JSONValue/init(parsing:)-(Collection<UInt8>)``.
  package init(checking bytes: [UInt8]) throws(JSONError) {
    let checked = bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(bytes: buffer)
      return Result { () throws(JSONError) in try parser.checkDocument() }
    }
    self.bytes = bytes[try checked.get()]
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// The bytes of the value, without blanks around it.
  package var byteCount: Int { bytes.count }
  package var isArray: Bool { bytes.first == UInt8(ascii: "[") }
  package var isObject: Bool { bytes.first == UInt8(ascii: "{") }
  /// The value in memory.
  package var value: JSONValue { (try? JSONValue(parsing: bytes)) ?? .null }

  /// The elements of an array; none of another value.
  package var elements: Parts { Parts(of: bytes, isThere: isArray) }
  /// The members of an object, also two of the same key; none of another value.
  package var members: Parts { Parts(of: bytes, isThere: isObject) }

  /// What stands between the brackets and commas of an array or an object, found piece by piece.
  package struct Parts: Sequence, IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private let hasKeys: Bool
    /// How many bytes are done with; nil at the end.
    private var done: Int?

    fileprivate init(of bytes: ArraySlice<UInt8>, isThere: Bool) {
      self.bytes = bytes
      hasKeys = bytes.first == UInt8(ascii: "{")
      done = isThere ? 1 : nil
    }

    /// The next part; `key` is nil in an array.
    package mutating func next() -> (key: String?, value: JSONText)? {
      guard let start = done else { return nil }
      let part = bytes.withUnsafeBufferPointer { buffer in
        var parser = JSONParser(bytes: buffer)
        parser.at = start
        let part = try? parser.skipPart(hasKey: hasKeys)
        done = parser.take(UInt8(ascii: ",")) ? parser.at : nil
        return part
      }
      return part.map { key, place in
        let start = bytes.startIndex + place.lowerBound
        return (key, JSONText(bytes[start..<(start + place.count)]))
      }
    }
  }
}

extension JSONParser {
  /// The place of the one value of the text, when all of it is JSON.
  mutating func checkDocument() throws(JSONError) -> Range<Int> {
    skipSpace()
    let start = at
    try skipValue()
    let end = at
    skipSpace()
    guard at == bytes.count else { throw fail(.trailingText) }
    return start..<end
  }

  /// Passes over a value without making one.
  mutating func skipValue() throws(JSONError) {
    guard at < bytes.count else { throw fail(.unexpectedEnd) }
    switch bytes[at] {
    case UInt8(ascii: "{"):
      try enter()
      if !take(UInt8(ascii: "}")) {
        repeat { try skipKey(); try skipValue() } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
      }
      depth -= 1
    case UInt8(ascii: "["):
      try enter()
      if !take(UInt8(ascii: "]")) {
        repeat { skipSpace(); try skipValue() } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
      }
      depth -= 1
    case UInt8(ascii: "\""): try skipString()
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      _ = try value()
    case let other: throw fail(.unexpectedByte(other))
    }
  }

  /// Passes over an element, or a member whose key is taken.
  mutating func skipPart(hasKey: Bool) throws(JSONError) -> (key: String?, value: Range<Int>) {
    skipSpace()
    var key: String?
    if hasKey {
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { throw fail(.unexpectedEnd) }
      key = try string()
      try expect(UInt8(ascii: ":"))
      skipSpace()
    }
    let start = at
    try skipValue()
    return (key, start..<at)
  }

  /// Passes over a key, its colon and the blanks around them.
  private mutating func skipKey() throws(JSONError) {
    skipSpace()
    guard at < bytes.count else { throw fail(.unexpectedEnd) }
    guard bytes[at] == UInt8(ascii: "\"") else { throw fail(.unexpectedByte(bytes[at])) }
    try skipString()
    try expect(UInt8(ascii: ":"))
    skipSpace()
  }

  private mutating func skipString() throws(JSONError) {
    at += 1
    try skipPlain()
    while bytes[at] != UInt8(ascii: "\"") {
      _ = try escape()
      try skipPlain()
    }
    at += 1
  }
}
