import IntentJSON
import Testing

@testable import Household

@Suite struct ListTextTests {
  @Test("grouped by section in a stable order, without ids")
  func grouped() throws {
    var list = try TestList("2 l milk (lactose-free)", "nails")
    try list.add("kale", section: "Produce")
    try list.add("12 eggs", section: "dairy")
    try list.add("broccoli", section: "produce")
    try list.add("butter", section: "Dairy")
    list.check("butter")
    let text = """
      5 to buy, 1 checked:

      dairy:
      - 12 eggs

      Produce:
      - kale
      - broccoli

      Other:
      - 2 l milk (lactose-free)
      - nails
      """
    #expect(ShoppingListText(rows: list.rows).text() == text)
  }

  @Test("without sections there are no headings")
  func plain() throws {
    let list = try TestList("salt", "8 broccoli crowns", "100 g beansprouts")
    let text = "3 to buy:\n\n- salt\n- 8 broccoli crowns\n- 100 g beansprouts"
    #expect(ShoppingListText(rows: list.rows).text() == text)
  }

  @Test("an empty list says so")
  func empty() throws {
    #expect(ShoppingListText(rows: []).text() == "The shopping list is empty.")
    var list = try TestList("milk")
    list.check("milk")
    let text = ShoppingListText(rows: list.rows).text()
    #expect(text == "Nothing to buy: the list is empty but for 1 checked.")
    let all = ShoppingListText(rows: list.rows, showsChecked: true).text()
    #expect(all == "0 to buy, 1 checked:\n\nChecked:\n- [x] milk")
  }

  @Test("eight hundred bought things cost nothing; a long list says how to see the rest")
  func long() {
    let old = (0..<800).map { ShoppingItem(id: "o\($0)", name: "old thing \($0)", isChecked: true) }
    let new = (0..<150).map { ShoppingItem(id: "n\($0)", name: "new thing \($0)") }
    let text = ShoppingListText(rows: ShoppingItem.rows(of: old + new.prefix(20))).text()
    #expect(text.hasPrefix("20 to buy, 800 checked:"))
    #expect(text.contains("- new thing 7\n"))
    #expect(!text.contains("old thing"))
    #expect(text.utf8.count < 1000)
    let long = ShoppingListText(rows: old + new, showsChecked: true).text(more: "See there.")
    #expect(long.split(separator: "\n").filter { $0.hasPrefix("- ") }.count == 100)
    #expect(long.hasSuffix("850 more are not shown. See there."))
  }

  @Test("the text can be pasted back")
  func pastedBack() throws {
    var list = try TestList(
      "2 l milk (lactose-free)", "1 + 300 g heavy cream", "7UP", "2 Dosen Mais")
    try list.add("kale", section: "Produce")
    let text = ShoppingListText(rows: list.rows).text()
    var copy = try TestList()
    try copy.add(.string(text))
    #expect(Set(copy.rows.map(\.line)) == Set(list.rows.map(\.line)))
    #expect(copy.rows.first { $0.name == "kale" }?.section == "Produce")
    #expect(copy.rows.first { $0.name == "7UP" }?.section == nil)
  }
}
