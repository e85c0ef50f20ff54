import IntentJSON

/// A field of a drink or an item in a file of another program, by the names programs give it.
enum ImportField: CaseIterable {
  case id, name, amount, unit, milliliters, time, date, note, section, checked

  /// The field that a column or a key is called; nil for one that means nothing here.
  init?(_ header: String) {
    guard !header.isLonger(than: TextLimits.choice) else { return nil }
    let folded = LetterFolding.folded(header)
    let words = folded.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    guard let field = Self.allCases.first(where: { $0.names.contains(words) }) else { return nil }
    self = field
  }

  /// The most Unicode scalars of a text in it.
  var limit: Int {
    switch self {
    case .id: TextLimits.entry
    case .name: TextLimits.item
    case .amount, .milliliters: TextLimits.amount
    case .unit: TextLimits.unit
    case .time, .date: TextLimits.moment
    case .note: TextLimits.note
    case .section: TextLimits.section
    case .checked: TextLimits.choice
    }
  }

  /// The folded names, words parted by one space.
  private var names: Set<String> {
    switch self {
    case .id: ["id"]
    case .name: ItemFields.names(of: "name").union(["artikel", "produkt", "article", "produit"])
    case .amount:
      ItemFields.names(of: "quantity").union(["menge", "quantite", "cantidad", "value", "as"])
    case .unit: ItemFields.names(of: "unit").union(["einheit", "unite", "unidad"])
    case .milliliters:
      ["ml", "milliliters", "millilitres", "amount ml", "volume ml", "water ml", "menge ml"]
    case .time:
      ["time", "at", "datetime", "date time", "timestamp", "startdate", "start date", "zeit"]
    case .date: ["date", "day", "datum"]
    case .note: ItemFields.names(of: "note").union(["notiz"])
    case .section: ItemFields.names(of: "section").union(["kategorie", "abteilung"])
    case .checked:
      [
        "checked", "ischecked", "is checked", "done", "isdone", "completed", "iscompleted",
        "bought", "purchased", "erledigt",
      ]
    }
  }
}
