import IntentJSON
import Testing

/// What RFC 8259 forbids, why, and at which byte.
@Suite struct JSONRefusalTests {
  @Test("A text outside the grammar is refused with its place", arguments: refused)
  func refuses(text: String, reason: JSONError.Reason, offset: Int) {
    expectRefusal(of: text.utf8, reason, at: offset)
  }

  @Test("Every beginning of a text ends too early")
  func beginnings() throws {
    let text = Array(#" {"a":[-1.5e-3,true,false,null,"\ud83d\ude00\n"],"b":{"c":"d"}}"#.utf8)
    #expect(throws: Never.self) { try JSONValue(parsing: text) }
    for length in text.indices {
      expectRefusal(of: text[..<length], .unexpectedEnd, at: length)
    }
  }

  @Test("Every byte below the space is refused in a string", arguments: UInt8(0)..<0x20)
  func rawControlCharacter(byte: UInt8) {
    let quote = UInt8(ascii: "\"")
    for text in [[quote, byte, quote], [quote, byte]] {
      expectRefusal(of: text, .unescapedControl(byte), at: 1)
    }
  }

  @Test("A byte order mark is left to the reader of lines and files")
  func byteOrderMarks() {
    for mark: [UInt8] in [[0xef, 0xbb, 0xbf], [0xff, 0xfe], [0xfe, 0xff]] {
      expectRefusal(of: mark + [0x5b, 0x5d], .unexpectedByte(mark[0]), at: 0)
    }
  }

  @Test("128 levels are read, 129 are not", arguments: nestings)
  func deepest(open: String, close: String) throws {
    func nested(_ levels: Int) -> String {
      String(repeating: open, count: levels) + "0" + String(repeating: close, count: levels)
    }
    #expect(try JSONValue(parsing: nested(128)).text == nested(128))
    expectRefusal(of: nested(129).utf8, .tooDeep(limit: 128), at: 128 * open.utf8.count)
    #expect(JSONValue.nestingLimit == 128)
  }

  private static let nestings = [
    ("[", "]"), ("{\"a\":", "}"), ("[0,", ",0]"), ("{\"\":", ",\"b\":0}"),
  ]

  @Test("Arrays and objects count alike, also when empty")
  func mixedNesting() throws {
    let open = String(repeating: "[{\"a\":", count: 64)
    let close = String(repeating: "}]", count: 64)
    #expect(try JSONValue(parsing: open + "0" + close).text == open + "0" + close)
    for inner in ["[]", "{}"] {
      expectRefusal(of: (open + inner + close).utf8, .tooDeep(limit: 128), at: open.utf8.count)
    }
  }

  @Test func siblingsDoNotCountAsLevels() throws {
    let text = "[" + Array(repeating: "[[]],{\"a\":{}}", count: 500).joined(separator: ",") + "]"
    #expect(try JSONValue(parsing: text).array?.count == 1000)
  }

  @Test("The description says what is wrong and where", arguments: descriptions)
  func description(text: String, sentence: String) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error?.description == sentence)
  }

  private static let descriptions: [(String, String)] = [
    ("[1", "Not valid JSON: the text ends too early, at byte 2."),
    ("[1,]", "Not valid JSON: unexpected ']', at byte 3."),
    ("\u{feff}1", "Not valid JSON: unexpected byte 0xef, at byte 0."),
    ("\"\t\"", "Not valid JSON: an unescaped control character (byte 0x9), at byte 1."),
    (#""\x""#, "Not valid JSON: an unknown escape in a string, at byte 1."),
    ("01", "Not valid JSON: a malformed number, at byte 1."),
    ("{} {}", "Not valid JSON: more text after the value, at byte 3."),
    (
      String(repeating: "[", count: 200),
      "Too deep: more than 128 arrays and objects inside each other, at byte 128."
    ),
  ]

  private static func byte(_ character: Unicode.Scalar) -> JSONError.Reason {
    .unexpectedByte(UInt8(ascii: character))
  }

  private static let refused: [(String, JSONError.Reason, Int)] = [
    // No value.
    ("", .unexpectedEnd, 0), (" ", .unexpectedEnd, 1), ("\n\r\t ", .unexpectedEnd, 4),
    // Words.
    ("nul", .unexpectedEnd, 3), ("nulL", byte("L"), 3), ("Null", byte("N"), 0),
    ("TRUE", byte("T"), 0), ("truE", byte("E"), 3), ("tru e", byte(" "), 3),
    ("fals", .unexpectedEnd, 4), ("fal\"", byte("\""), 3), ("nullx", .trailingText, 4),
    ("truefalse", .trailingText, 4), ("undefined", byte("u"), 0), ("None", byte("N"), 0),
    ("a", byte("a"), 0), ("[a]", byte("a"), 1),
    // Numbers.
    ("01", .invalidNumber, 1), ("00", .invalidNumber, 1), ("-01", .invalidNumber, 2),
    ("-00", .invalidNumber, 2), ("01.5", .invalidNumber, 1), ("[012]", .invalidNumber, 2),
    ("1.", .unexpectedEnd, 2), ("[1.]", .invalidNumber, 3), ("1.e1", .invalidNumber, 2),
    ("1. 5", .invalidNumber, 2), (".5", byte("."), 0), ("-.5", .invalidNumber, 1),
    ("+1", byte("+"), 0), ("++1", byte("+"), 0), ("-", .unexpectedEnd, 1),
    ("[-]", .invalidNumber, 2), ("--1", .invalidNumber, 1), ("- 1", .invalidNumber, 1),
    ("-+1", .invalidNumber, 1), ("-a", .invalidNumber, 1), ("1e", .unexpectedEnd, 2),
    ("1E", .unexpectedEnd, 2), ("[1e]", .invalidNumber, 3), ("1e+", .unexpectedEnd, 3),
    ("1e-", .unexpectedEnd, 3), ("[1e+]", .invalidNumber, 4), ("1e+-1", .invalidNumber, 3),
    ("1ee1", .invalidNumber, 2), ("1e.5", .invalidNumber, 2), ("0e", .unexpectedEnd, 2),
    ("1.5.5", .trailingText, 3), ("1e5.5", .trailingText, 3), ("1e5e5", .trailingText, 3),
    ("1-1", .trailingText, 1), ("0x10", .trailingText, 1), ("1_000", .trailingText, 1),
    ("1,5", .trailingText, 1), ("1f", .trailingText, 1), ("[1 000]", byte("0"), 3),
    ("NaN", byte("N"), 0), ("nan", byte("a"), 1), ("-NaN", .invalidNumber, 1),
    ("Infinity", byte("I"), 0), ("-Infinity", .invalidNumber, 1), ("[Infinity]", byte("I"), 1),
    ("\u{ff11}", .unexpectedByte(0xef), 0), ("1\u{ff11}", .trailingText, 1),
    // Strings.
    ("\"", .unexpectedEnd, 1), ("\"abc", .unexpectedEnd, 4), (#""abc\""#, .unexpectedEnd, 6),
    (#""\"#, .unexpectedEnd, 2), (#""\u"#, .unexpectedEnd, 3), (#""\u12"#, .unexpectedEnd, 5),
    (#""\u1234"#, .unexpectedEnd, 7), (#""\ud83d"#, .unexpectedEnd, 7),
    (#""\ud83d\u"#, .unexpectedEnd, 9), (#""\ud83d\ude0"#, .unexpectedEnd, 12),
    (#""\x41""#, .invalidEscape, 1), (#""\a""#, .invalidEscape, 1), (#""\'""#, .invalidEscape, 1),
    (#""\0""#, .invalidEscape, 1), (#""\N""#, .invalidEscape, 1), (#""a\ ""#, .invalidEscape, 2),
    (#""\U0041""#, .invalidEscape, 1), ("\"\\\n\"", .invalidEscape, 1),
    ("\"\\é\"", .invalidEscape, 1), (#""\u""#, .invalidEscape, 3), (#""\u123""#, .invalidEscape, 6),
    (#""\u12G4""#, .invalidEscape, 5), (#""\u{41}""#, .invalidEscape, 3),
    (#""\u+041""#, .invalidEscape, 3), (#""\u-041""#, .invalidEscape, 3),
    (#""\u 041""#, .invalidEscape, 3), (#""\u004/""#, .invalidEscape, 6),
    (#""\u004:""#, .invalidEscape, 6), (#""\u004@""#, .invalidEscape, 6),
    (#""\u004`""#, .invalidEscape, 6), (#""\u004g""#, .invalidEscape, 6),
    ("\"\\u004\u{ff11}\"", .invalidEscape, 6), (#""\ud83d\u12x4""#, .invalidEscape, 11),
    (#""\ud83d\x""#, .invalidEscape, 7), ("\"a\nb\"", .unescapedControl(0x0a), 2),
    ("\"\\n\t\"", .unescapedControl(0x09), 3), ("{\"\u{0}\":1}", .unescapedControl(0), 2),
    ("'a'", byte("'"), 0), ("\"a\"\"b\"", .trailingText, 3),
    ("\u{201c}a\u{201d}", .unexpectedByte(0xe2), 0),
    // Arrays.
    ("[", .unexpectedEnd, 1), ("]", byte("]"), 0), ("[1", .unexpectedEnd, 2),
    ("[1,", .unexpectedEnd, 3), ("[1,]", byte("]"), 3), ("[1 , ]", byte("]"), 5),
    ("[,]", byte(","), 1), ("[,1]", byte(","), 1), ("[1,,2]", byte(","), 3),
    ("[1 2]", byte("2"), 3), ("[1}", byte("}"), 2), ("[1:2]", byte(":"), 2),
    ("[1;2]", byte(";"), 2), ("[\"a\" \"b\"]", byte("\""), 5), ("[[]", .unexpectedEnd, 3),
    ("[]]", .trailingText, 2), ("[][]", .trailingText, 2), ("[1],", .trailingText, 3),
    ("(1)", byte("("), 0), ("[1,...]", byte("."), 3),
    // Objects.
    ("{", .unexpectedEnd, 1), ("}", byte("}"), 0), ("{\"a\"", .unexpectedEnd, 4),
    ("{\"a\"}", byte("}"), 4), ("{\"a\":", .unexpectedEnd, 5), ("{\"a\":}", byte("}"), 5),
    ("{\"a\":1", .unexpectedEnd, 6), ("{\"a\":1,", .unexpectedEnd, 7),
    ("{\"a\":1,}", byte("}"), 7), ("{,}", byte(","), 1), ("{\"a\":1,,}", byte(","), 7),
    ("{\"a\":1 \"b\":2}", byte("\""), 7), ("{\"a\":1]", byte("]"), 6),
    ("{\"a\" 1}", byte("1"), 5), ("{\"a\",1}", byte(","), 4), ("{\"a\"=1}", byte("="), 4),
    ("{\"a\"::1}", byte(":"), 5), ("{\"a\":1:2}", byte(":"), 6), ("{a:1}", byte("a"), 1),
    ("{'a':1}", byte("'"), 1), ("{1:1}", byte("1"), 1), ("{null:1}", byte("n"), 1),
    ("{[]:1}", byte("["), 1), ("{\"a\":1}}", .trailingText, 7), ("{}{}", .trailingText, 2),
    ("{\"a\":1;}", byte(";"), 6), ("{:1}", byte(":"), 1),
    // Comments, and white space that is none here.
    ("// c\n1", byte("/"), 0), ("/**/1", byte("/"), 0), ("1 // c", .trailingText, 2),
    ("[1 /* c */]", byte("/"), 3), ("# c\n1", byte("#"), 0), ("{\"a\":/**/1}", byte("/"), 5),
    ("\u{b}1", .unexpectedByte(0x0b), 0), ("\u{c}1", .unexpectedByte(0x0c), 0),
    ("\u{0}1", .unexpectedByte(0), 0), ("1\u{0}", .trailingText, 1), ("1\u{c}", .trailingText, 1),
    ("[1\u{c}]", .unexpectedByte(0x0c), 2), ("\u{a0}1", .unexpectedByte(0xc2), 0),
    ("[\u{2003}]", .unexpectedByte(0xe2), 1), ("1\u{85}", .trailingText, 1),
    ("\u{2028}1", .unexpectedByte(0xe2), 0), ("\u{feff}1", .unexpectedByte(0xef), 0),
    ("1\u{feff}", .trailingText, 1), ("{\u{feff}}", .unexpectedByte(0xef), 1),
    ("\u{1e}1", .unexpectedByte(0x1e), 0), ("1\n2", .trailingText, 2), ("1 1", .trailingText, 2),
  ]
}
