import IntentJSON

/// A line that is no JSON, or none that is taken here, and what can still be told of it.
enum UnreadableLine {
  /// The message a line is that was refused.
  ///
  /// Where all members can be told apart, a notification and an answer are what they are: neither is
  /// answered, and the question behind an answer must not wait any longer.
  static func message(in bytes: ArraySlice<UInt8>, fault: JSONError) -> Message {
    switch fault.reason {
    case .tooDeep, .invalidUTF8:
      let error = RPCError(.invalidRequest, fault.description)
      let members = Members(of: bytes)
      if members.isAnswer { return members.answer }
      return members.isNotification ? .ignored : .invalid(id: members.id, error)
    case .unexpectedEnd, .unexpectedByte, .unescapedControl, .invalidEscape, .invalidNumber,
      .trailingText:
      let members = Members(of: bytes.prefix(fault.offset))
      let error = RPCError(.parseError, fault.description)
      return .invalid(id: members.isAnswer ? nil : members.id, error)
    }
  }

  /// The message that begins with these bytes and is too long to be kept.
  static func message(beginning bytes: ArraySlice<UInt8>, limit: Int) -> Message {
    let members = Members(of: bytes)
    let problem = "A line is longer than \(limit >> 20) MiB."
    return members.isAnswer
      ? members.answer : .invalid(id: members.id, RPCError(.invalidRequest, problem))
  }

  /// What stands in the object of a message, as far as it can be told.
  private struct Members {
    /// The id; nil where there is none, or none that a request may have.
    private(set) var id: RequestID?
    private var keys: Set<String> = []
    private var isWhole = false

    /// An answer's id may be that of another request of the client's own.
    var isAnswer: Bool {
      !keys.contains("method") && (keys.contains("result") || keys.contains("error"))
    }
    var isNotification: Bool { isWhole && keys.contains("method") && !keys.contains("id") }

    /// The answer, with nothing in it that could be used.
    var answer: Message {
      id.map { .response(id: $0, .error(.null)) } ?? .ignored
    }

    init(of line: ArraySlice<UInt8>) {
      guard line.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return }
      var depth = 0
      // Of the member of the object itself that is being read: its key, and where its value starts.
      var key: String?
      var start = line.startIndex
      var at = line.startIndex
      while at < line.endIndex {
        switch line[at] {
        case UInt8(ascii: "\""):
          guard let end = Self.end(ofStringAt: at, in: line) else { return }
          at = end
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          if depth == 1 { start = at + 1 }
        case UInt8(ascii: ":") where depth == 1:
          key = Self.value(line[start..<at])?.string
          if let key { keys.insert(key) }
          start = at + 1
        case UInt8(ascii: ",") where depth == 1:
          if key == "id" { id = Self.value(line[start..<at]).flatMap(RequestID.init) }
          start = at + 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 1, key == "id" { id = Self.value(line[start..<at]).flatMap(RequestID.init) }
          depth -= 1
          isWhole = depth == 0
          if isWhole { return }
        default: break
        }
        at += 1
      }
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
}
