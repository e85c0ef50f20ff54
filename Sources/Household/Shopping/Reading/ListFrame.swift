/// What the text of the list has around its items, which whoever pastes it back does not want to buy.
enum ListFrame {
  /// The heading of what has no section.
  static let other = "Other"
  static let toBuy = " to buy"
  static let notShown = " more are not shown."

  /// Whether a line is what this text writes around the items, so that it can be pasted back.
  static func isFrame(_ line: String) -> Bool {
    let rest = String(line.drop { $0.digit != nil })
    return rest != line
      && (rest.hasPrefix(toBuy) && rest.hasSuffix(":") || rest.hasPrefix(notShown))
  }
}
