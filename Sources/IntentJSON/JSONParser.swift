extension JSONValue {
  /// How many arrays and objects may stand inside each other.
  public static let nestingLimit = 128

  /// The value of a JSON text by RFC 8259, in time linear in its length.
  ///
  /// A lone surrogate escape becomes U+FFFD; of equal keys the last value counts.
  ///
  /// - Throws: ``JSONError`` with the offset of the first offending byte.
  public init(parsing bytes: some Collection<UInt8>) throws(JSONError) {
    let parsed: Result<JSONValue, JSONError>? = bytes.withContiguousStorageIfAvailable { buffer in
      var parser = JSONParser(bytes: buffer)
      return Result { () throws(JSONError) in try parser.document() }
    }
    switch parsed {
    case .success(let value): self = value
    case .failure(let error): throw error
    case nil: try self.init(parsing: Array(bytes))
    }
  }

  /// The value of a JSON text; see ``init(parsing:)-(Collection<UInt8>)``.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: text.utf8)
  }
}

/// A recursive-descent reader over the bytes of one text.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var at = 0
  var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func document() throws(JSONError) -> JSONValue {
    skipSpace()
    let value = try value()
    skipSpace()
    guard at == bytes.count else { throw fail(.trailingText) }
    return value
  }

  mutating func value() throws(JSONError) -> JSONValue {
    guard at < bytes.count else { throw fail(.unexpectedEnd) }
    switch bytes[at] {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case let other: throw fail(.unexpectedByte(other))
    }
  }

  private mutating func object() throws(JSONError) -> JSONObject {
    try enter()
    var members: [JSONObject.Member] = []
    var places: [JSONKey: Int] = [:]
    if !take(UInt8(ascii: "}")) {
      repeat {
        skipSpace()
        guard at < bytes.count else { throw fail(.unexpectedEnd) }
        guard bytes[at] == UInt8(ascii: "\"") else { throw fail(.unexpectedByte(bytes[at])) }
        let key = try string()
        try expect(UInt8(ascii: ":"))
        skipSpace()
        let member = JSONObject.Member(key: key, value: try value())
        if let place = place(of: key, in: members, &places) {
          members[place] = member
        } else {
          members.append(member)
        }
      } while take(UInt8(ascii: ","))
      try expect(UInt8(ascii: "}"))
    }
    depth -= 1
    return JSONObject(distinctMembers: members)
  }

  /// Where `key` already stands: a walk for few members, a table for many.
  private func place(
    of key: String, in members: [JSONObject.Member], _ places: inout [JSONKey: Int]
  ) -> Int? {
    let walked = 16
    guard members.count >= walked else {
      return members.firstIndex { $0.key.hasSameBytes(as: key) }
    }
    if places.isEmpty {
      for (index, member) in members.enumerated() { places[JSONKey(member.key)] = index }
    }
    if let place = places[JSONKey(key)] { return place }
    places[JSONKey(key)] = members.count
    return nil
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    try enter()
    var elements: [JSONValue] = []
    if !take(UInt8(ascii: "]")) {
      repeat {
        skipSpace()
        elements.append(try value())
      } while take(UInt8(ascii: ","))
      try expect(UInt8(ascii: "]"))
    }
    depth -= 1
    return elements
  }

  mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= JSONValue.nestingLimit else {
      throw fail(.tooDeep(limit: JSONValue.nestingLimit))
    }
    at += 1
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount {
      guard at < bytes.count else { throw fail(.unexpectedEnd) }
      guard bytes[at] == word.utf8Start[index] else { throw fail(.unexpectedByte(bytes[at])) }
      at += 1
    }
    return value
  }

  private mutating func number() throws(JSONError) -> JSONNumber {
    let start = at
    if bytes[at] == UInt8(ascii: "-") { at += 1 }
    if at < bytes.count, bytes[at] == UInt8(ascii: "0") {
      at += 1
      if at < bytes.count, isDigit(bytes[at]) { throw fail(.invalidNumber) }
    } else {
      try digits()
    }
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      try digits()
    }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
        at += 1
      }
      try digits()
    }
    return JSONNumber(checkedSpelling: text(start..<at))
  }

  private mutating func digits() throws(JSONError) {
    guard at < bytes.count else { throw fail(.unexpectedEnd) }
    guard isDigit(bytes[at]) else { throw fail(.invalidNumber) }
    while at < bytes.count, isDigit(bytes[at]) { at += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  /// A string from its opening to its closing quote; text without an escape is copied at once.
  mutating func string() throws(JSONError) -> String {
    at += 1
    let start = at
    try skipPlain()
    if bytes[at] == UInt8(ascii: "\"") {
      at += 1
      return text(start..<(at - 1))
    }
    var unescaped = Array(bytes[start..<at])
    while bytes[at] != UInt8(ascii: "\"") {
      let scalar = try escape()
      unescaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      let plain = at
      try skipPlain()
      unescaped.append(contentsOf: bytes[plain..<at])
    }
    at += 1
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// Moves to the next quote or backslash, checking the bytes on the way.
  mutating func skipPlain() throws(JSONError) {
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      if byte < 0x20 { throw fail(.unescapedControl(byte)) }
      if byte < 0x80 {
        at += 1
      } else {
        guard let length = UTF8Sequence.length(of: bytes, at: at) else { throw fail(.invalidUTF8) }
        at += length
      }
    }
    throw fail(.unexpectedEnd)
  }

  mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = at
    at += 1
    guard at < bytes.count else { throw fail(.unexpectedEnd) }
    let letter = bytes[at]
    at += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      at = start
      throw fail(.invalidEscape)
    }
  }

  /// The four digits after `\u`, with the second half of a surrogate pair; a half alone is U+FFFD.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let unit = try fourHexDigits()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(UInt16(unit)), at + 1 < bytes.count,
      bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u")
    else { return "\u{fffd}" }
    let afterLead = at
    at += 2
    let trail = try fourHexDigits()
    guard UTF16.isTrailSurrogate(UInt16(trail)) else {
      at = afterLead
      return "\u{fffd}"
    }
    return Unicode.Scalar(0x10000 + ((unit - 0xd800) << 10) + (trail - 0xdc00)) ?? "\u{fffd}"
  }

  private mutating func fourHexDigits() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard at < bytes.count else { throw fail(.unexpectedEnd) }
      let digit: UInt8
      switch bytes[at] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = bytes[at] - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = bytes[at] - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = bytes[at] - UInt8(ascii: "A") + 10
      default: throw fail(.invalidEscape)
      }
      value = value << 4 | UInt32(digit)
      at += 1
    }
    return value
  }

  mutating func skipSpace() {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): at += 1
      default: return
      }
    }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  mutating func expect(_ byte: UInt8) throws(JSONError) {
    skipSpace()
    guard at < bytes.count else { throw fail(.unexpectedEnd) }
    guard bytes[at] == byte else { throw fail(.unexpectedByte(bytes[at])) }
    at += 1
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  func fail(_ reason: JSONError.Reason) -> JSONError {
    JSONError(reason: reason, offset: at)
  }
}
