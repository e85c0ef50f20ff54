import CarafeIntents
import IntentJSON
import IntentKit
import Testing

/// The cases about what models send as arguments, through the declared tools.
@Suite struct EverydayArgumentTests {
  let tools = TestTools()

  @Test(
    "an amount may be a number, a number in a text, or words",
    arguments: [250, "250", "250 ml", "0.25 l", "25 cl", "0,25 l", "2.5e2"] as [JSONValue])
  func amounts(_ amount: JSONValue) async throws {
    let logged = try await tools.call("log_water", ["amount": amount])
    #expect(logged["entry"]?["milliliters"]?.double == 250)
  }

  @Test(
    "a number is what it says: its point is never a thousands mark",
    arguments: [(1.125, "l", 1125), (1.0, "l", 1000), (2e2, "ml", 200)]
      as [(Double, JSONValue, Double)]
  )
  func numbers(_ amount: Double, _ unit: JSONValue, _ milliliters: Double) async throws {
    let logged = try await tools.call("log_water", ["amount": .double(amount), "unit": unit])
    #expect(logged["entry"]?["milliliters"]?.double == milliliters)
    let goal = try await tools.call("adjust_goal", ["amount": .double(amount), "unit": unit])
    #expect(goal["goal"]?.double == milliliters)
  }

  @Test(
    "a new amount of an item may be a number; what is neither a number nor a text is refused")
  func itemAmounts() async throws {
    try await tools.call("add_shopping_items", ["items": ["flour"]])
    for (amount, shown) in [(3, "3"), (.double(1.125), "1.125"), ("2 kg", "2 kg")]
      as [(JSONValue, String)]
    {
      let changed = try await tools.call(
        "update_shopping_item", ["item": "flour", "amount": amount])
      #expect(changed["item"]?["amount"]?.string == shown)
    }
    for amount in [true, [1], ["kg": 2], 0, -1] as [JSONValue] {
      let failure = await tools.failure(
        "update_shopping_item", ["item": "flour", "amount": amount])
      #expect(failure != nil)
    }
    #expect(try await tools.open() == ["2 kg flour"])
  }

  @Test("numbers and booleans may be texts; what is neither is refused with the forms")
  func texts() async throws {
    let history = try await tools.call("show_history", ["days": "3"])
    #expect(history["days"]?.array?.count == 3)
    try await tools.call("add_shopping_items", ["items": ["milk"]])
    try await tools.call("check_off_items", ["items": ["milk"]])
    let list = try await tools.call("show_list", ["include_checked": "true"])
    #expect(list["items"]?.array?.count == 1)
    let failure = await tools.failure("log_water", ["amount": "lots"])
    #expect(failure?.contains("250 ml, 0.5 l, half a litre") == true)
  }

