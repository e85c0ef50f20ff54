import IntentJSON
import Testing

@testable import Household

@Suite struct WordsTests {
  @Test("what people write", arguments: WordsTable.rows)
  func reads(_ row: WordsTable.Row) throws {
    let texts = try ItemText.list([.string(row.input)])
    #expect(texts.count == 1)
    #expect(texts.first?.input == row.input)
    let draft = try #require(texts.first).draft()
    #expect(draft.quantities.text == row.amount)
    #expect(draft.name == row.name)
    #expect(draft.note ?? "" == row.note)
  }

  @Test func theTableIsLarge() {
    #expect(WordsTable.rows.count >= 350)
  }

  @Test("the line of the list reads as the same item", arguments: WordsTable.rows)
  func lineReadsBack(_ row: WordsTable.Row) throws {
    let draft = try ItemDraft(words: row.input)
    guard draft.quantities.allSatisfy({ $0.number?.hasExactText ?? true }) else { return }
    let item = ShoppingItem(
      id: "1", name: draft.name, quantities: draft.quantities, note: draft.note)
    #expect(try ItemDraft(words: item.line) == draft)
  }

  @Test(
    "units in answers are canonical",
    arguments: [
      ("2 packs butter", "pack"), ("1 kg x", "kg"), ("2 lbs chicken", "lb"), ("¼ cup juice", "cup"),
      ("1⁄2 tsp cumin", "tsp"), ("0,5 l oat", "l"), ("2 Dosen Tomaten", "can"),
      ("2 latas de atum", "can"), ("3瓶水", "bottle"), ("2 EL Öl", "tbsp"),
      ("8 fl. oz. cream", "fl_oz"),
      ("a dozen eggs", "dozen"), ("3 Stück Zwiebeln", nil), ("2 onions", nil),
    ])
  func canonicalUnits(_ words: String, _ unit: String?) throws {
    #expect(try ItemDraft(words: words).quantities.first?.unit == unit)
  }

  @Test(
    "what cannot be read says why",
    arguments: [
      ("", ItemError.blank), ("   ", .blank), ("\u{a0}", .blank), ("\u{200b}", .blank),
      ("...", .blank),
      ("()", .blank), ("—", .blank), ("2 kg", .noName("2 kg")), ("12", .noName("12")),
      ("x2", .noName("x2")), ("0 milk", .notPositive("0")), ("0 kg milk", .notPositive("0 kg")),
      ("-2 milk", .notPositive("-2 milk")), ("2000000 g salt", .tooLarge("2000000 g")),
      ("1.000 g rice", .ambiguous("1.000 g", either: "1 g", or: "1000 g")),
      ("1,500 kg rice", .ambiguous("1,500 kg", either: "1.5 kg", or: "1500 kg")),
      ("1.500 nails", .ambiguous("1.500", either: "1.5", or: "1500")),
      ("2 500 g flour", .ambiguous("2 500 g", either: "2 x 500 g", or: "2500 g")),
      ("a\u{7}b", .controlCharacter(7)), ("\u{200f}", .blank), ("\u{180e}", .blank),
      ("\u{200d}", .blank), ("\u{3164}", .blank), ("\u{2800}", .blank), ("\u{115f}", .blank),
      (String(repeating: "a", count: 201), .tooLong("name", count: 201, limit: 200)),
    ])
  func refuses(_ words: String, _ error: ItemError) {
    #expect(throws: error) { try ItemDraft(words: words) }
  }

  @Test("a field that is too long is named with its own limit")
  func longFields() throws {
    let long = String(repeating: "a", count: 501)
    #expect(throws: ItemError.tooLong("note", count: 501, limit: 500)) {
      try ItemDraft(object: ["name": "milk", "note": .string(long)])
    }
    #expect(
      ItemError.tooLong("note", count: 501, limit: 500).description
        == "The note has 501 characters; at most 500 are kept. Shorten it.")
  }

  @Test(
    "marks of direction, as copied from apps for Arabic and Hebrew, are left out",
    arguments: ["milk\u{200f}", "\u{202b}milk\u{202c}", "\u{2067}- milk\u{2069}", "mi\u{200e}lk"])
  func directionMarks(_ words: String) throws {
    #expect(try ItemText.list([.string(words)]).map { try $0.draft().name } == ["milk"])
  }

  @Test func twoHundredCharactersAreAName() throws {
    let name = String(repeating: "é", count: 200)
    #expect(try ItemDraft(words: name).name == name)
  }

  @Test(
    "blanks of any kind around and inside do not count",
    arguments: [
      "  2  kg   red\u{a0}\u{a0}apples ", "\u{feff}2 kg red apples", "2 kg red\tapples\n",
    ])
  func blanks(_ words: String) throws {
    let draft = try ItemDraft(words: words)
    #expect(draft.name == "red apples")
    #expect(draft.quantities.text == "2 kg")
  }

  @Test(
    "marks that group digits in other countries",
    arguments: ["1\u{a0}000 g riz", "1\u{202f}000 g riz", "1 000 g riz", "1’000 g riz"])
  func groupedDigits(_ words: String) throws {
    #expect(try ItemDraft(words: words).quantities.text == "1000 g")
  }

  @Test func decomposedLettersAreTheSameWords() throws {
    #expect(try ItemDraft(words: "3 Stu\u{308}ck Zwiebeln").quantities.text == "3")
    #expect(try ItemDraft(words: "2 Gla\u{308}ser Gurken").quantities.text == "2 Gläser")
  }
}
