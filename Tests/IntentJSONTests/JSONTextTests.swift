import Testing

@testable import IntentJSON

/// A text that is read in parts says the same as the value it is.
@Suite struct JSONTextTests {
  /// The value that the parts of a text make.
  private func value(_ text: JSONText) -> JSONValue {
    if text.isArray { return .array(text.elements.map { value($0.value) }) }
    if text.isObject {
      return .object(JSONObject(text.members.map { ($0.key ?? "", value($0.value)) }))
    }
    return text.value
  }

  @Test(arguments: [
    "[]", "{}", "[[],{}]", " [ 1 , \"a,]\\\"\" , { \"b\\u00e9\" : [ null , true ] } ] ", "1",
    "\"a\"",
    #"{"a":{"a":{"a":[1.5e3,-0]}},"c":"\ud83d\ude00","":[]}"#, "[[[[[[1],2],3],4],5],6]",
  ])
  func `its parts are those of the value`(_ text: String) throws {
    #expect(value(try JSONText(checking: Array(text.utf8))) == (try JSONValue(parsing: text)))
  }

  @Test(arguments: [
    "", " ", "[", "[1", "[1,", "[1,]", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}", "{a:1}",
    "[1]]", "tru",
    "\"", "\"\\x\"", "\"\u{1}\"", "01", "-", "1.", "1e", "[1 2]", "{\"a\" 1}",
    String(repeating: "[", count: 129) + String(repeating: "]", count: 129),
  ])
  func `it refuses what the parser refuses, at the same place`(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(throws: JSONError.self) { try JSONText(checking: bytes) }
    let expected = Result { () throws(JSONError) in try JSONValue(parsing: bytes) }
    let found = Result { () throws(JSONError) in try JSONText(checking: bytes) }
    guard case .failure(let error) = expected, case .failure(let other) = found else {
      Issue.record("not refused")
      return
    }
    #expect(error == other)
  }
}
