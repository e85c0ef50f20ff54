package import IntentJSON

extension ItemText {
  /// The single items in an `items` argument, in order; each fails on its own when it is read.
  ///
  /// An element may be a text, an object, JSON of either or of an array of them in a text, pasted
  /// lines with bullets, numbers, boxes and headings, or (`splitsCommas`) a line with commas. An
  /// element with nothing in it stays as one item that fails.
  package static func list(
    _ elements: [JSONValue], splitsCommas: Bool = true
  ) throws(ItemError) -> [ItemText] {
    guard elements.count <= ItemLimits.itemsInACall else { throw .tooMany(elements.count) }
    let texts = elements.flatMap { Self.texts(of: $0, depth: 0) }
    let items = splitsCommas ? texts.flatMap { $0.parts(splitsKinds: false) } : texts
    guard items.count <= ItemLimits.itemsInACall else { throw .tooMany(items.count) }
    return items
  }

  /// Arrays and texts inside each other: an array in a text in an array of arrays, and one to spare.
  private static let depthLimit = 4

  private static func texts(of element: JSONValue, depth: Int) -> [ItemText] {
    switch element {
    case .string(let text):
      guard !text.isLonger(than: TextLimits.list) else {
        return [ItemText(tooLong: text, limit: TextLimits.list)]
      }
      return inner(of: text, depth: depth)
    case .object(let object):
      let name = object["name"]?.string?.trimmed ?? ""
      // In full where it is a name that can be, so that a client finds its item again.
      let input = name.isEmpty ? element.text : name
      return [
        ItemText(
          input: input.isLonger(than: TextLimits.item) ? input.cutShort : input, .object(object))
      ]
    case .array(let elements) where depth < depthLimit && !elements.isEmpty:
      return elements.flatMap { texts(of: $0, depth: depth + 1) }
    case .null, .array:
      return [ItemText(input: element.isNull ? "" : element.text, .failed(.blank))]
    case .bool, .number:
      return [ItemText(input: element.text, .failed(.wrongKind(element.kind)))]
    }
  }

  private static func inner(of text: String, depth: Int) -> [ItemText] {
    let trimmed = text.trimmed
    guard let first = trimmed.first else { return [ItemText(input: text, .failed(.blank))] }
    guard "[{\"".contains(first), depth < depthLimit else { return PastedLines.items(of: text) }
    if let value = try? JSONValue(parsing: trimmed) {
      return texts(of: value, depth: depth + 1)
    }
    let second = trimmed.dropFirst().first { !$0.isBlank }
    let isJSON = first == "{" || (first == "[" && second.map { "{\"[".contains($0) } == true)
    return isJSON
      ? [ItemText(input: text, .failed(.notJSON(trimmed)))] : PastedLines.items(of: text)
  }
}
