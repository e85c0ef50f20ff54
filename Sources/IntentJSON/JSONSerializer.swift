extension JSONValue {
  /// The shortest JSON text of this value, in UTF-8, on one line.
  ///
  /// U+2028, U+2029 and U+0085 are escaped, since some readers split lines at them.
  public var bytes: [UInt8] {
    var output: [UInt8] = []
    write(to: &output)
    return output
  }

  /// The shortest JSON text of this value, as a string.
  public var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the JSON text of this value to `output`.
  public func write(to output: inout [UInt8]) {
    switch self {
    case .null: output.append(contentsOf: "null".utf8)
    case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let number): output.append(contentsOf: number.spelling.utf8)
    case .string(let text): Self.write(text, to: &output)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        element.write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let object):
      output.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  /// Appends `text` as a JSON string.
  public static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      var plain = 0
      var at = 0
      while at < bytes.count {
        guard mayNeedEscape(bytes[at]), let (escape, length) = escape(bytes, at) else {
          at += 1
          continue
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[plain..<at]))
        output.append(contentsOf: escape.utf8)
        at += length
        plain = at
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[plain...]))
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0xc2
      || byte == 0xe2
  }

  /// The escape for the character at `at` and the number of bytes it replaces; nil when it may
  /// stand as it is.
  private static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int
  ) -> (String, length: Int)? {
    switch bytes[at] {
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    case UInt8(ascii: "\n"): return ("\\n", 1)
    case UInt8(ascii: "\r"): return ("\\r", 1)
    case UInt8(ascii: "\t"): return ("\\t", 1)
    case 0x08: return ("\\b", 1)
    case 0x0c: return ("\\f", 1)
    case 0..<0x20:
      let digits = String(bytes[at], radix: 16)
      return ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits, 1)
    case 0xc2 where bytes[at + 1] == 0x85: return ("\\u0085", 2)
    case 0xe2 where bytes[at + 1] == 0x80 && bytes[at + 2] == 0xa8: return ("\\u2028", 3)
    case 0xe2 where bytes[at + 1] == 0x80 && bytes[at + 2] == 0xa9: return ("\\u2029", 3)
    default: return nil
    }
  }
}
