/// One row of a table.
struct CSVRow {
  /// The line it begins on, from 1.
  let line: Int
  /// Its cells, as far as the table has columns.
  let cells: [String]
  let cellCount: Int
  /// Whether the text ends before the row does: in quotes, or before the last columns.
  let isCut: Bool
}

/// The rows of a table that are not blank, read byte by byte.
struct CSVRows: Sequence, IteratorProtocol {
  /// Bytes of a cell that are read: more than any field may have, so that a longer cell is refused.
  private static let longestCell = 4 * TextLimits.item + 4

  /// How many cells of a row are read.
  var columns: Int
  private let bytes: [UInt8]
  private let encoding: ImportedText.Encoding
  private let delimiter: UInt8
  private var at = 0
  private var line = 1
  private var isInQuotes = false

  init(_ bytes: [UInt8], _ encoding: ImportedText.Encoding, columns: Int) {
    self.bytes = bytes
    self.encoding = encoding
    self.columns = columns
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
    var (commas, semicolons, tabs) = (0, 0, 0)
    for byte in line {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted: commas += 1
      case UInt8(ascii: ";") where !isQuoted: semicolons += 1
      case UInt8(ascii: "\t") where !isQuoted: tabs += 1
      default: break
      }
    }
    if commas >= semicolons, commas >= tabs { return UInt8(ascii: ",") }
    return semicolons >= tabs ? UInt8(ascii: ";") : UInt8(ascii: "\t")
  }

  mutating func next() -> CSVRow? {
    while at < bytes.count {
      // A file may have millions of these.
      if bytes[at] == UInt8(ascii: "\n") {
        at += 1
        line += 1
        continue
      }
      let row = row()
      if row.cells.contains(where: { !$0.trimmed.isEmpty }) { return row }
    }
    return nil
  }

  /// The cells up to the end of the line, which is taken too.
  private mutating func row() -> CSVRow {
    let start = line
    var cells: [String] = []
    var count = 0
    while true {
      let cell = cell(isRead: count < columns)
      count += 1
      if let cell { cells.append(cell) }
      guard at < bytes.count else {
        // Spreadsheets leave empty cells at the end of a row out, but end it.
        return CSVRow(
          line: start, cells: cells, cellCount: count, isCut: isInQuotes || count < columns)
      }
      let mark = bytes[at]
      at += 1
      if mark == delimiter { continue }
      if mark == UInt8(ascii: "\r"), at < bytes.count, bytes[at] == UInt8(ascii: "\n") { at += 1 }
      line += 1
      return CSVRow(line: start, cells: cells, cellCount: count, isCut: false)
    }
  }

  /// Takes a cell; nil when it is not to be read.
  private mutating func cell(isRead: Bool) -> String? {
    var content: [UInt8] = []
    func add(_ byte: UInt8) {
      if isRead, content.count < Self.longestCell { content.append(byte) }
    }
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
        add(bytes[at])
        at += 1
      }
    }
    // What follows a closing quote, against the rules, belongs to the cell all the same.
    while at < bytes.count, bytes[at] != delimiter, bytes[at] != UInt8(ascii: "\n"),
      bytes[at] != UInt8(ascii: "\r")
    {
      add(bytes[at])
      at += 1
    }
    return isRead ? SpreadsheetCell.restored(encoding.text(content)) : nil
  }
}
