/// Cells that a spreadsheet would take for a formula, made safe on the way out and restored on the
/// way in.
///
/// The characters are those of OWASP, "CSV Injection". An apostrophe in front shows the cell as text;
/// cells that begin with apostrophes before such a character get one more, so that every text comes
/// back as it was.
enum SpreadsheetCell {
  /// The text as it is safe in a file.
  static func safe(_ text: String) -> String {
    isDangerous(text) ? "'" + text : text
  }

  /// The text that was made safe.
  static func restored(_ text: String) -> String {
    text.hasPrefix("'") && isDangerous(text) ? String(text.dropFirst()) : text
  }

  private static func isDangerous(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { $0 != "'" }
    return first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? false
  }
}