  @Test(
    "items may be an array in a text, lines, or one line with commas",
    arguments: [
      (#"["milk","eggs"]"#, ["milk", "eggs"]), (#"[{"name":"milk","quantity":2}]"#, ["2 milk"]),
      ("- milk\n- [ ] 2 eggs", ["milk", "2 eggs"]),
      ("milk, eggs and bread", ["milk", "eggs", "bread"]),
      (#"{"name":"milk","quantity":2,"unit":"l"}"#, ["2 l milk"]),
    ] as [(JSONValue, [String])])
  func arrays(_ items: JSONValue, _ expected: [String]) async throws {
    try await tools.call("add_shopping_items", ["items": items])
    #expect(try await tools.open() == expected)
  }

  @Test("texts, objects and nothing in one call: each with its outcome")
  func mixed() async throws {
    let added = try await tools.call(
      "add_shopping_items",
      [
        "items": [
          "Milk", ["name": "Eggs", "quantity": 12], "2 lbs chicken", ["name": ""], .null, "Bread",
        ]
      ])
    #expect(added.outcomes == ["added", "added", "added", "failed", "failed", "added"])
    #expect(added["open_count"]?.integer == 4)
    for blank in ["", "   ", "\u{a0}", .null] as [JSONValue] {
      let failure = await tools.failure("add_shopping_items", ["items": [blank]])
      #expect(failure?.contains("The name is blank") == true)
    }
    #expect(
      await tools.failure("add_shopping_items", ["items": []])?.contains("nothing to add") == true)
  }

  @Test("items is declared as a plain array of texts, and no schema has a union")
  func schemas() {
    for entry in Product.catalogue.entries {
      let text = JSONValue.object(entry.inputSchema).text
      for word in ["anyOf", "oneOf", "allOf", "\"type\":["] { #expect(!text.contains(word)) }
    }
    let add = Product.catalogue.entries.first { $0.name == "add_shopping_items" }
    let items = add?.inputSchema["properties"]?["items"]
    #expect(items?["type"] == "array")
    #expect(items?["items"]?["type"] == "string")
  }

  @Test("a name that is none of the fields is refused with those that are")
  func unknownField() async throws {
    try await tools.call("add_shopping_items", ["items": ["milk"]])
    let failure = await tools.failure("update_shopping_item", ["item": "milk", "qty": 3])
    #expect(failure?.contains("amount") == true)
    #expect(await tools.failure("check_off_items", ["items": ["unicorn"]]) != nil)
    #expect(try await tools.open() == ["milk"])
  }

  @Test("objects name an item by any of the names of its field")
  func objects() async throws {
    try await tools.call("add_shopping_items", ["items": ["milk", "eggs", "bread"]])
    let checked = try await tools.call(
      "check_off_items",
      ["items": [["item": "milk"], ["name": "eggs", "checked": true], ["title": "Bread"]]])
    #expect(checked.outcomes == ["checked", "checked", "checked"])
  }

  @Test("a blank amount is an error, for an optional one too")
  func blankAmounts() async throws {
    for blank in ["", "  ", .null] as [JSONValue] {
      #expect(await tools.failure("log_water", ["amount": blank]) != nil)
    }
    #expect(await tools.failure("adjust_goal", ["amount": .null]) != nil)
    #expect(try await tools.call("check_todays_progress")["total"]?.double == 0)
  }

  @Test func `the word null stands for nothing where no text is declared, and for no item`()
    async throws
  {
    for items in ["null", ["null"], .null, [.null], #"["null"]"#] as [JSONValue] {
      for tool in ["add_shopping_items", "check_off_items", "remove_shopping_items"] {
        #expect(await tools.failure(tool, ["items": items]) != nil, "\(tool) \(items.text)")
      }
    }
    #expect(await tools.failure("add_shopping_items", ["items": "null"])?.contains("items") == true)
    let mixed = try await tools.call("add_shopping_items", ["items": ["null", "milk"]])
    #expect(mixed.outcomes == ["failed", "added"])
    #expect(try await tools.open() == ["milk"])
    try await tools.call(
      "change_settings",
      ["containers": "null", "usual_amount": "null", "day_starts_at": "null", "units": "null"])
    try await tools.call("change_settings", ["containers": ["null"]])
    try await tools.call("log_water", ["amount": 300])
    let moved = try await tools.call(
      "update_water_entry", ["entry": "last", "amount": "null", "at": "08:00"])
    #expect(moved["entry"]?["milliliters"]?.double == 300)
    #expect(await tools.failure("adjust_goal", ["amount": "null"])?.contains("amount") == true)
    for missing in ["null", .null] as [JSONValue] {
      #expect(
        await tools.failure("log_water", ["amount": missing])
          == tools.failure("log_water", ["amount": .null]))
    }
  }

  @Test func `null leaves out every argument but the amount of a drink`() async throws {
    let arguments: JSONObject = ["amount": 250, "unit": .null, "at": .null, "request_id": .null]
    let logged = try await tools.call("log_water", arguments)
    #expect(logged["entry"]?["milliliters"]?.double == 250)
    let moved = try await tools.call(
      "update_water_entry", ["entry": "last", "amount": .null, "unit": .null, "at": "8:00"])
    #expect(moved["entry"]?["milliliters"]?.double == 250)
    let settings = try await tools.call(
      "change_settings", ["units": .null, "usual_amount": .null, "containers": .null])
    #expect(settings["usual_amount"] == "250 ml")
    #expect(try await tools.call("log_water")["entry"]?["milliliters"]?.double == 250)
  }

  @Test("both the text and the structure name what is on the list")
  func list() async throws {
    try await tools.call(
      "add_shopping_items", ["items": ["8 broccoli crowns", "100 g beansprouts"]])
    let list = try await tools.call("show_list")
    #expect(list["text"]?.string?.contains("- 8 broccoli crowns\n- 100 g beansprouts") == true)
    let quantities = list["items"]?.array?.compactMap { $0["quantities"]?.array?.first }
    #expect(quantities == [["value": 8], ["value": 100, "unit": "g"]])
  }

  @Test("settings and goals are changed one by one")
  func partial() async throws {
    try await tools.call("change_settings", ["units": "metric", "day_starts_at": 4])
    try await tools.call("change_settings", ["containers": ["desk bottle = 675 ml"]])
    try await tools.call("adjust_goal", ["amount": 2500])
    let settings = try await tools.call("change_settings")
    #expect(settings["units"] == "metric")
    #expect(settings["day_starts_at"] == 4)
    #expect(settings["containers"] == ["desk bottle = 675 ml"])
    #expect(await tools.failure("change_settings", ["day_starts_at": 24]) != nil)
    #expect(await tools.failure("change_settings", ["language": "xx"]) != nil)
  }

  @Test("what an undo took back is in its result")
  func undo() async throws {
    try await tools.call("add_shopping_items", ["items": ["2 milk"]])
    try await tools.call("add_shopping_items", ["items": ["3 milk"]])
    try await tools.call("log_water", ["amount": "300 ml"])
    let drink = try await tools.call("undo_last_change")
    #expect(drink["removed_ids"]?.array?.count == 1)
    let milk = try await tools.call("undo_last_change")
    #expect(milk["items"]?.array?.compactMap { $0["amount"]?.string } == ["2"])
    #expect(milk["removed_ids"]?.array?.isEmpty != false)
  }
}
