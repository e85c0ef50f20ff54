/// Rows as comma-separated values by RFC 4180: CRLF behind each, quotes where they are needed.
enum CSVText {
  /// The text of a table, its header first.
  static func text(header: [String], rows: [[String]]) -> String {
    ([header] + rows.map { $0.map(SpreadsheetCell.safe) })
      .map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func quoted(_ cell: String) -> String {
    let needsQuotes =
      cell.utf8.contains { ",\";\r\n\t".utf8.contains($0) } || cell.first == " " || cell.last == " "
    guard needsQuotes else { return cell }
    let doubled = cell.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"")
    return "\"\(doubled)\""
  }
}
