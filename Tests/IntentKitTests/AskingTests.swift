import IntentJSON
import IntentKit
import ProbeIntents
import Testing

/// What an intent asks of a person, and what becomes of the answers.
struct AskingTests {
  @Test func aConfirmationIsSkippedWhereNobodyCanBeAsked() async throws {
    #expect(try await run(DeleteIntent.self, ["book": "Emma"]).text == "Emma deleted.")
  }

  @Test func aConfirmationAsksInTheSummarysWords() async throws {
    let person = ScriptedPerson(true)
    _ = try await run(DeleteIntent.self, ["book": "Emma"], person: person)
    let form = try #require(person.forms.first)
    #expect(form.message == "Delete Emma?")
    #expect(form.property == "confirm")
    #expect(form.schema == ["type": "boolean", "title": "Go", "default": true])
  }

  @Test(
    arguments: [(true, true), ("true", true), (false, false), ("false", false)]
      as [(JSONValue, Bool)])
  func yesAndNo(_ answer: JSONValue, _ isYes: Bool) async throws {
    let shelf = Shelf()
    let text = await failure(
      DeleteIntent.self, ["book": "Emma"], person: ScriptedPerson(answer), shelf: shelf)
    #expect(text == (isYes ? nil : "Declined. Nothing was changed."))
    #expect(shelf.books.contains { $0.title == "Emma" } == !isYes)
  }

  @Test(arguments: ["maybe", 1, [:]] as [JSONValue])
  func whatIsNeitherYesNorNoChangesNothing(_ answer: JSONValue) async {
    let shelf = Shelf()
    let text = await failure(
      DeleteIntent.self, ["book": "Emma"], person: ScriptedPerson(answer), shelf: shelf)
    #expect(text?.contains("must be true or false") == true)
    #expect(shelf.books.count == 3)
  }

  @Test func decliningAndClosingDiffer() async {
    #expect(
      await failure(DeleteIntent.self, ["book": 1], person: ScriptedPerson(.null))
        == "Declined. Nothing was changed.")
    #expect(
      await failure(DeleteIntent.self, ["book": 1], person: ScriptedPerson())
        == "The question was closed without an answer. Nothing was changed.")
  }

  @Test func aMissingValueIsAskedFor() async throws {
    let person = ScriptedPerson("Persuasion", true)
    let outcome = try await run(RenameIntent.self, ["book": "Emma"], person: person)
    #expect(outcome.text == "Emma is now called Persuasion.")
    #expect(person.forms.map(\.message) == ["What is the new title?", "Call Emma \"Persuasion\"?"])
    #expect(person.forms[0].schema["title"] == "Name")
    #expect(person.forms[0].property == "name")
  }

  @Test func `a question says which things it is about, since two may have one name`() async throws
  {
    let person = ScriptedPerson("2. Emma", true)
    let shelf = Shelf(["Emma", "Emma", "Dune"])
    _ = try await run(DeleteIntent.self, ["book": "Emma"], person: person, shelf: shelf)
    #expect(person.forms.map(\.subjects) == [["1", "2"], ["2"]])
    #expect(shelf.books.map(\.id) == [1, 3])
  }

  @Test func `a needed argument that is null, in a word too, is named`() async {
    #expect(await failure(CountIntent.self, ["steps": "null"]) == "\"steps\" is needed. How far.")
    #expect(await failure(CountIntent.self, ["steps": .null]) == "\"steps\" is needed. How far.")
    #expect(await failure(DeleteIntent.self, ["book": "null"])?.contains("\"book\"") == true)
  }

  @Test(arguments: [[:], ["name": .null]] as [JSONObject])
  func aMissingValueIsAnErrorInThoseWordsWhereNobodyCanBeAsked(_ extra: JSONObject) async {
    var arguments: JSONObject = ["book": "Emma"]
    for member in extra.members { arguments[member.key] = member.value }
    let text = await failure(RenameIntent.self, arguments)
    #expect(text == "\"name\" is needed. What is the new title?")
    #expect(await failure(WaitIntent.self) == "\"seconds\" is needed. How long.")
  }

  @Test func choosingAmongEntitiesAndOptions() async throws {
    let person = ScriptedPerson("3. Dune Messiah", "1. Read")
    #expect(try await run(PickIntent.self, person: person).text == "Read Dune Messiah.")
    #expect(
      await failure(PickIntent.self)
        == "Which one? It could be \"Emma\", \"Dune\", \"Dune Messiah\". Nothing was changed; name one of them exactly."
    )
  }

  @Test func aParameterCanAskForItsValueAndForConfirmation() async throws {
    let parameter = IntentParameter<Int>(title: "Size", requestValueDialog: "Which size?")
    let context = IntentContext(requests: ScriptedPerson("12", .null))
    let (value, isConfirmed) = try await IntentContext.$current.withValue(context) {
      (try await parameter.requestValue(), try await parameter.requestConfirmation(for: 12))
    }
    #expect(value == 12)
    #expect(!isConfirmed)
    let error = await #expect(throws: (any Error).self) { _ = try await parameter.requestValue() }
    #expect(error.map { errorText($0, in: .english) } == "Which size?")
    #expect(errorText(parameter.needsValueError()) == "Which size?")
    #expect(errorText(parameter.needsDisambiguationError(among: [1, 2])).contains("\"1\", \"2\""))
    #expect(try await parameter.requestConfirmation(for: 3))
  }
}
