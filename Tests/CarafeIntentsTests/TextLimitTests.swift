import CarafeIntents
import IntentJSON
import IntentKit
import Testing

/// Every text that a client may send to any tool has a limit, and is refused beyond it.
@Suite struct TextLimitTests {
  private struct Argument: CustomTestStringConvertible {
    let tool: String
    let parameter: ParameterEntry
    var testDescription: String { "\(tool) \(parameter.name)" }

    /// The type of one value.
    var type: String? {
      (parameter.schema["items"] ?? .object(parameter.schema))["type"]?.string
    }
    var isArray: Bool { parameter.schema["type"] == "array" }

    /// The ways in which a client may send a text here.
    func forms(of text: String) -> [JSONValue] {
      guard isArray else { return [.string(text)] }
      return [
        .string(text), [.string(text)], .string(JSONValue.array([.string(text)]).text),
        [["name": .string(text)]], [["id": .string(text)]],
      ]
    }
  }

  private static let arguments = Product.catalogue.entries.flatMap { entry in
    entry.parameters.map { Argument(tool: entry.name, parameter: $0) }
  }

  private static func limit(_ argument: Argument) -> Int? {
    let intent = Product.catalogue.intent(named: argument.tool) as? any ArgumentAdapting.Type
    return intent?.textLimit(of: argument.parameter.name)
  }

  /// Texts of one scalar over and over, of blanks, and of what is one character for all its scalars.
  private static let scalars = ["a", " ", "(", "1", "/", "\u{301}", "\u{200d}", "\u{1f1e9}"]

  @Test("F81 each text argument has a limit of its own", arguments: arguments)
  private func declared(_ argument: Argument) {
    #expect(["integer", "boolean"].contains(argument.type) || Self.limit(argument) != nil)
  }

  @Test("F81 a text beyond the limit is refused, with the limit named", arguments: arguments)
  private func refused(_ argument: Argument) async throws {
    let limit = Self.limit(argument) ?? 10_000
    let tools = TestTools()
    for length in [limit + 1, 400_000] {
      for scalar in Self.scalars {
        for form in argument.forms(of: String(repeating: scalar, count: length)) {
          let error = try #require(
            await tools.failure(argument.tool, [argument.parameter.name: form]))
          #expect(error.contains("at most \(limit) characters"))
          #expect(error.unicodeScalars.count < 300)
        }
      }
    }
  }

  @Test func `F81 a number of too many digits is refused where a text is`() async throws {
    let digits = try JSONValue(parsing: String(repeating: "1", count: 201))
    let error = await TestTools().failure("log_water", ["amount": digits])
    #expect(error?.contains("at most 200 characters") == true)
  }

  @Test func `F81 an item of a list has its limit too, and the others are added`() async throws {
    let tools = TestTools()
    let long = String(repeating: "a", count: 1_001)
    for form: JSONValue in [
      [.string(long), "milk"], [.string(long + "\nmilk")], [.string(long + ", milk")],
      [["name": .string(long)], "milk"], [["name": "a", "note": .string(long)], "milk"],
      [["name": "a", "quantity": .string(long)], "milk"],
      [["name": "a", "quantity": 1, "unit": .string(long)], "milk"],
    ] {
      let answer = try await tools.call("add_shopping_items", ["items": form])
      #expect(answer.outcomes.first == "failed")
      #expect(answer["text"]?.string?.contains("at most ") == true)
      #expect(answer["text"]?.string?.contains(String(repeating: "a", count: 81)) == false)
      let removed = try await tools.call(
        "check_off_items", ["items": [.string(long), .string(long + ", milk"), "milk"]])
      #expect(removed.outcomes == ["failed", "failed", "checked", "unchanged"])
      _ = try await tools.call("remove_shopping_items", ["items": ["milk"]])
    }
  }

  @Test func `F81 a text of just the limit is read`() async throws {
    let tools = TestTools()
    let note = String(repeating: "é", count: 500)
    let name = String(repeating: "a", count: 200)
    _ = try await tools.call(
      "add_shopping_items",
      [
        "items": [["name": .string(name), "note": .string(note)]],
        "section": .string(String(repeating: "s", count: 60)),
      ])
    _ = try await tools.call(
      "log_water", ["amount": .string("250 ml" + String(repeating: " ", count: 194))])
  }
}
