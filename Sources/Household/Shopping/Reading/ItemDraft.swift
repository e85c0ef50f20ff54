import IntentJSON

/// What a person asked for, read but not yet on the list.
package struct ItemDraft: Hashable, Sendable {
  /// The thing, in the person's words and casing; never blank.
  package let name: String
  /// How much; empty when nothing was said.
  package let quantities: [Quantity]
  /// A note; nil for none.
  package let note: String?
  /// The section of the shop; nil when nothing was said.
  package let section: String?

  /// A draft of parts that were checked.
  init(name: String, quantities: [Quantity], note: String?, section: String?) {
    self.name = name
    self.quantities = quantities
    self.note = note
    self.section = section
  }

  /// This draft in `section`, unless it names its own.
  func inSection(_ section: String?) -> ItemDraft {
    ItemDraft(
      name: name, quantities: quantities, note: note, section: self.section ?? section)
  }
}

extension ItemDraft {
  /// A name as it is kept; refused when blank or too long.
  package static func checkedName(_ text: String) throws(ItemError) -> String {
    guard let name = try checked(text, limit: TextLimits.name), ItemName.isName(name) else {
      throw .blank
    }
    return name
  }

  /// A note as it is kept; nil for a blank one and for "none".
  package static func checkedNote(_ text: String?) throws(ItemError) -> String? {
    try checkedDetail(text, limit: TextLimits.note, of: "note")
  }

  /// A section's name as it is kept; nil for a blank one and for "none".
  package static func checkedSection(_ text: String?) throws(ItemError) -> String? {
    try checkedDetail(text, limit: TextLimits.section, of: "section")
  }

  /// The text of a field that an item need not have; nil where it says nothing, or that there is none.
  static func checkedDetail(
    _ text: String?, limit: Int, of field: String
  ) throws(ItemError) -> String? {
    guard let text, let detail = try checked(text, limit: limit, of: field),
      !NumberWords.nothing.contains(LetterFolding.folded(detail))
    else { return nil }
    return detail
  }

  /// The text of a field as a name; nil when nothing is left.
  ///
  /// Control characters (general category Cc) are refused: whoever sends them should know.
  static func checked(
    _ text: String, limit: Int, of field: String = "name"
  ) throws(ItemError) -> String? {
    try refuse(text, longerThan: max(limit, TextLimits.item), of: field)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0a, 0x0d: break
      case 0x00...0x1f, 0x7f...0x9f: throw .controlCharacter(scalar.value)
      default: break
      }
    }
    let name = text.cleanName
    try refuse(name, longerThan: limit, of: field)
    return name.isEmpty ? nil : name
  }

  /// Refuses a text beyond a limit, before anything reads it.
  static func refuse(
    _ text: String, longerThan limit: Int, of field: String
  ) throws(ItemError) {
    guard text.isLonger(than: limit) else { return }
    throw .tooLong(field, count: text.unicodeScalars.count, limit: limit)
  }
}
