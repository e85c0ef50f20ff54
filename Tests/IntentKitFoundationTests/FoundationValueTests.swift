import Foundation
import IntentJSON
import IntentKit
import IntentKitFoundation
import Testing

struct FoundationValueTests {
  struct RemindIntent: AppIntent {
    static let title: IntentKit.LocalizedStringResource = "Remind"
    static let description = IntentDescription("Reminds of a page.")
    @Parameter(title: "At", description: "When.") var at: Date
    @Parameter(title: "Page", description: "Which page.") var page: URL?
    @Parameter(title: "Others", description: "Other times.") var others: [Date]?
    func perform() async throws -> some IntentResult & ReturnsValue<Date> & ProvidesDialog {
      .result(value: at, dialog: "\(at), \(page?.host() ?? "nowhere")")
    }
  }

  private func run(_ arguments: JSONObject) async throws -> IntentCall.Outcome {
    try await IntentCall.run(RemindIntent.self, arguments: arguments)
  }

  @Test(arguments: [
    "2026-03-03T22:15:00Z", "2026-03-03T23:15:00+01:00", "2026-03-03T22:15:00.000Z",
    " 2026-03-03T22:15:00Z ",
  ]) func instants(_ text: String) async throws {
    let outcome = try await run(["at": .string(text), "page": "https://example.com/a"])
    #expect(outcome.structuredContent == ["value": "2026-03-03T22:15:00Z"])
    #expect(outcome.text == "2026-03-03T22:15:00Z, example.com")
  }

  @Test(arguments: ["yesterday", "2026-03-03", "2026-03-03T22:15", 5, true] as [JSONValue])
  func whatIsNoInstant(_ sent: JSONValue) async {
    await #expect(throws: ArgumentError.self) { _ = try await run(["at": sent]) }
  }

  @Test(arguments: ["", "no address", "example.com", 5] as [JSONValue])
  func whatIsNoAddress(_ sent: JSONValue) async throws {
    let arguments: JSONObject = ["at": "2026-03-03T22:15:00Z", "page": sent]
    if sent == "" {
      #expect(try await run(arguments).text.hasSuffix("nowhere"))
    } else {
      await #expect(throws: ArgumentError.self) { _ = try await run(arguments) }
    }
  }

  @Test func schemas() throws {
    let entry = try #require(
      Catalogue(
        name: "x", title: "X", version: "1", instructions: "", intents: [RemindIntent.self]
      ).entries.first)
    let properties = entry.inputSchema["properties"]
    #expect(properties?["at"]?["format"] == "date-time")
    #expect(properties?["page"]?["type"] == "string")
    #expect(properties?["others"]?["items"]?["format"] == "date-time")
    #expect(entry.inputSchema["required"] == ["at"])
  }

  @Test func identifiers() {
    let id = UUID()
    #expect(UUID.entityIdentifier(for: id.entityIdentifierString.lowercased()) == id)
    #expect(UUID.entityIdentifier(for: "x") == nil)
  }
}
