/// A table of comma-separated values by RFC 4180, as spreadsheets write it: with commas, semicolons
/// or tabs, any line end, quotes with line ends in them, and perhaps `sep=;` in front.
struct CSVTable {
  /// One row.
  struct Row {
    /// The line it begins on, from 1.
    let line: Int
    let cells: [String]
    /// Whether the text ends before the row does: in quotes, or before the last columns.
    var isCut = false
  }

  /// The cells of the first row.
  let header: [String]
  /// The other rows that are not blank.
  let rows: [Row]

  /// Reads a table; nil for a text without anything in it.
  init?(_ text: String) {
    var parser = CSVParser(text)
    let rows = parser.rows().filter { $0.cells.contains { !$0.trimmed.isEmpty } }
    guard let first = rows.first else { return nil }
    header = first.cells
    var body = Array(rows.dropFirst())
    // Spreadsheets leave empty cells at the end of a row out, but end it.
    if parser.endsInRow, let last = body.indices.last,
      body[last].cells.count < first.cells.count
    {
      body[last].isCut = true
    }
    self.rows = body
  }

  /// Whether this is a table and no list that happens to have commas: some column holds numbers or
  /// dates below a first row that holds words.
  var isPlainlyTable: Bool {
    guard header.count > 1, !rows.isEmpty else { return false }
    return header.indices.contains { column in
      !header[column].contains(where: \.isNumber)
        && rows.allSatisfy { row in
          row.cells.count == header.count && Self.isFigure(row.cells[column])
        }
    }
  }

  /// Whether a cell is a number, a date or a time.
  private static func isFigure(_ cell: String) -> Bool {
    let cell = cell.trimmed
    return cell.first?.isNumber == true
      && cell.allSatisfy { $0.isNumber || "-.,:/TZ+ ".contains($0) }
  }
}

/// Reads the cells of a text byte by byte.
private struct CSVParser {
  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var at = 0
  private var line = 1
  private var isInQuotes = false
  /// Whether the text ends without an end of its last line.
  var endsInRow: Bool { bytes.last.map { !"\r\n".utf8.contains($0) } ?? false }

  init(_ text: String) {
    bytes = Array(text.utf8)
    let first = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    if first.starts(with: "sep=".utf8), first.count == 5 {
      delimiter = first[4]
      at = first.count
    } else {
      delimiter = Self.delimiter(of: first)
    }
  }

  /// The mark that stands most often in the first line, outside quotes.
  private static func delimiter(of line: ArraySlice<UInt8>) -> UInt8 {
    var isQuoted = false
    var counts: [UInt8: Int] = [:]
    for byte in line {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, ",;\t".utf8.contains(byte) { counts[byte, default: 0] += 1 }
    }
    let comma = UInt8(ascii: ",")
    return counts.max { ($0.value, $0.key == comma ? 1 : 0) < ($1.value, $1.key == comma ? 1 : 0) }?
      .key ?? comma
  }

  mutating func rows() -> [CSVTable.Row] {
    var rows: [CSVTable.Row] = []
    while at < bytes.count {
      let line = line
      let cells = cells()
      rows.append(CSVTable.Row(line: line, cells: cells, isCut: isInQuotes))
    }
    return rows
  }

  /// The cells up to the end of the line, which is taken too.
  private mutating func cells() -> [String] {
    var cells: [String] = []
    while true {
      cells.append(cell())
      guard at < bytes.count else { return cells }
      let mark = bytes[at]
      at += 1
      if mark == delimiter { continue }
      if mark == UInt8(ascii: "\r"), at < bytes.count, bytes[at] == UInt8(ascii: "\n") { at += 1 }
      line += 1
      return cells
    }
  }

  private mutating func cell() -> String {
    var content: [UInt8] = []
    if at < bytes.count, bytes[at] == UInt8(ascii: "\"") {
      at += 1
      isInQuotes = true
      while at < bytes.count {
        if bytes[at] == UInt8(ascii: "\"") {
          at += 1
          guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
            isInQuotes = false
            break
          }
        }
        if bytes[at] == UInt8(ascii: "\n") { line += 1 }
        content.append(bytes[at])
        at += 1
      }
    }
    // What follows a closing quote, against the rules, belongs to the cell all the same.
    while at < bytes.count, bytes[at] != delimiter, bytes[at] != UInt8(ascii: "\n"),
      bytes[at] != UInt8(ascii: "\r")
    {
      content.append(bytes[at])
      at += 1
    }
    return SpreadsheetCell.restored(String(decoding: content, as: UTF8.self))
  }
}
