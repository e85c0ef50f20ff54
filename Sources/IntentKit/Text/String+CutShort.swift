extension String {
  /// The most characters of what somebody sent that an error shows.
  private static let shownLength = 60

  /// The text as an error shows it: cut short, so that the error stays a sentence.
  package var cutShort: String {
    guard let end = index(startIndex, offsetBy: Self.shownLength, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return self[..<end] + "…"
  }
}
