import IntentJSON
import TestSupport
import Testing

/// What is done to a text before it is shown.
@Suite struct ShownTextTests {
  /// Scalars that act or hide, and some that stand close to them and do neither.
  private static let pool: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x00...0x7f, 0x80...0xa1, 0x300...0x302, 0x2026...0x2030, 0x2064...0x206b,
      0x1f600...0x1f602, 0xdffff...0xe0003, 0xe0060...0xe0081, 0xfffd...0xfffd,
    ]
    return ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
  }()

  private static func random(_ random: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<40, using: &random) {
      if let scalar = pool.randomElement(using: &random) { text.append(scalar) }
    }
    return String(text)
  }

  @Test("F79 no hidden scalar of 5,000 random texts is shown, and nothing else changes")
  func visible() {
    var random = SeededGenerator(seed: 79)
    var escaped = 0
    for _ in 0..<5_000 {
      let text = Self.random(&random)
      let (line, lines) = (text.visibleLine, text.visibleText)
      #expect(!line.unicodeScalars.contains { $0.isHidden }, "\(line)")
      #expect(!lines.unicodeScalars.contains { $0.isHidden && $0 != "\n" }, "\(lines)")
      #expect(line.visibleLine.hasSameBytes(as: line) && lines.visibleText.hasSameBytes(as: lines))
      var shown = String.UnicodeScalarView()
      shown.append(contentsOf: text.unicodeScalars.filter { !$0.isHidden })
      #expect(String(shown).visibleLine.hasSameBytes(as: String(shown)))
      if !line.hasSameBytes(as: text) { escaped += 1 }
    }
    #expect((2_000..<5_000).contains(escaped), "\(escaped)")
  }

  @Test("F79 JSON that is shown is the same JSON")
  func json() throws {
    var random = SeededGenerator(seed: 80)
    for _ in 0..<2_000 {
      let value: JSONValue = [.string(Self.random(&random))]
      #expect(try JSONValue(parsing: value.text.visibleText) == value)
    }
  }

  @Test(
    "F79 hidden scalars as JSON escapes them",
    arguments: [
      ("a\u{1b}[2Jb", #"a\u001b[2Jb"#), ("\u{9b}31m", #"\u009b31m"#), ("a\u{7f}", #"a\u007f"#),
      ("x\u{202e}y", #"x\u202ey"#), ("\u{2067}", #"\u2067"#), ("\u{e0041}", #"\udb40\udc41"#),
      ("a\u{2029}b", #"a\u2029b"#), ("“é” → 牛奶 👨‍👩‍👧", "“é” → 牛奶 👨‍👩‍👧"), ("", ""),
    ])
  func escapes(_ text: String, _ shown: String) {
    #expect(text.visibleText.hasSameBytes(as: shown) && text.visibleLine.hasSameBytes(as: shown))
  }

  @Test("F79 a text keeps its lines, a line is one")
  func lines() {
    #expect("a\nb\r\nc\rd".visibleText.hasSameBytes(as: "a\nb\nc\\u000dd"))
    #expect("a\nb\r\nc".visibleLine.hasSameBytes(as: #"a\u000ab\u000d\u000ac"#))
  }

  @Test("F79 an error shows at most 80 scalars, whatever is in them")
  func cutShort() {
    #expect(String(repeating: "x", count: 80).cutShort == String(repeating: "x", count: 80))
    #expect(String(repeating: "x", count: 81).cutShort == String(repeating: "x", count: 79) + "…")
    let marks = "a" + String(repeating: "\u{301}", count: 1_000)
    #expect(marks.cutShort.unicodeScalars.count == 80)
    #expect("a\nb".cutShort == #"a\u000ab"#)
  }

  @Test("F80 nothing in 5,000 random texts is a link, an image or an element any more")
  func inert() {
    var random = SeededGenerator(seed: 81)
    let marks: [Character] = Array("[]()<>!:/?\\`aZ1 &\n") + ["é"]
    var changed = 0
    for _ in 0..<5_000 {
      let text = String(
        (0..<Int.random(in: 0..<24, using: &random)).compactMap { _ in
          marks.randomElement(using: &random)
        })
      let inert = text.inert
      for (first, second) in zip(inert, inert.dropFirst()) {
        #expect(!(first == "]" && "(:".contains(second)), "\(inert)")
        #expect(!(first == "<" && (second.isASCII && second.isLetter || "/!?".contains(second))))
      }
      #expect(inert.inert.hasSameBytes(as: inert))
      #expect(inert.filter { $0 != " " } == text.filter { $0 != " " })
      if inert != text { changed += 1 }
    }
    #expect((500..<5_000).contains(changed), "\(changed)")
  }

  @Test(
    "F80 what is taken apart, and what stays",
    arguments: [
      ("![x](https://evil/?q=list)", "![x] (https://evil/?q=list)"),
      ("[x]: https://evil", "[x] : https://evil"), ("![x][y]", "![x][y]"),
      ("<img src=https://evil>", "< img src=https://evil>"), ("</p>", "< /p>"),
      (#"\<img>"#, #"\< img>"#), ("<https://evil|list>", "< https://evil|list>"),
      ("<!--", "< !--"), ("<3 chocolates", "<3 chocolates"), ("a < b", "a < b"), ("<", "<"),
      ("egg(s) [big]", "egg(s) [big]"), ("]", "]"), ("https://example.org", "https://example.org"),
    ])
  func takenApart(_ text: String, _ inert: String) {
    #expect(text.inert == inert)
  }
}

extension Unicode.Scalar {
  /// By Unicode's own properties, where the product has a table of bytes.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl && !isMark || (0xe0000...0xe007f).contains(value)
    }
  }

  /// The marks of direction, which act on nothing around them.
  private var isMark: Bool { [0x61c, 0x200e, 0x200f].contains(value) }
}
