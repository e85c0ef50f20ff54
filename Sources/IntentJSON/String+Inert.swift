extension String {
  /// The text with nothing in it that Markdown or HTML takes for a link, an image or an element, since
  /// a client that shows an image tells its server what is in the address.
  ///
  /// A space takes them apart: behind `]` before `(` and `:` (CommonMark 0.31.2, sections 6.3 and 4.7),
  /// and behind `<` before what begins a tag or an address there (sections 6.5 and 6.6; the HTML
  /// standard's tag open state). It is harmless where a backslash is not, in HTML and behind another
  /// backslash, and hardly seen in plain text. "<3" stays.
  package var inert: String {
    var text = self
    return text.withUTF8 { bytes in
      guard bytes.contains(where: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "<") }) else {
        return self
      }
      var output: [UInt8] = []
      var plain = 0
      for at in bytes.indices.dropLast() where Self.isMarkup(bytes[at], bytes[at + 1]) {
        output += bytes[plain...at]
        output.append(UInt8(ascii: " "))
        plain = at + 1
      }
      guard plain > 0 else { return self }
      output += bytes[plain...]
      return String(decoding: output, as: UTF8.self)
    }
  }

  private static func isMarkup(_ first: UInt8, _ second: UInt8) -> Bool {
    switch (first, second) {
    case (UInt8(ascii: "]"), UInt8(ascii: "(")), (UInt8(ascii: "]"), UInt8(ascii: ":")),
      (UInt8(ascii: "<"), UInt8(ascii: "a")...UInt8(ascii: "z")),
      (UInt8(ascii: "<"), UInt8(ascii: "A")...UInt8(ascii: "Z")),
      (UInt8(ascii: "<"), UInt8(ascii: "/")), (UInt8(ascii: "<"), UInt8(ascii: "!")),
      (UInt8(ascii: "<"), UInt8(ascii: "?")):
      true
    default: false
    }
  }
}
