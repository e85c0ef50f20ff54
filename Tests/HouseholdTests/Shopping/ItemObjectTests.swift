import IntentJSON
import Testing

@testable import Household

@Suite struct ItemObjectTests {
  private func draft(_ json: String) throws -> ItemDraft {
    try #require(try ItemText.list([JSONValue(parsing: json)]).first).draft()
  }

  @Test(
    "objects as models write them",
    arguments: [
      (#"{"name":"milk"}"#, "milk"), (#"{"name":"milk","quantity":2}"#, "2 milk"),
      (#"{"name":"Broccoli crowns","quantity":8}"#, "8 Broccoli crowns"),
      (#"{"name":"garlic cloves","quantity":"2.00"}"#, "2 garlic cloves"),
      (#"{"name":"rice","quantity":"1,000","unit":"g"}"#, "1000 g rice"),
      (#"{"name":"rice","quantity":1.5,"unit":"kilograms"}"#, "1.5 kg rice"),
      (#"{"name":"milk","quantity":2,"unit":"l","note":"organic"}"#, "2 l milk (organic)"),
      (#"{"name":"milk","quantity":"2 l"}"#, "2 l milk"), (#"{"item":"milk","qty":3}"#, "3 milk"),
      (#"{"name":"milk","amount":"1/2 gallon"}"#, "0.5 gallon milk"),
      (#"{"name":"onions","count":"2-3"}"#, "2-3 onions"),
      (#"{"name":"salt","quantity":"to taste"}"#, "to taste salt"),
      (#"{"name":"salt","quantity":"a pinch"}"#, "1 pinch salt"),
      (#"{"name":"7UP","quantity":2}"#, "2 7UP"), (#"{"name":"2 lbs chicken"}"#, "2 lb chicken"),
      (#"{"name":"soup","quantity":2,"unit":"pouches"}"#, "2 pouches soup"),
      (#"{"name":"wool","quantity":2,"unit":"skeins"}"#, "2 skeins wool"),
      (#"{"name":"eggs","quantity":6,"unit":"pieces"}"#, "6 pieces eggs"),
      (#"{"name":"eggs","quantity":6,"unit":"each"}"#, "6 eggs"),
      (#"{"name":"wine","unit":"bottle"}"#, "1 bottle wine"),
      (#"{"name":"milk","unit":"each"}"#, "milk"),
      (#"{"name":"milk","quantity":null,"unit":null,"note":null,"section":null}"#, "milk"),
      (#"{"name":"milk","quantity":"","unit":"","note":"","section":""}"#, "milk"),
      (#"{"name":"milk","quantity":"none","note":"None","section":"none"}"#, "milk"),
      (#"{"name":"milk","quantity":"-","unit":"l","note":"—","section":"n/a"}"#, "1 l milk"),
      (#"{"name":"milk (1 %)","quantity":2,"notes":"cold"}"#, "2 milk (cold; 1 %)"),
      (#"{"name":"Tomaten","quantity":2,"unit":"Dosen"}"#, "2 Dosen Tomaten"),
      (#"{"name":"flour","quantity":0.30000000000000004,"unit":"kg"}"#, "0.3 kg flour"),
      (#"{"name":"cheese","quantity":"300 g"}"#, "300 g cheese"),
      (#"{"name":"cream","quantity":"1 + 300 g"}"#, "1 + 300 g cream"),
      (#"{"name":"r9","quantity":"two"}"#, "2 r9"),
      (#"{"name":"r9","quantity":"a dozen"}"#, "1 dozen r9"),
      (#"{"name":"r9","quantity":"half"}"#, "0.5 r9"),
      (#"{"name":"wool","quantity":"two","unit":"skeins"}"#, "2 skeins wool"),
      (#"{"name":"milk","quantity":"2 x 500 ml"}"#, "2 milk (500 ml)"),
      (#"{"name":"flour","quantity":"500 g bag"}"#, "1 bag flour (500 g)"),
      (#"{"name":"beans","quantity":"2 cans (400 g)"}"#, "2 cans beans (400 g)"),
      (#"{"name":"eggs","quantity":"3 large"}"#, "3 eggs (large)"),
      (#"{"name":"beans","quantity":"2 big bags"}"#, "2 bags beans (big)"),
      (#"{"name":"juice","quantity":"2 bottles of 1 l"}"#, "2 bottles juice (1 l)"),
      (#"{"name":"oil","quantity":2,"unit":"1 l bottle"}"#, "2 bottles oil (1 l)"),
      (#"{"name":"2 eggs","quantity":2}"#, "2 eggs"),
      (#"{"name":"12 eggs","quantity":1}"#, "12 eggs"),
      (#"{"name":"2 kg flour","quantity":"2000 g"}"#, "2000 g flour"),
      (#"{"name":"bag of chips","quantity":2}"#, "2 bags chips"),
      (#"{"name":"1664","quantity":6}"#, "6 1664"),
      (#"{"name":"500 g flour","quantity":3}"#, "3 flour (500 g)"),
      (#"{"name":"onions, chopped","quantity":2}"#, "2 onions (chopped)"),
      (#"{"name":"rice","quantity":"2 kg","unit":"kilos"}"#, "2 kg rice"),
      (
        #"{"id":"x","name":"milk","amount":"2 l","quantities":[{"value":2,"unit":"l"}],"checked":false}"#,
        "2 l milk"
      ),
    ])
  func reads(_ json: String, _ line: String) throws {
    let draft = try draft(json)
    let item = ShoppingItem(
      id: "1", name: draft.name, quantities: draft.quantities, note: draft.note)
    #expect(item.line == line)
  }

  @Test("the section under its names", arguments: ["section", "category", "aisle", "Section"])
  func sections(_ key: String) throws {
    #expect(try draft(#"{"name":"kale","\#(key)":" Produce "}"#).section == "Produce")
  }

  @Test(
    "a bad object fails with a sentence",
    arguments: [
      (#"{"name":""}"#, ItemError.blank), (#"{"quantity":2}"#, .blank), (#"{"name":"  "}"#, .blank),
      (#"{"name":null}"#, .blank), (#"{"name":5}"#, .wrongField("name", kind: "number")),
      (#"{"name":"milk","quantity":0}"#, .notPositive("0")),
      (#"{"name":"milk","quantity":-1}"#, .notPositive("-1")),
      (#"{"name":"milk","quantity":"-1"}"#, .notPositive("-1")),
      (#"{"name":"milk","quantity":"0"}"#, .notPositive("0")),
      (#"{"name":"milk","quantity":1e12}"#, .tooLarge("1e12")),
      (#"{"name":"milk","quantity":1e308}"#, .tooLarge("1e308")),
      (#"{"name":"milk","quantity":1e-9}"#, .notPositive("1e-9")),
      (#"{"name":"milk","quantity":"NaN"}"#, .unreadableAmount("NaN")),
      (#"{"name":"milk","quantity":"-Infinity"}"#, .unreadableAmount("-Infinity")),
      (#"{"name":"milk","quantity":"2 kg","unit":"g"}"#, .contradiction("2 kg", "g")),
      (#"{"name":"milk","quantity":true}"#, .wrongField("quantity", kind: "boolean")),
      (#"{"name":"milk","quantity":[1]}"#, .wrongField("quantity", kind: "array")),
      (#"{"name":"milk","quantity":"1.2.3"}"#, .unreadableAmount("1.2.3")),
      (#"{"name":"milk","quantity":"2 l cold"}"#, .unreadableAmount("2 l cold")),
      (#"{"name":"milk","note":5}"#, .wrongField("note", kind: "number")),
      (#"{"name":"milk","priority":"high"}"#, .unknownField("priority")),
      (#"{"name":"2 eggs","quantity":3}"#, .contradiction("2", "3")),
      (#"{"name":"milk","quantity":2,"qty":3}"#, .contradiction("quantity", "qty")),
      (#"{"name":"milk","checked":true}"#, .alreadyTicked("checked: true")),
      (
        #"{"name":"rice","quantity":"1.000","unit":"g"}"#,
        .ambiguous("1.000 g", either: "1 g", or: "1000 g")
      ),
    ])
  func refuses(_ json: String, _ error: ItemError) {
    #expect(throws: error) { try draft(json) }
    #expect(error.description.hasSuffix("."))
    #expect(error.description.count > 30)
  }

  @Test(
    "amounts survive the file",
    arguments: [
      "2", "2 l", "1 + 300 g", "2-3", "2-3 cups", "2 Dosen", "1/3 cup", "0.1 kg", "to taste",
    ])
  func json(_ text: String) throws {
    let quantities = try [Quantity](reading: text)
    #expect(try [Quantity](json: JSONValue(parsing: quantities.json.text)) == quantities)
  }

  @Test(
    "amounts as a person writes them into the file",
    arguments: [
      (#"["2 l"]"#, "2 l"), ("2", "2"), (#""500 g""#, "500 g"), (#"[2, "300 g"]"#, "2 + 300 g"),
      (#"["1.2.3"]"#, "1.2.3"), ("null", ""), ("[]", ""), ("[true]", ""), (#"[""]"#, ""),
    ])
  func editedByHand(_ json: String, _ text: String) throws {
    #expect(try [Quantity](json: JSONValue(parsing: json)).text == text)
  }

  @Test func editedValuesInTheFileCount() throws {
    let third = JSONValue(
      dictionaryLiteral: ("value", try JSONValue(parsing: "0.5")), ("fraction", "1/3"))
    #expect(Quantity(json: third)?.text == "0.5")
    for broken: JSONValue in ["2", [:], ["value": 0], ["value": -1], ["value": "2"], ["text": " "]]
    {
      #expect(Quantity(json: broken) == nil)
    }
  }
}
