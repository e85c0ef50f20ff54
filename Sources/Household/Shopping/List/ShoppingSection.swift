/// The sections of the shop, which people name as they like.
public enum ShoppingSection {
  /// The section in the spelling that is in use: "produce" becomes "Produce" when that is known.
  ///
  /// Nil for a blank one.
  public static func spelled(_ section: String?, known: some Sequence<String>) -> String? {
    guard let section = section?.trimmed, !section.isEmpty else { return nil }
    return known.first { areSame($0, section) } ?? section
  }

  /// Whether both name one section: case, accents, blanks and plurals do not count.
  public static func areSame(_ left: String?, _ right: String?) -> Bool {
    ItemName(left ?? "") == ItemName(right ?? "")
  }

  /// The section an item of this name was last in; nil when none is known.
  ///
  /// `past` holds all records, deleted and bought ones too, oldest first.
  public static func remembered(for name: String, in past: [ShoppingItem]) -> String? {
    let asked = ItemName(name)
    guard !asked.isBlank else { return nil }
    return past.last { $0.section != nil && ItemName($0.name) == asked }?.section
  }
}
