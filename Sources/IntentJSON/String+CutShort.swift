extension String {
  /// The most scalars of what somebody sent that an error shows.
  private static let shownLength = 80

  /// The text as an error shows it: on one line and cut short, so that the error stays a sentence.
  ///
  /// By scalars and not by characters, since one character may have marks without end.
  package var cutShort: String {
    let scalars = unicodeScalars
    guard let end = scalars.index(startIndex, offsetBy: Self.shownLength, limitedBy: endIndex),
      end < endIndex
    else { return visibleLine }
    return String(scalars[..<end]).visibleLine + "…"
  }
}
