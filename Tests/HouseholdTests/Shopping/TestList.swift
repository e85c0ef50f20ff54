import IntentJSON

@testable import Household

/// A list in memory that is used as the server uses the functions under test.
struct TestList {
  var records: [ShoppingItem] = []
  var past: [ShoppingItem] = []
  private var count = 0

  var rows: [ShoppingItem] { ShoppingItem.rows(of: records) }
  var open: [ShoppingItem] { rows.filter { !$0.isChecked } }

  init(_ items: JSONValue...) throws {
    for item in items { try add(item) }
  }

  @discardableResult
  mutating func add(_ value: JSONValue, section: String? = nil) throws -> [ItemChange] {
    try ItemText.list([value]).map { try add($0.draft().inSection(section)) }
  }

  mutating func add(_ draft: ItemDraft) -> ItemChange {
    let row = rows.first { ItemName($0.name) == ItemName(draft.name) }
    let change = ItemChange.adding(draft, to: row, sections: SectionMemory(past + records))
    var item = change.item
    if let row {
      records.removeAll { row.recordIDs.contains($0.id) && $0.id != row.id }
      item.recordIDs = [row.id]
      records = records.map { $0.id == row.id ? item : $0 }
    } else {
      count += 1
      item.id = "id\(count)"
      item.recordIDs = [item.id]
      records.append(item)
    }
    return change
  }

  mutating func check(_ name: String) {
    for index in records.indices where ItemName(records[index].name) == ItemName(name) {
      records[index].isChecked = true
    }
  }

  mutating func remove(_ name: String) {
    past += records.filter { ItemName($0.name) == ItemName(name) }
    records.removeAll { ItemName($0.name) == ItemName(name) }
  }

  /// "name: amount" of every open row.
  var summary: [String] { open.map { $0.amount.isEmpty ? $0.name : "\($0.name): \($0.amount)" } }
}

extension ItemFinder {
  func match(
    _ text: String, strictness: ItemMatch.Strictness, preferringChecked: Bool = false
  ) -> ItemMatch {
    match(
      ItemText(input: text, .words(text)), strictness: strictness,
      preferringChecked: preferringChecked)
  }
}
