import IntentJSON
import TestSupport
import Testing

@testable import Household

@Suite struct ShoppingPropertyTests {
  private static let fragments = [
    "2", "1/2", "½", "1,5", "1.000", "1,234.5", "0", "00", "3-4", " - ", "–", "x", "×", "kg", "g",
    "cans", "cup", "of", "de", "d'", "l'", "(", ")", "（", "）", "15 oz", ",", ", ", ";", "、", "and",
    "half", "a", "dozen", "milk", "eggs", "Crème", "e\u{301}", "牛奶", "瓶", "三", "半", "🍎", "👨‍👩‍👧", " ",
    "\u{a0}", "\n", "\t", "%", "/", "+", "plus", "about", "ca.", "~", ":", "=", "-", "[ ]", "[x]",
    "{",
    "\"", "\u{0}", "\u{301}", "\u{200d}", "9999999999", "T", "c", "EL", "between", "to", "&", "'",
    ".",
  ]

  @Test("any text gives whole items or a sentence", arguments: 0..<40)
  func anyText(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let parts = (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in
        Self.fragments.randomElement(using: &random)
      }
      let separator = Bool.random(using: &random) ? " " : ""
      let input = parts.joined(separator: separator)
      let texts = try ItemText.list([.string(input)])
      #expect(!texts.isEmpty || input.split(whereSeparator: \.isNewline).isEmpty, "\(input)")
      for text in texts {
        do {
          let draft = try text.draft()
          #expect(ItemName.isName(draft.name), "\(input)")
          #expect(draft.name.count <= 200, "\(input)")
          #expect(!draft.name.contains { $0.isNewline }, "\(input)")
          for quantity in draft.quantities {
            #expect(quantity.number ?? Rational(1) > Rational(0), "\(input)")
            #expect(!quantity.text.isEmpty, "\(input)")
            #expect(Quantity(json: quantity.json) == quantity, "\(input)")
          }
        } catch {
          #expect(error.description.hasSuffix("."), "\(input)")
        }
      }
    }
  }

  @Test("no sequence of adds loses an amount or a note", arguments: 0..<30)
  func nothingIsLost(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &+ 1000)
    var list = try TestList()
    var records: [ShoppingItem] = []
    var grams = Rational(0)
    var notes: Set<String> = []
    for step in 0..<40 {
      let (unit, factor) =
        [("g", 1), ("kg", 1000), ("oz", 0), ("cans", 0), ("", 0)].randomElement(
          using: &random) ?? ("g", 1)
      let number = Int.random(in: 1...9, using: &random)
      let note = Bool.random(using: &random) ? "note \(Int.random(in: 0...5, using: &random))" : nil
      let name = ["flour", "Flour", "  FLOUR ", "flours"].randomElement(using: &random) ?? "flour"
      let words = "\(number).\(step % 10) \(unit) \(name)" + (note.map { " (\($0))" } ?? "")
      let draft = try ItemDraft(words: words)
      _ = list.add(draft)
      records.append(
        ShoppingItem(
          id: "\(step)", name: draft.name, quantities: draft.quantities, note: draft.note))
      let tenths = number * 10 + step % 10
      let added = unit == "oz" ? try ounces(tenths) : Rational(tenths * factor, over: 10)
      grams = try #require(added.flatMap(grams.adding))
      if let note { notes.insert(note) }
    }
    let row = try #require(list.rows.first)
    #expect(list.rows.count == 1)
    #expect(mass(of: row) == grams)
    #expect(
      Set((row.note ?? "").split(separator: ";").map(\.trimmed).filter { !$0.isEmpty }) == notes)
    let merged = try #require(ShoppingItem.rows(of: records).first)
    #expect(mass(of: merged) == grams)
    #expect(merged.recordIDs.count == 40)
    records.shuffle(using: &random)
    #expect(ShoppingItem.rows(of: records).map(mass(of:)) == [grams])
  }

  private func ounces(_ tenths: Int) throws -> Rational {
    let ounce = try #require(ShoppingUnit.named("oz")).factor
    let count = try #require(Rational(tenths, over: 10))
    return try #require(count.multiplied(by: ounce))
  }

  private func mass(of item: ShoppingItem) -> Rational? {
    item.quantities.reduce(Rational(0)) { sum, quantity in
      guard let unit = quantity.unit.flatMap(ShoppingUnit.named), unit.dimension == .mass,
        let grams = quantity.number?.multiplied(by: unit.factor)
      else { return sum }
      return sum?.adding(grams)
    }
  }
}
