/// The attributes of one XML start tag.
struct XMLAttributes {
  private let tag: UnsafeBufferPointer<UInt8>

  /// The attributes of a tag from `<` to `>`; used only as long as the bytes are there.
  init(_ tag: UnsafeBufferPointer<UInt8>) {
    self.tag = tag
  }

  /// The value of an attribute with its entities resolved; nil when it is missing.
  subscript(name: StaticString) -> String? {
    let count = name.utf8CodeUnitCount
    var at = 1
    while at + count + 2 < tag.count {
      if isQuote(tag[at]) {
        at = end(ofQuoteAt: at) + 1
      } else if isBlank(tag[at - 1]), hasName(name, at: at),
        let quote = valueStart(after: at + count)
      {
        return Self.resolved(tag[(quote + 1)..<end(ofQuoteAt: quote)])
      } else {
        at += 1
      }
    }
    return nil
  }

  private func hasName(_ name: StaticString, at place: Int) -> Bool {
    (0..<name.utf8CodeUnitCount).allSatisfy { tag[place + $0] == name.utf8Start[$0] }
  }

  /// The opening quote behind an equals sign with or without blanks around it.
  private func valueStart(after place: Int) -> Int? {
    var at = place
    while at < tag.count, isBlank(tag[at]) { at += 1 }
    guard at < tag.count, tag[at] == UInt8(ascii: "=") else { return nil }
    at += 1
    while at < tag.count, isBlank(tag[at]) { at += 1 }
    return at < tag.count && isQuote(tag[at]) ? at : nil
  }

  private func end(ofQuoteAt start: Int) -> Int {
    tag[(start + 1)...].firstIndex(of: tag[start]) ?? tag.count - 1
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte)
  }

  private static func resolved(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&"),
      let end = rest[start...].firstIndex(of: ";")
    {
      result += rest[..<start]
      let name = rest[rest.index(after: start)..<end]
      result += character(name) ?? "&\(name);"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The character of an entity or a character reference.
  private static func character(_ name: Substring) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }
}
