/// Why a text is not JSON, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong at the place.
  public enum Reason: Hashable, Sendable {
    /// The text ends inside a value, or holds none.
    case unexpectedEnd
    /// A byte that cannot stand here.
    case unexpectedByte(UInt8)
    /// Bytes that are not UTF-8 (RFC 3629).
    case invalidUTF8
    /// A control character below U+0020 that stands unescaped in a string.
    case unescapedControl(UInt8)
    /// A backslash with something behind it that is no escape.
    case invalidEscape
    /// Something that begins like a number and is none.
    case invalidNumber
    /// Arrays and objects inside each other beyond the limit.
    case tooDeep(limit: Int)
    /// More text after the value.
    case trailingText
  }

  /// What is wrong.
  public let reason: Reason
  /// The offset of the offending byte from the start of the text.
  public let offset: Int
}

extension JSONError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    let what =
      switch reason {
      case .unexpectedEnd: "the text ends too early"
      case .unexpectedByte(let byte): "unexpected \(Self.name(byte))"
      case .invalidUTF8: "the bytes are not valid UTF-8"
      case .unescapedControl(let byte): "an unescaped control character (\(Self.name(byte)))"
      case .invalidEscape: "an unknown escape in a string"
      case .invalidNumber: "a malformed number"
      case .tooDeep(let limit): "more than \(limit) arrays and objects inside each other"
      case .trailingText: "more text after the value"
      }
    let verdict = if case .tooDeep = reason { "Too deep" } else { "Not valid JSON" }
    return "\(verdict): \(what), at byte \(offset)."
  }

  private static func name(_ byte: UInt8) -> String {
    (0x21..<0x7f).contains(byte)
      ? "'\(Character(Unicode.Scalar(byte)))'" : "byte 0x" + String(byte, radix: 16)
  }
}
