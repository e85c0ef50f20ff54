import IntentJSON
import IntentKit
import ProbeIntents
import Testing

/// What clients are told, word for word.
struct SchemaTests {
  private func entry(_ name: String) throws -> IntentEntry {
    try #require(Probe.catalogue().entries.first { $0.name == name })
  }

  @Test func everyTypeOfParameter() throws {
    let properties = try #require(try entry("echo").inputSchema["properties"]?.object)
    let expected: [(String, String)] = [
      ("text", #"{"type":"string","description":"A text."}"#),
      (
        "count",
        #"{"type":"integer","description":"A whole number.","minimum":-100,"maximum":100}"#
      ),
      ("amount", #"{"type":"number","description":"A number."}"#),
      ("flag", #"{"type":"boolean","description":"Yes or no."}"#),
      ("genre", #"{"type":"string","enum":["novel","essay"],"description":"A genre."}"#),
      ("tags", #"{"type":"array","items":{"type":"string"},"description":"Texts."}"#),
      (
        "numbers",
        #"{"type":"array","items":{"type":"integer","minimum":0,"maximum":9},"description":"Whole numbers."}"#
      ),
      ("book", #"{"type":"string","description":"A book."}"#),
      ("books", #"{"type":"array","items":{"type":"string"},"description":"Books."}"#),
      ("size", #"{"type":"integer","description":"With a default.","default":7}"#),
    ]
    #expect(properties.keys == expected.map(\.0))
    for (name, schema) in expected { #expect(properties[name]?.text == schema) }
  }

  @Test func requiredAndOpenToConverters() throws {
    #expect(
      try JSONValue.object(entry("list").inputSchema).text
        == #"{"type":"object","properties":{}}"#)
    #expect(try entry("rename").inputSchema["required"] == ["book", "name"])
    #expect(try entry("echo").inputSchema["required"] == nil)
  }

  @Test func resultsAreObjects() throws {
    let book =
      #"{"type":"object","properties":{"id":{"type":"string"},"title":{"type":"string"},"#
      + #""genre":{"type":"string","enum":["novel","essay"]},"note":{"type":"string"}},"#
      + #""required":["id","title","genre"],"additionalProperties":false}"#
    func schema(_ name: String) throws -> String? {
      try entry(name).outputSchema.map { JSONValue.object($0).text }
    }
    #expect(try schema("add") == book)
    #expect(
      try schema("list")
        == #"{"type":"object","properties":{"value":{"type":"array","items":\#(book)}},"required":["value"],"additionalProperties":false}"#
    )
    #expect(
      try schema("maybe")
        == #"{"type":"object","properties":{"value":\#(book)},"additionalProperties":false}"#)
    #expect(
      try schema("fail")
        == #"{"type":"object","properties":{"value":{"type":"number"}},"required":["value"],"additionalProperties":false}"#
    )
    #expect(try schema("delete") == nil)
  }

  @Test func resultsFitTheirSchemas() async throws {
    #expect(
      try await run(MaybeIntent.self, ["book": 1]).structuredContent
        == ["value": ["id": "1", "title": "Emma", "genre": "novel"]])
    #expect(try await run(MaybeIntent.self).structuredContent == [:])
    #expect(try await run(MaybeIntent.self).text == "{}")
    let list = try await run(ListIntent.self, shelf: Shelf(["A", "B"]))
    #expect(list.structuredContent?["value"]?.array?.count == 2)
    #expect(list.text == "A, B")
    #expect(list.entities.map(\.id) == ["1", "2"])
    #expect(try await run(DeleteIntent.self, ["book": 1]).structuredContent == nil)
    #expect(try await run(FailIntent.self, ["softly": true]).structuredContent == ["value": .null])
  }

  @Test func nameTitleDescriptionAnnotations() throws {
    let delete = try entry("delete")
    #expect(delete.title == "Delete Book")
    #expect(
      delete.description
        == "Deletes a book. People say: \"Delete <book> in Probe\", \"Delete a book in Probe\".")
    #expect(delete.annotations == .writes(destructive: true, idempotent: false))
    #expect(try entry("list").annotations == .readOnly)
    #expect(try !entry("hidden").isDiscoverable)
  }

  @Test func everySchemaIsOfWordsEveryClientTakes() {
    let words: Set<String> = [
      "type", "properties", "required", "additionalProperties", "description", "default",
      "minimum", "maximum", "enum", "items",
    ]
    func check(_ schema: JSONObject) {
      #expect(Set(schema.keys).isSubset(of: words))
      #expect(schema["type"]?.string != nil)
      if schema["type"] == "array" { #expect(schema["items"]?["type"]?.string != nil) }
      if schema["type"] == "object" { #expect(schema["properties"]?.object != nil) }
      for member in schema["properties"]?.object?.members ?? [] {
        member.value.object.map(check)
      }
      schema["items"]?.object.map(check)
    }
    for entry in Probe.catalogue().entries {
      check(entry.inputSchema)
      entry.outputSchema.map(check)
    }
  }
}
