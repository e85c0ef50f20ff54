import IntentJSON
import Testing

/// Unicode table 3-7: which bytes may follow each other (RFC 3629).
@Suite struct UTF8SequenceTests {
  @Test("An ill-formed sequence is refused at its first byte", arguments: illFormed)
  func refused(sequence: [UInt8]) {
    let quote = [UInt8(ascii: "\"")]
    let places: [(before: [UInt8], after: [UInt8])] = [
      (quote, quote), (quote, []), (quote + [0x61], [0x61] + quote),
      (quote + Array("é🥛".utf8), quote), (quote + Array("\\n\\u00e9".utf8), quote),
      (Array("[1,{\"".utf8), Array("\":1}]".utf8)), (Array("{\"a\":\"".utf8), Array("\"}".utf8)),
    ]
    for place in places {
      let text = place.before + sequence + place.after
      expectRefusal(of: text, .invalidUTF8, at: place.before.count)
    }
  }

  @Test("An ill-formed sequence is refused outside strings too", arguments: illFormed)
  func refusedOutside(sequence: [UInt8]) {
    expectRefusal(of: [0x5b] + sequence, .unexpectedByte(sequence[0]), at: 1)
  }

  @Test func theDescriptionNamesUTF8() {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: [0x22, 0xff, 0x22]) }
    #expect(error?.description == "Not valid JSON: the bytes are not valid UTF-8, at byte 1.")
  }

  @Test("The verdict agrees with the standard library on every edge of the table")
  func edges() {
    let leads: [UInt8] = [
      0x41, 0x80, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1,
      0xf3, 0xf4, 0xf5, 0xff,
    ]
    let followers: [UInt8] = [0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc2]
    var sequences = leads.map { [$0] }
    var longest = sequences
    for _ in 2...4 {
      longest = longest.flatMap { start in followers.map { start + [$0] } }
      sequences += longest
    }
    var accepted = 0
    for sequence in sequences {
      let decoded = String(decoding: sequence, as: UTF8.self)
      let wellFormed = Array(decoded.utf8) == sequence
      let read = try? JSONValue(parsing: [0x22] + sequence + [0x22])
      if read?.string.map({ Array($0.utf8) }) != (wellFormed ? sequence : nil) {
        Issue.record("wrong verdict on \(sequence)")
      }
      accepted += wellFormed ? 1 : 0
    }
    #expect(sequences.count == 19 * (1 + 8 + 64 + 512))
    #expect(accepted > 500)
  }

  private static let illFormed: [[UInt8]] = [
    // A continuation byte without a lead.
    [0x80], [0xbf], [0x80, 0x80],
    // Overlong: '/' and NUL in two, three and four bytes, and the last one of each length.
    [0xc0, 0xaf], [0xc1, 0xbf], [0xc0, 0x80], [0xe0, 0x80, 0xaf], [0xe0, 0x80, 0x80],
    [0xe0, 0x9f, 0xbf], [0xf0, 0x80, 0x80, 0xaf], [0xf0, 0x80, 0x80, 0x80],
    [0xf0, 0x8f, 0xbf, 0xbf],
    // Surrogates, alone and as a pair (CESU-8).
    [0xed, 0xa0, 0x80], [0xed, 0xaf, 0xbf], [0xed, 0xb0, 0x80], [0xed, 0xbf, 0xbf],
    [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80],
    // Beyond U+10FFFF, and the five and six bytes of old.
    [0xf4, 0x90, 0x80, 0x80], [0xf4, 0xbf, 0xbf, 0xbf], [0xf5, 0x80, 0x80, 0x80],
    [0xf7, 0xbf, 0xbf, 0xbf], [0xf8, 0x88, 0x80, 0x80, 0x80], [0xfc, 0x84, 0x80, 0x80, 0x80, 0x80],
    [0xfe], [0xff],
    // Cut short.
    [0xc3], [0xe2], [0xe2, 0x82], [0xf0], [0xf0, 0x9f], [0xf0, 0x9f, 0xa5], [0xed], [0xe0], [0xf4],
    // Interrupted.
    [0xc3, 0x28], [0xe2, 0x28, 0xa1], [0xe2, 0x82, 0x28], [0xf0, 0x28, 0x8c, 0xbc],
    [0xf0, 0x90, 0x28, 0xbc], [0xf0, 0x9f, 0xa5, 0x28], [0xc3, 0xc3, 0xa9],
    [0xe2, 0x82, 0xc3, 0xa9],
    [0xc3, 0xff],
  ]
}
