/// A decimal number as people write it: with a point or a comma, with or without marks between the
/// thousands.
struct DecimalText: Equatable {
  /// The number.
  let value: Double
  /// The other reading when a single mark before three digits may also part the thousands, as in
  /// "1.000" and "1,250"; `value` is the one with decimals.
  let withThousands: Double?
  /// Whether that mark is a comma.
  let hasComma: Bool

  /// Reads "250", "0.25", "0,25", "1.250,5", "1,250.5", "1'250", "1.000.000"; nil for anything
  /// else.
  init?(_ text: String) {
    let pieces = text.split(omittingEmptySubsequences: false) { ".,'".contains($0) }
    guard pieces.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
    let marks = text.filter { ".,'".contains($0) }
    guard let last = marks.last else {
      self.init(whole: pieces, decimals: "")
      return
    }
    let isGrouped = Self.isGrouped(pieces)
    if last == "'" || marks.dropFirst().contains(last) && marks.allSatisfy({ $0 == last }) {
      guard isGrouped, Set(marks).count == 1 else { return nil }
      self.init(whole: pieces, decimals: "")
    } else if marks.count == 1 {
      let other = isGrouped ? Double(pieces.joined()) : nil
      self.init(
        whole: pieces.dropLast(), decimals: pieces[1], withThousands: other, hasComma: last == ",")
    } else {
      // The last mark is the decimal one; the others must be alike and part thousands.
      let groups = pieces.dropLast()
      guard Set(marks.dropLast()).count == 1, marks.first != last, Self.isGrouped(Array(groups))
      else { return nil }
      self.init(whole: groups, decimals: pieces[pieces.count - 1])
    }
  }

  private init?(
    whole: some Sequence<Substring>, decimals: Substring, withThousands: Double? = nil,
    hasComma: Bool = false
  ) {
    guard let value = Double("\(whole.joined()).\(decimals.isEmpty ? "0" : decimals)") else {
      return nil
    }
    self.value = value
    self.withThousands = withThousands
    self.hasComma = hasComma
  }

  /// One to three digits, not beginning with 0, then groups of three.
  private static func isGrouped(_ pieces: [Substring]) -> Bool {
    guard let first = pieces.first, first.utf8.count <= 3, !first.hasPrefix("0") else {
      return false
    }
    return pieces.dropFirst().allSatisfy { $0.utf8.count == 3 }
  }
}
