import IntentJSON
import Testing

/// One line, only the escapes that are needed.
@Suite struct JSONSerializerTests {
  /// The escapes of a JSON string; every other character stands as it is.
  private static let escapes: [Unicode.Scalar: String] = [
    "\"": #"\""#, "\\": #"\\"#, "\n": #"\n"#, "\r": #"\r"#, "\t": #"\t"#, "\u{8}": #"\b"#,
    "\u{c}": #"\f"#, "\u{85}": #"\u0085"#, "\u{2028}": #"\u2028"#, "\u{2029}": #"\u2029"#,
    "\u{0}": #"\u0000"#, "\u{1}": #"\u0001"#, "\u{2}": #"\u0002"#, "\u{3}": #"\u0003"#,
    "\u{4}": #"\u0004"#, "\u{5}": #"\u0005"#, "\u{6}": #"\u0006"#, "\u{7}": #"\u0007"#,
    "\u{b}": #"\u000b"#, "\u{e}": #"\u000e"#, "\u{f}": #"\u000f"#, "\u{10}": #"\u0010"#,
    "\u{11}": #"\u0011"#, "\u{12}": #"\u0012"#, "\u{13}": #"\u0013"#, "\u{14}": #"\u0014"#,
    "\u{15}": #"\u0015"#, "\u{16}": #"\u0016"#, "\u{17}": #"\u0017"#, "\u{18}": #"\u0018"#,
    "\u{19}": #"\u0019"#, "\u{1a}": #"\u001a"#, "\u{1b}": #"\u001b"#, "\u{1c}": #"\u001c"#,
    "\u{1d}": #"\u001d"#, "\u{1e}": #"\u001e"#, "\u{1f}": #"\u001f"#,
  ]

  @Test("Every character up to U+2100 and some beyond is written raw or by its escape")
  func characters() throws {
    let scalars = (0...0x2100).compactMap(Unicode.Scalar.init(_:))
    let beyond: [Unicode.Scalar] = ["\u{d7ff}", "\u{e000}", "\u{feff}", "\u{ffff}", "\u{10ffff}"]
    var raw = 0
    for scalar in scalars + beyond {
      let character = String(scalar)
      let expected = "\"a" + (Self.escapes[scalar] ?? character) + "b\""
      let value = JSONValue.string("a\(character)b")
      raw += Self.escapes[scalar] == nil ? 1 : 0
      let read = try JSONValue(parsing: expected)
      if value.bytes != Array(expected.utf8) || value != read {
        Issue.record("U+\(String(scalar.value, radix: 16)) is written as \(value.text)")
      }
    }
    #expect(raw == scalars.count + beyond.count - 37)
  }

  @Test("An escape at the start, at the end, and next to another")
  func places() {
    #expect(JSONValue.string("\nx\n\n\u{2028}").text == #""\nx\n\n\u2028""#)
    #expect(JSONValue.string("\u{2028}").text == #""\u2028""#)
    #expect(JSONValue.string("").text == #""""#)
    #expect(JSONValue.object(["\n": "\u{85}"]).text == #"{"\n":"\u0085"}"#)
  }

  @Test("The bytes never end a line, whatever the strings hold")
  func oneLine() {
    let text = String(String.UnicodeScalarView((0...0x2fff).compactMap(Unicode.Scalar.init(_:))))
    let value: JSONValue = [.string(text), .object([text: .string(text)])]
    let lines = value.text.unicodeScalars.split(omittingEmptySubsequences: false) {
      [
        "\n", "\r", "\u{b}", "\u{c}", "\u{1c}", "\u{1d}", "\u{1e}", "\u{85}", "\u{2028}",
        "\u{2029}",
      ]
      .contains($0)
    }
    #expect(lines.count == 1)
  }

  @Test func writingAppends() {
    var output = Array("data: ".utf8)
    JSONValue.array([1, .null]).write(to: &output)
    JSONValue.write("a\"", to: &output)
    #expect(String(decoding: output, as: UTF8.self) == #"data: [1,null]"a\"""#)
  }
}
