/// What is known about sections of the shop: their spelling, and which item was in which.
///
/// Sections are one whatever their case, accents, blanks and plurals: "produce" is "Produce".
package struct SectionMemory: Sendable {
  private var spellings: [ItemName: String] = [:]
  private var sections: [ItemName: String] = [:]

  /// What `past` tells: all records, oldest first, deleted and bought ones too.
  package init(_ past: some Sequence<ShoppingItem> = []) {
    for item in past { learn(item) }
  }

  /// Learns from an item that was added or changed after those known.
  package mutating func learn(_ item: ShoppingItem) {
    guard let section = item.section?.trimmed, !section.isEmpty else { return }
    let spelled = spellings[item.foldedSection] ?? section
    spellings[item.foldedSection] = spelled
    sections[item.folded] = spelled
  }

  /// The section in the spelling that was used first; nil for a blank one.
  package func spelled(_ section: String?) -> String? {
    guard let section = section?.trimmed, !section.isEmpty else { return nil }
    return spellings[ItemName(section)] ?? section
  }

  /// The section an item of this name was last in; nil when none is known.
  package func section(ofItemNamed name: String) -> String? {
    sections[ItemName(name)]
  }
}
