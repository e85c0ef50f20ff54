internal import IntentJSON

/// Why a text or an object is no item, as a sentence for the person or model that sent it.
package enum ItemError: Error, Hashable, Sendable {
  /// Nothing but blanks.
  case blank
  /// An amount without a thing.
  case noName(String)
  /// A field beyond its limit, with the Unicode scalars it has.
  case tooLong(String, count: Int, limit: Int)
  /// A control character, by its code.
  case controlCharacter(UInt32)
  /// An amount of zero or less.
  case notPositive(String)
  /// An amount beyond the limit.
  case tooLarge(String)
  /// A number that can be read in two ways, with both.
  case ambiguous(String, either: String, or: String)
  /// An amount that says nothing that can be counted.
  case unreadableAmount(String)
  /// A value that is neither text nor object.
  case wrongKind(String)
  case wrongField(String, kind: String)
  /// A field that does not exist.
  case unknownField(String)
  /// Two names of one field with different values.
  case contradiction(String, String)
  /// Something that begins like JSON and is none.
  case notJSON(String)
  /// A line that is ticked already.
  case alreadyTicked(String)
  /// More items in one call than the limit.
  case tooMany(Int)
}

extension ItemError: CustomStringConvertible {
  /// What is wrong, what is accepted, and what to do next.
  package var description: String {
    switch self {
    case .blank:
      "The name is blank. Name the item, for example “milk” or “2 l milk”."
    case .noName(let text):
      "“\(text.cutShort)” is an amount without a name. Say of what, for example “2 kg flour”."
    case .tooLong("name", let count, let limit):
      """
      The name has \(count) characters; at most \(limit) are kept. Shorten it, or put details in \
      parentheses as a note.
      """
    case .tooLong(let field, let count, let limit):
      "The \(field) has \(count) characters; at most \(limit) are kept. Shorten it."
    case .controlCharacter(let code):
      "The text holds a control character (U+\(Self.hexadecimal(code))). Send it without."
    case .notPositive(let text):
      "“\(text.cutShort)” asks for nothing: an amount must be more than 0. Remove the item instead."
    case .tooLarge(let text):
      "“\(text.cutShort)” is too much: at most \(ItemLimits.amount) of a unit are kept."
    case .ambiguous(let text, let either, let or):
      "“\(text.cutShort)” can mean \(either) or \(or). Write the one you mean in this form."
    case .unreadableAmount(let text):
      "“\(text.cutShort)” is not an amount. Give a number with or without a unit, for example “2” or “500 g”."
    case .wrongKind(let kind):
      """
      An item is a text such as “2 lbs chicken” or an object \(ItemLimits.fields), not a \(kind).
      """
    case .wrongField(let field, let kind):
      "“\(field.cutShort)” cannot be a \(kind). An item is \(ItemLimits.fields)."
    case .unknownField(let field):
      "“\(field.cutShort)” is not a field of an item, so nothing was added. Use \(ItemLimits.fields)."
    case .contradiction(let first, let second):
      "“\(first.cutShort)” and “\(second.cutShort)” say different things. Give one of them."
    case .notJSON(let text):
      "“\(text.cutShort)” begins like JSON but cannot be read. Send plain words or valid JSON."
    case .alreadyTicked(let text):
      "“\(text.cutShort)” is ticked in this text, so it was left out. Send it without the tick to add it."
    case .tooMany(let count):
      "\(count) items are too many for one call. Send at most \(ItemLimits.itemsInACall) at a time."
    }
  }

  private static func hexadecimal(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
