import IntentJSON
import IntentKit
import ProbeIntents
import Testing

/// An entity is named by its id or by its name.
struct EntityArgumentTests {
  @Test(
    arguments: [
      ("1" as JSONValue, "Emma"), (1, "Emma"), (.double(2.0), "Dune"), ("emma", "Emma"),
      (" Emma ", "Emma"), ("messiah", "Dune Messiah"), (["id": 2, "title": "Dune"], "Dune"),
      (["id": "2"], "Dune"),
    ] as [(JSONValue, String)]) func oneHitIsTaken(_ sent: JSONValue, _ title: String) async throws
  {
    let outcome = try await run(EchoIntent.self, ["book": sent])
    #expect(outcome.structuredContent?["book"]?["title"]?.string == title)
  }

  @Test func anExactNameWinsOverOthersThatHoldIt() async throws {
    let outcome = try await run(EchoIntent.self, ["book": "dune"])
    #expect(outcome.structuredContent?["book"]?["title"] == "Dune")
  }

  @Test func severalHitsAreNamed() async {
    let text = await failure(EchoIntent.self, ["book": "dun"])
    #expect(
      text
        == "Which \"dun\" is meant? It could be \"Dune\", \"Dune Messiah\". Nothing was changed; name one of them exactly."
    )
  }

  @Test func noHitSuggests() async {
    let text = await failure(EchoIntent.self, ["book": "Ulysses"])
    #expect(
      text
        == "\"book\" must be the id or the name of a book; \"Ulysses\" is none, there are \"Emma\", \"Dune\"."
    )
    let empty = await failure(EchoIntent.self, ["book": "x"], shelf: Shelf([]))
    #expect(
      empty == "\"book\" must be the id or the name of a book; \"x\" is none, there is none yet.")
  }

  @Test(arguments: ["", " "]) func `an empty name is not the only one there is`(
    _ sent: String
  ) async {
    let shelf = Shelf(["Emma"])
    let text = await failure(DeleteIntent.self, ["book": .string(sent)], shelf: shelf)
    #expect(text?.contains("\"\" is none, there are \"Emma\"") == true)
    #expect(shelf.books.count == 1)
  }

  @Test(arguments: [true, [1], ["title": "x"], ["id": ["id": 1]]] as [JSONValue])
  func whatNamesNothingIsRefused(_ sent: JSONValue) async {
    #expect(await failure(EchoIntent.self, ["book": sent])?.contains("an id or a name") == true)
  }

  @Test func aPersonSaysWhichIsMeant() async throws {
    let person = ScriptedPerson("2. Dune Messiah")
    let outcome = try await run(EchoIntent.self, ["book": "dun"], person: person)
    #expect(outcome.structuredContent?["book"]?["id"] == "3")
    #expect(person.forms.first?.schema["enum"] == ["1. Dune", "2. Dune Messiah"])
  }

  @Test(arguments: [["emma", "dun", "messiah"], "[\"emma\",\"dun\",\"messiah\"]"] as [JSONValue])
  func anAmbiguousNameInAnArrayKeepsItsNeighbours(_ sent: JSONValue) async throws {
    let outcome = try await run(
      EchoIntent.self, ["books": sent], person: ScriptedPerson("1. Dune"))
    let titles = outcome.structuredContent?["books"]?.array?.map { $0["title"]?.string }
    #expect(titles == ["Emma", "Dune", "Dune Messiah"])
  }

  @Test func anAnswerThatIsNoCandidateIsAnError() async {
    let text = await failure(EchoIntent.self, ["book": "dun"], person: ScriptedPerson("3. Emma"))
    #expect(text?.contains("It could be") == true)
  }

  /// An entity whose query lists it and searches no texts.
  struct ShelfEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
    static let defaultQuery = ShelfQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "Shelf \(id)" }
  }

  struct ShelfQuery: EnumerableEntityQuery {
    func entities(for ids: [String]) -> [ShelfEntity] {
      allEntities().filter { ids.contains($0.id) }
    }
    func allEntities() -> [ShelfEntity] { ["a", "b"].map(ShelfEntity.init) }
  }

  struct ShowShelfIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Shelf"
    @Parameter(title: "Shelf") var shelf: ShelfEntity
    func perform() async throws -> some IntentResult & ReturnsValue<ShelfEntity> {
      .result(value: shelf)
    }
  }

  @Test(arguments: ["b", "Shelf b", "shelf B"] as [JSONValue])
  func `a name that an error suggests is taken, also without a string query`(
    _ sent: JSONValue
  ) async throws {
    let outcome = try await run(ShowShelfIntent.self, ["shelf": sent])
    #expect(outcome.structuredContent?["id"] == "b")
    #expect(await failure(ShowShelfIntent.self, ["shelf": "c"])?.contains("\"Shelf b\"") == true)
  }

  @Test func anEntityShowsItsIdThoughItIsNoProperty() async throws {
    let outcome = try await run(EchoIntent.self, ["book": 1])
    #expect(outcome.structuredContent?["book"] == ["id": "1", "title": "Emma", "genre": "novel"])
    #expect(
      BookEntity.resultSchema["required"] == ["id", "title", "genre"])
  }
}
