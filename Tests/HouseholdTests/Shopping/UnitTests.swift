import Testing

@testable import Household

@Suite struct UnitTests {
  @Test func idsAreUnique() {
    let ids = ShoppingUnit.table.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test("every word of the table is read before a thing", arguments: ShoppingUnit.table)
  func wordsAreRead(_ unit: ShoppingUnit) throws {
    for (language, words) in unit.words {
      for word in words {
        let said = try #require(ShoppingUnit.said(word))
        let meant = said.unit
        let isOther = meant.id != unit.id
        #expect(
          !isOther || Self.shared[word.lowercased()] != nil, "\(word) (\(language)): \(meant.id)")
        let draft = try ItemDraft(words: "2 \(word) thing")
        #expect(draft.name == "thing", "\(word)")
        let count = meant.id == "dozen" || meant.id.isEmpty ? meant.factor.numerator : 1
        #expect(draft.quantities.count == 1 && count > 0, "\(word)")
        #expect(draft.quantities.first?.unit ?? "" == meant.id, "\(word)")
      }
    }
  }

  /// Words that two languages use for different things, and the unit that is meant.
  private static let shared: [String: String] = [
    "sachet": "sachet", "carton": "carton", "pot": "pot", "pots": "pot", "barra": "bar",
    "barras": "bar", "saco": "bag", "sacos": "bag", "cc": "ml", "bouquet": "bouquet",
    "bouquets": "bouquet",
  ]

  @Test(
    "exact factors: NIST SP 811 and the Weights and Measures Act 1985",
    arguments: [
      ("1 lb", "453.59237 g"), ("1 oz", "28.349523125 g"), ("1 cup", "236.5882365 ml"),
      ("1 fl oz", "29.5735295625 ml"), ("1 UK pint", "568.26125 ml"),
      ("1 gallon", "3785.411784 ml"),
      ("1 tbsp", "14.78676478125 ml"), ("1 kg", "1000 g"), ("1 inch", "0.0254 m"),
    ])
  func factors(_ amount: String, _ measured: String) throws {
    let one = try #require(try [Quantity](reading: amount).first?.unit.flatMap(ShoppingUnit.named))
    let parts = measured.split { $0 == " " || $0 == "." }
    let decimals = parts.count == 3 ? String(parts[1]) : ""
    let digits = try #require(Int("\(parts[0])\(decimals)"))
    let scale = decimals.reduce(1) { power, _ in power * 10 }
    #expect(one.factor == Rational(digits, over: scale))
  }

  @Test(
    "the same unit in steps",
    arguments: [
      ("16 oz", "1 lb"), ("3 tsp", "1 tbsp"), ("16 tbsp", "1 cup"), ("2 cups", "1 pint"),
      ("2 pints", "1 quart"), ("4 quarts", "1 gallon"), ("8 fl oz", "1 cup"), ("1000 g", "1 kg"),
      ("20 uk_fl_oz", "1 uk_pint"), ("8 uk_pint", "1 uk_gallon"), ("12 inches", "1 ft"),
      ("3 ft", "1 yd"),
    ])
  func steps(_ small: String, _ large: String) throws {
    let sum = try [Quantity](reading: small).adding([Quantity](reading: large))
    let twice = try [Quantity](reading: large).adding([Quantity](reading: large))
    #expect(sum == twice)
  }

  @Test(
    "words follow their number",
    arguments: [
      ("0.5 cups", "0.5 cup"), ("1 cups", "1 cup"), ("1.5 cup", "1.5 cups"), ("2 loaf", "2 loaves"),
      ("1 Dosen", "1 Dose"), ("2 Dose", "2 Dosen"), ("1.5 tasse", "1.5 tasse"),
      ("2 tasse", "2 tasses"),
      ("1 puszki", "1 puszka"), ("2 puszka", "2 puszki"), ("5 puszka", "5 puszek"),
      ("12 puszka", "12 puszek"), ("22 puszka", "22 puszki"), ("0,5 puszka", "0.5 puszki"),
      ("3 瓶", "3 瓶"), ("2 dozen", "2 dozen"), ("2-3 can", "2-3 cans"),
    ])
  func plurals(_ read: String, _ text: String) throws {
    #expect(try [Quantity](reading: read).text == text)
  }
}
