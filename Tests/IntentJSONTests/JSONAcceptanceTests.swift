import IntentJSON
import Testing

/// What RFC 8259 allows, and the text that comes back.
@Suite struct JSONAcceptanceTests {
  @Test("A text in its shortest form comes back byte for byte", arguments: unchanged)
  func comesBack(text: String) throws {
    #expect(try Array(JSONValue(parsing: text).bytes) == Array(text.utf8))
  }

  @Test("A text in another form comes back in the shortest one", arguments: rewritten)
  func isShortened(text: String, shortest: String) throws {
    let value = try JSONValue(parsing: text)
    #expect(Array(value.bytes) == Array(shortest.utf8))
    #expect(try JSONValue(parsing: value.bytes) == value)
  }

  @Test("Half a surrogate pair becomes U+FFFD wherever it stands", arguments: loneSurrogates)
  func loneSurrogate(text: String, read: String) throws {
    #expect(try JSONValue(parsing: text) == .string(read))
  }

  @Test func aLoneSurrogateInAKeyBecomesTheReplacementCharacter() throws {
    let object = try JSONValue(parsing: #"{"a\ud83d":1,"\udfff":2,"\ud800":3}"#)
    #expect(object.text == "{\"a\u{fffd}\":1,\"\u{fffd}\":3}")
  }

  @Test func stringsAreReadScalarForScalar() throws {
    let composed = try JSONValue(parsing: "\"\u{e9}\"")
    let decomposed = try JSONValue(parsing: "\"e\u{301}\"")
    #expect(composed != decomposed)
    #expect(composed.string.map { Array($0.unicodeScalars) } == ["\u{e9}"])
    #expect(decomposed.string.map { Array($0.unicodeScalars) } == ["e", "\u{301}"])
  }

  @Test("Noncharacters are characters", arguments: [0xfdd0, 0xfffe, 0xffff, 0x1fffe, 0x10ffff])
  func noncharacter(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    #expect(try JSONValue(parsing: "\"\(scalar)\"") == .string(String(scalar)))
  }

  @Test("Any collection of bytes can be read, in one piece of memory or not")
  func collections() throws {
    let bytes = Array(#"[1,"é"]"#.utf8)
    let value: JSONValue = [1, "é"]
    #expect(try JSONValue(parsing: bytes[...]) == value)
    #expect(try JSONValue(parsing: ContiguousArray(bytes)) == value)
    #expect(try JSONValue(parsing: bytes.lazy.map { $0 }) == value)
    #expect(try JSONValue(parsing: Array(bytes.reversed()).reversed()) == value)
    let slice = (Array("xx".utf8) + bytes + Array("]".utf8))[2..<(2 + bytes.count)]
    #expect(try JSONValue(parsing: slice) == value)
  }

  private static let unchanged: [String] = [
    "null", "true", "false", "[]", "{}", #""""#,
    "[null]", "[[]]", "[{}]", "[[],[]]", "[[[[[]]]]]", "[1,2,3]", "[true,false,null]",
    #"{"":null}"#, #"{"a":{}}"#, #"{"a":[],"b":{"c":[{"d":1}]}}"#, #"{"b":1,"a":2,"B":3}"#,
    #"{"\n":1,"\"":2,"\\":3}"#, #"[{"a":1},{"a":1}]"#,

    "0", "-0", "1", "-1", "10", "1234567890", "0.0", "-0.0", "1.0", "1.50", "0.1", "-0.1",
    "1.000000000000000000000000000001", "3.14159265358979323846264338327950288",
    "1e3", "1E3", "1e+3", "1E+3", "1e-3", "1E-3", "1.5e5", "-1.5E-5", "0e0", "-0E-0", "0.0e+00",
    "1e03", "1e00000000000000000000001", "1e400", "-1e400", "1e-400",
    "1e99999999999999999999", "0e99999999999999999999", "5e-324", "1.7976931348623157e308",
    "9007199254740993", "-9007199254740993", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "123456789012345678901234567890",
    "100000000000000000000000000000000000000000.000", "0.00000000000000000000000000000000001",

    #""a""#, #""/""#, #""'""#, #""a b""#, #""{[,:]}""#, #""\"""#, #""\\""#, #""\\\"""#, #""\\\\""#,
    #""\b\f\n\r\t""#, #""\u0000""#, #""a\u0000b""#, #""\u0001\u001f\u000b""#, #""\\u0041""#,
    #""\u0085\u2028\u2029""#, "\"\u{7f}\"", "\"\u{80}\u{84}\u{86}\u{9f}\"", "\"\u{a0}\"",
    "\"é\"", "\"e\u{301}\"", "\"ß\"", "\"\u{7ff}\u{800}\"", "\"日本語\"", "\"\u{2027}\u{202a}\"",
    "\"\u{d7ff}\u{e000}\"", "\"\u{fffd}\"", "\"\u{feff}a\"",
    "\"🥛\"", "\"👩‍👧🏽\"", "\"\u{10000}\u{10ffff}\"", "{\"ключ\":\"值\"}", "\"\u{200d}\u{202e}\"",
  ]

  private static let rewritten: [(String, String)] = [
    // The four kinds of white space, in every place where it may stand.
    (" null", "null"), ("null ", "null"), ("\tnull\n", "null"), ("\r\nnull\r\n", "null"),
    (" \t\r\n[ \t\r\n] \t\r\n", "[]"), ("{ }", "{}"), ("{\n}", "{}"), ("[ 1 , 2 ]", "[1,2]"),
    (" { \"a\" : 1 , \"b\" : [ ] } ", #"{"a":1,"b":[]}"#), ("\t0\t", "0"), (" \"\" ", #""""#),
    ("{\r\n\t\"a\"\r\n\t:\r\n\t\"b\"\r\n}", #"{"a":"b"}"#),
    // Escapes that need not be.
    (#""\/""#, #""/""#), (#""<\/script>""#, #""</script>""#), (#""\u0041""#, #""A""#),
    (#""\u00e9""#, "\"é\""), (#""\u00E9""#, "\"é\""), (#""\u0065\u0301""#, "\"e\u{301}\""),
    (#""\uAbCd""#, "\"\u{abcd}\""), (#""\u007f""#, "\"\u{7f}\""), (#""\u0080""#, "\"\u{80}\""),
    (#""\u0022""#, #""\"""#), (#""\u005c""#, #""\\""#), (#""\u005C\u002f""#, #""\\/""#),
    (#""\u005cu0041""#, #""\\u0041""#),
    (#""\u0008\u0009\u000a\u000c\u000d""#, #""\b\t\n\f\r""#), (#""\u000B""#, #""\u000b""#),
    (#""\ufeff\ufffe\uffff""#, "\"\u{feff}\u{fffe}\u{ffff}\""), (#""\ud7ff""#, "\"\u{d7ff}\""),
    (#""\ue000""#, "\"\u{e000}\""), (#""\ud83d\ude00""#, "\"😀\""), (#""\uD83D\uDE00""#, "\"😀\""),
    (#""\ud800\udc00""#, "\"\u{10000}\""), (#""\udbff\udfff""#, "\"\u{10ffff}\""),
    (#""a\ud83d\ude00b\ud83d\ude00""#, "\"a😀b😀\""), (#"{"\u0061":1}"#, #"{"a":1}"#),
    // Characters that end a line for some readers.
    ("\"\u{2028}\"", #""\u2028""#), ("\"a\u{2029}b\"", #""a\u2029b""#),
    ("\"\u{85}\"", #""\u0085""#), ("{\"\u{2028}\":1}", #"{"\u2028":1}"#),
  ]

  private static let loneSurrogates: [(String, String)] = [
    (#""\ud800""#, "\u{fffd}"), (#""\udbff""#, "\u{fffd}"),
    (#""\udc00""#, "\u{fffd}"), (#""\udfff""#, "\u{fffd}"), (#""\uDFFF""#, "\u{fffd}"),
    (#""a\ud800""#, "a\u{fffd}"), (#""\ud800a""#, "\u{fffd}a"), (#""a\udc00b""#, "a\u{fffd}b"),
    (#""\ud800\ud800""#, "\u{fffd}\u{fffd}"), (#""\udc00\udc00""#, "\u{fffd}\u{fffd}"),
    (#""\udc00\ud800""#, "\u{fffd}\u{fffd}"), (#""\ud800\ud800\udc00""#, "\u{fffd}\u{10000}"),
    (#""\ud800\udc00\udc00""#, "\u{10000}\u{fffd}"), (#""\ud83d\u0041""#, "\u{fffd}A"),
    (#""\ud83d\ue000""#, "\u{fffd}\u{e000}"), (#""\ud83d\n""#, "\u{fffd}\n"),
    (#""\ud83d\"""#, "\u{fffd}\""), (#""\ud83dude00""#, "\u{fffd}ude00"),
    (#""\ud83d\\ude00""#, "\u{fffd}\\ude00"), ("\"\\ud83d😀\"", "\u{fffd}😀"),
    ("\"é\\udc00é\"", "é\u{fffd}é"), (#""\ud83d \ude00""#, "\u{fffd} \u{fffd}"),
  ]
}
