/// A table of comma-separated values by RFC 4180, as spreadsheets write it: with commas, semicolons
/// or tabs, any line end, quotes with line ends in them, and perhaps `sep=;` in front.
///
/// Its rows are read when they are asked for, since a file may have millions.
struct CSVTable {
  /// Columns of a table; one with more is none.
  private static let mostColumns = 1_000

  /// The cells of the first row.
  let header: [String]
  /// The other rows that are not blank.
  let rows: CSVRows
  private let isTooWide: Bool

  /// Reads the beginning of a table; nil for a text without anything in it.
  init?(_ bytes: [UInt8], _ encoding: ImportedText.Encoding = .utf8) {
    var rows = CSVRows(bytes, encoding, columns: Self.mostColumns)
    guard let first = rows.next() else { return nil }
    header = first.cells
    isTooWide = first.cellCount > Self.mostColumns
    rows.columns = first.cells.count
    self.rows = rows
  }

  /// The fields that the columns are called; none are those of a table that is too wide.
  var fields: [ImportField?] { isTooWide ? [] : header.map { ImportField($0) } }

  /// Whether this is a table and no list that happens to have commas: some column holds numbers or
  /// dates below a first row that holds words.
  var isPlainlyTable: Bool {
    guard header.count > 1, !isTooWide else { return false }
    var columns = header.indices.filter { !header[$0].contains(where: \.isNumber) }
    var hasRows = false
    for row in rows {
      hasRows = true
      guard row.cellCount == header.count else { return false }
      columns.removeAll { !Self.isFigure(row.cells[$0]) }
      if columns.isEmpty { return false }
    }
    return hasRows
  }

  /// Whether a cell is a number, a date or a time.
  private static func isFigure(_ cell: String) -> Bool {
    let cell = cell.trimmed
    return cell.first?.isNumber == true
      && cell.allSatisfy { $0.isNumber || "-.,:/TZ+ ".contains($0) }
  }
}
