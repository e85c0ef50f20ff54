/// The lines of a list as people paste it, taken one after the other.
///
/// A line that ends with a colon or begins with "#" is the section of those below it, as long as there
/// are any; so each line is read once the next one is known.
struct PastedLines {
  private var isFirst = true
  private var last: (text: String, number: Int)?
  private var section: String?

  /// The items of the lines.
  static func items(of text: String) -> [ItemText] {
    var list = PastedLines()
    var items: [ItemText] = []
    for line in text.split(whereSeparator: \.isNewline).lazy.map(\.trimmed) where !line.isEmpty {
      if let (item, _) = list.take(line, number: 0) { items.append(item) }
    }
    if let (item, _) = list.end() { items.append(item) }
    return items
  }

  /// Takes a line without blanks at its ends, which is not empty; gives the item of the line before it
  /// with the number of that line, if it holds one.
  mutating func take(_ line: String, number: Int) -> (item: ItemText, number: Int)? {
    defer { last = (line, number) }
    return read(before: line)
  }

  /// The item of the last line, if it holds one.
  mutating func end() -> (item: ItemText, number: Int)? {
    defer { last = nil }
    return read(before: nil)
  }

  private mutating func read(before next: String?) -> (item: ItemText, number: Int)? {
    guard let (line, number) = last else { return nil }
    defer { isFirst = false }
    // One line alone is no list.
    if isFirst, next == nil { return (PastedLine.item(line), number) }
    if ListFrame.isFrame(line) || isFirst && PastedLine.isTitle(line) { return nil }
    // The line under the head of a table, and the head.
    if PastedLine.isRule(line) || next.map(PastedLine.isRule) == true { return nil }
    if let heading = PastedLine.heading(line), let next, PastedLine.heading(next) == nil {
      let isNone = PastedLine.isTitle(heading) || heading == ListFrame.other
      section = isNone ? nil : heading
      return nil
    }
    var item = PastedLine.item(line)
    item.section = section
    return (item, number)
  }
}
