/// The one rule by which Swift names become names on the wire.
enum WireName {
  /// `LogWaterIntent` -> `log_water`.
  static func tool(_ type: Any.Type) -> String {
    words(typeName(type, without: "Intent")).joined(separator: "_")
  }

  /// `ShoppingItemEntity` -> `shopping-item`.
  static func collection(_ type: Any.Type) -> String {
    words(typeName(type, without: "Entity")).joined(separator: "-")
  }

  /// `usualAmount` -> `usual_amount`.
  static func snakeCase(_ name: String) -> String {
    words(name).joined(separator: "_")
  }

  /// `usualAmount` -> "Usual Amount".
  static func title(_ name: String) -> String {
    words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  private static func typeName(_ type: Any.Type, without suffix: String) -> String {
    // Cheaper than String(describing:), which was half of what a first reply took.
    let name = _typeName(type, qualified: false)
    return name.hasSuffix(suffix) && name.count > suffix.count
      ? String(name.dropLast(suffix.count)) : name
  }

  /// The lower-case words of a camel-case name; a run of capitals is one word (`openURLNow` ->
  /// open, url, now).
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name.utf8)
    var start = 0
    for index in letters.indices.dropFirst() {
      let startsWord = isUpper(letters[index]) && !isUpper(letters[index - 1])
      let endsCapitals =
        isUpper(letters[index]) && index + 1 < letters.count && isLower(letters[index + 1])
      if letters[index] == UInt8(ascii: "_") || startsWord || endsCapitals {
        words.append(String(decoding: letters[start..<index], as: UTF8.self).lowercased())
        start = letters[index] == UInt8(ascii: "_") ? index + 1 : index
      }
    }
    words.append(String(decoding: letters[start...], as: UTF8.self).lowercased())
    return words.filter { !$0.isEmpty }
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5a).contains(byte) }
  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte) }
}
