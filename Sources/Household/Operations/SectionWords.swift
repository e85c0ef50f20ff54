/// What people say for a section of the shop, and for no section, amount or note.
enum SectionWords {
  /// Words that take an amount, a note or a section away.
  private static let nothing: Set<String> = ["none", "-", "no"]

  /// Whether a text says that there is to be nothing.
  static func isNothing(_ text: String) -> Bool {
    nothing.contains(text.lowercased())
  }

  /// The section a text names, as it is kept; nil where it says that there is none.
  ///
  /// - Throws: when it cannot be the name of a section.
  static func section(_ text: String) throws(ItemError) -> String? {
    isNothing(text) ? nil : try ItemDraft.checkedSection(text)
  }
}
