/// One thing to buy: a record of the list, or the one row that records of the same name are shown as.
package struct ShoppingItem: Hashable, Sendable {
  /// The id of the record; of a row made of several, that of the oldest.
  package var id: String
  /// The ids of all records in this row, oldest first.
  package var recordIDs: [String]
  /// The thing, as the person wrote it.
  package var name: String { didSet { folded = ItemName(name) } }
  /// How much; empty when nothing was said.
  package var quantities: [Quantity]
  /// A note; nil for none.
  package var note: String?
  /// The section of the shop; nil for none.
  package var section: String? { didSet { foldedSection = ItemName(section ?? "") } }
  /// Whether it is bought.
  package var isChecked: Bool
  /// The name as it is compared, folded once, since that is what a look at a long list costs.
  private(set) var folded: ItemName
  /// The section as it is compared; blank for none.
  private(set) var foldedSection: ItemName

  /// An item with the id of its record.
  package init(
    id: String, name: String, quantities: [Quantity] = [], note: String? = nil,
    section: String? = nil, isChecked: Bool = false
  ) {
    self.id = id
    self.recordIDs = [id]
    self.name = name
    self.quantities = quantities
    self.note = note
    self.section = section
    self.isChecked = isChecked
    folded = ItemName(name)
    foldedSection = ItemName(section ?? "")
  }

  /// The amount as text: "2 lb", "1 + 300 g", "" for none.
  package var amount: String { quantities.text }

  /// The item as a line of a list: "2 l milk (lactose-free)".
  package var line: String {
    note.map { "\(measuredName) (\($0))" } ?? measuredName
  }

  /// The name with the note: "milk (lactose-free)".
  var notedName: String {
    note.map { "\(name) (\($0))" } ?? name
  }

  /// The name with its amount: "2 l milk".
  var measuredName: String {
    quantities.isEmpty ? name : "\(amount) \(name)"
  }
}
