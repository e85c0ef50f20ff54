import IntentJSON
import Testing

/// Members: their order, equal keys, and keys that only look equal.
@Suite struct JSONObjectTests {
  @Test("Of equal keys the last value counts, at the place of the first", arguments: duplicates)
  func duplicate(text: String, read: String) throws {
    #expect(try JSONValue(parsing: text).text == read)
  }

  @Test("Equal keys are found in an object of any size", arguments: 1...40)
  func duplicatesAmongMany(count: Int) throws {
    let keys = (0..<count).map { "key \($0)" }
    for repeated in keys.indices {
      let pairs =
        keys.indices.map { (keys[$0], $0) } + [(keys[repeated], -1), (keys[repeated], -2)]
      let written = pairs.map { #""\#($0)":\#($1)"# }.joined(separator: ",")
      let object = try #require(try JSONValue(parsing: "{\(written)}").object)
      #expect(object.keys == keys)
      #expect(
        object.members.map(\.value)
          == keys.indices.map { .integer($0 == repeated ? -2 : $0) })
    }
  }

  @Test("Keys are equal by their bytes, not by what they look like")
  func canonicalEquivalents() throws {
    let text = "{\"\u{e9}\":1,\"e\u{301}\":2}"
    let value = try JSONValue(parsing: text)
    #expect(Array(value.bytes) == Array(text.utf8))
    #expect(value["\u{e9}"] == 1)
    #expect(value["e\u{301}"] == 2)

    // The same beyond the size up to which members are walked.
    let many = (0..<20).map { #""\#($0)":0"# }.joined(separator: ",")
    let large = try JSONValue(parsing: "{\(many),\"\u{e9}\":1,\"e\u{301}\":2,\"\u{e9}\":3}")
    #expect(large.object?.count == 22)
    #expect(large["\u{e9}"] == 3)
    #expect(large["e\u{301}"] == 2)
  }

  @Test func settingReplacesAppendsAndRemoves() {
    var object: JSONObject = ["b": 1, "a": 2]
    object["b"] = 3
    object["c"] = nil
    object["\u{e9}"] = 4
    object["e\u{301}"] = 5
    #expect(
      object.keys.map { Array($0.utf8) } == ["b", "a", "\u{e9}", "e\u{301}"].map { Array($0.utf8) })
    object["a"] = nil
    object["\u{e9}"] = nil
    #expect(JSONValue.object(object).text == "{\"b\":3,\"e\u{301}\":5}")
    object.append(newKey: "z", .null)
    #expect(object["z"] == .null)
    #expect(object.count == 3)
    #expect(!object.isEmpty)
    #expect(JSONObject().isEmpty)
  }

  @Test func literalsAndPairsKeepTheLastOfEqualKeys() {
    let literal: JSONValue = ["a": 1, "b": [true, "x"], "a": 2]
    #expect(literal.text == #"{"a":2,"b":[true,"x"]}"#)
    #expect(JSONObject([("a", 1), ("b", 2), ("a", 3)]) == ["a": 3, "b": 2])
  }

  @Test func equalityIsByBytesAndOrder() throws {
    let one: JSONValue = ["a": 1, "b": 2]
    #expect(one == ["a": 1, "b": 2])
    #expect(one != ["b": 2, "a": 1])
    #expect(one != ["a": 1, "b": 3])
    #expect(JSONValue.object(["\u{e9}": 1]) != .object(["e\u{301}": 1]))
    #expect(try JSONValue(parsing: "1") != JSONValue(parsing: "1.0"))
    #expect(JSONValue.null != false)
    let composed: JSONValue = "\u{e9}"
    let decomposed: JSONValue = "e\u{301}"
    #expect(Set([composed, decomposed, "\u{e9}", ["k": 1], ["k": 1], [1], .null]).count == 5)
  }

  @Test func stringsCompareByBytes() {
    #expect("\u{e9}" == "e\u{301}")
    #expect(!"\u{e9}".hasSameBytes(as: "e\u{301}"))
    #expect("e\u{301}".hasSameBytes(as: "e\u{301}"))
    #expect(!"ab".hasSameBytes(as: "ac"))
    #expect(!"ab".hasSameBytes(as: "abc"))
    #expect(JSONKey("\u{e9}") != JSONKey("e\u{301}"))
    let long = String(repeating: "long ", count: 10)
    #expect(Set([JSONKey(long), JSONKey(String(long.dropLast())), JSONKey(long)]).count == 2)
  }

  @Test func eachAccessorAnswersForItsOwnKindOnly() {
    let values: [(JSONValue, String)] = [
      (.null, "null"), (true, "boolean"), (1, "number"), ("s", "string"), ([1], "array"),
      (["k": 1], "object"),
    ]
    for (value, kind) in values {
      #expect(value.kind == kind)
      #expect(value.isNull == (kind == "null"))
      #expect(value.bool == (kind == "boolean" ? true : nil))
      #expect(value.integer == (kind == "number" ? 1 : nil))
      #expect(value.double == (kind == "number" ? 1 : nil))
      #expect(value.string == (kind == "string" ? "s" : nil))
      #expect(value.array == (kind == "array" ? [1] : nil))
      #expect(value.object == (kind == "object" ? ["k": 1] : nil))
      #expect(value["k"] == (kind == "object" ? 1 : nil))
    }
  }

  private static let duplicates: [(String, String)] = [
    (#"{"a":1,"a":2}"#, #"{"a":2}"#),
    (#"{"a":1,"b":2,"a":3}"#, #"{"a":3,"b":2}"#),
    (#"{"a":1,"\u0061":2}"#, #"{"a":2}"#),
    (#"{"":1,"":{}}"#, #"{"":{}}"#),
    (#"{"a":{"a":1,"a":2},"a":null}"#, #"{"a":null}"#),
    (#"{"a":1,"A":2,"a ":3}"#, #"{"a":1,"A":2,"a ":3}"#),
    (#"[{"a":1},{"a":2}]"#, #"[{"a":1},{"a":2}]"#),
  ]
}
