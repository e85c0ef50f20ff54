import IntentJSON

/// Finds one field in a record's line without reading the others.
struct LineScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 1

  /// The value of a top-level key of a line that is known to be a JSON object without spaces.
  static func value(of key: String, in line: ArraySlice<UInt8>) -> JSONValue? {
    line.withUnsafeBufferPointer { bytes in
      var key = key
      return key.withUTF8 { key in
        var scanner = LineScanner(bytes: bytes)
        return scanner.value(of: key)
      }
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func value(of key: UnsafeBufferPointer<UInt8>) -> JSONValue? {
    while at < bytes.count, bytes[at] == UInt8(ascii: "\"") {
      let opening = at
      let closing = skipString() - 1
      guard closing > opening else { return nil }
      let name = (opening + 1)..<closing
      at += 1
      let start = at
      skipValue()
      guard isName(name, key) else {
        at += 1
        continue
      }
      return try? JSONValue(parsing: UnsafeBufferPointer(rebasing: bytes[start..<at]))
    }
    return nil
  }

  /// Whether a key as it is written is `key`; one with an escape is unescaped first.
  private func isName(_ name: Range<Int>, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count >= key.count else { return false }
    if bytes[name].contains(UInt8(ascii: "\\")) {
      let quoted = bytes[(name.lowerBound - 1)...name.upperBound]
      let text = (try? JSONValue(parsing: UnsafeBufferPointer(rebasing: quoted)))?.string
      return text?.utf8.elementsEqual(key) ?? false
    }
    guard name.count == key.count else { return false }
    for index in 0..<key.count where bytes[name.lowerBound + index] != key[index] { return false }
    return true
  }

  /// Moves behind the string that starts here and returns that place.
  @discardableResult
  private mutating func skipString() -> Int {
    at += 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    at = min(at + 1, bytes.count)
    return at
  }

  /// Moves to the comma or bracket behind the value that starts here.
  private mutating func skipValue() {
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        skipString()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return
      default: break
      }
      at += 1
    }
  }
}
