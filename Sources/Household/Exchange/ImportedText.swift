/// The text of a file that another program wrote.
enum ImportedText {
  /// Decodes UTF-8 and UTF-16 by their marks, else UTF-8; nil for bytes that are none of these, and
  /// for what no text holds.
  static func decoded(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xff, 0xfe]) { return utf16(bytes) { UInt16($1) << 8 | UInt16($0) } }
    if bytes.starts(with: [0xfe, 0xff]) { return utf16(bytes) { UInt16($0) << 8 | UInt16($1) } }
    let body = bytes.starts(with: utf8Mark) ? bytes[utf8Mark.count...] : bytes[...]
    let text = String(decoding: body, as: UTF8.self)
    return text.utf8.elementsEqual(body) && !body.contains(0) ? text : nil
  }

  static func latin1(_ bytes: [UInt8]) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  private static let utf8Mark: [UInt8] = [0xef, 0xbb, 0xbf]

  private static func utf16(_ bytes: [UInt8], _ unit: (UInt8, UInt8) -> UInt16) -> String {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }
}
