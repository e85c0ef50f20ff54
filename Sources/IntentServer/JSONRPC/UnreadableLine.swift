import IntentJSON

/// A line that is no JSON, or none that is taken here, and what can still be told of it: whose it is.
struct UnreadableLine {
  let code: RPCError.Code
  /// The id of the request, where it stands plainly before the fault.
  let id: RequestID?

  init(bytes: ArraySlice<UInt8>, fault: JSONError) {
    switch fault.reason {
    case .tooDeep, .invalidUTF8:
      // All members can be told apart, also those behind the fault.
      code = .invalidRequest
      id = Self.id(in: bytes)
    case .unexpectedEnd, .unexpectedByte, .unescapedControl, .invalidEscape, .invalidNumber,
      .trailingText:
      code = .parseError
      id = Self.id(in: bytes.prefix(fault.offset))
    }
  }

  /// The id of the request that begins with these bytes; nil also for a response, whose id may be
  /// that of another request of the client's own.
  static func id(in line: ArraySlice<UInt8>) -> RequestID? {
    guard line.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return nil }
    var id: RequestID?
    var depth = 0
    // Of the member of the object itself that is being read: its key, and where its value starts.
    var key: String?
    var start = line.startIndex
    var at = line.startIndex
    while at < line.endIndex {
      switch line[at] {
      case UInt8(ascii: "\""):
        guard let end = end(ofStringAt: at, in: line) else { return id }
        at = end
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth == 1 { start = at + 1 }
      case UInt8(ascii: ":") where depth == 1:
        key = value(line[start..<at])?.string
        if key == "result" || key == "error" { return nil }
        start = at + 1
      case UInt8(ascii: ",") where depth == 1:
        if key == "id" { id = value(line[start..<at]).flatMap(RequestID.init) }
        start = at + 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 1, key == "id" { id = value(line[start..<at]).flatMap(RequestID.init) }
        depth -= 1
        if depth == 0 { return id }
      default: break
      }
      at += 1
    }
    return id
  }

  private static func value(_ bytes: ArraySlice<UInt8>) -> JSONValue? {
    try? JSONValue(parsing: bytes)
  }

  /// Where the closing quote of a string is.
  private static func end(ofStringAt start: Int, in line: ArraySlice<UInt8>) -> Int? {
    var at = start + 1
    while at < line.endIndex {
      switch line[at] {
      case UInt8(ascii: "\""): return at
      case UInt8(ascii: "\\"): at += 2
      default: at += 1
      }
    }
    return nil
  }
}
