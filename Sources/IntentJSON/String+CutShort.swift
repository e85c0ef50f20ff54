extension StringProtocol {
  /// Whether the text has more Unicode scalars than `limit`, told without counting any further.
  ///
  /// By scalars and not by characters, since one character may have marks without end.
  package func isLonger(than limit: Int) -> Bool {
    utf8.count > limit
      && unicodeScalars.index(startIndex, offsetBy: limit + 1, limitedBy: endIndex) != nil
  }
}

extension String {
  /// The most Unicode scalars of what somebody sent that an error shows.
  package static let shownLength = 80

  /// The text as an error shows it: on one line and cut short, so that the error stays a sentence.
  package var cutShort: String {
    guard isLonger(than: Self.shownLength) else { return visibleLine }
    return String(unicodeScalars.prefix(Self.shownLength - 1)).visibleLine + "…"
  }
}
