import IntentJSON
import IntentKit
import ProbeIntents
import Testing

/// The JSON of entities, which is read where their values lie in memory.
@Suite struct ValueReadingTests {
  struct Part: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Part"
    @Property(title: "Name") var name: String
    @Property(title: "Weight") var weight: Double?
    init() {}
    init(_ name: String, _ weight: Double? = nil) {
      self.name = name
      self.weight = weight
    }
  }

  /// A property of every shape, with other fields between them.
  struct Whole: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Whole"
    var byte: UInt8 = 7
    @Property(title: "Flag") var flag: Bool
    @Property(title: "Maybe Flag") var maybeFlag: Bool?
    @Property(title: "Count") var count: Int
    @Property(title: "Maybe Count") var maybeCount: Int?
    var between: any Sendable = "between"
    @Property(title: "Share") var share: Double
    @Property(title: "Long Text") var longText: String
    @Property(title: "Genre") var genre: Genre
    @Property(title: "Maybe Genre") var maybeGenre: Genre?
    @Property(title: "Part") var part: Part
    @Property(title: "Maybe Part") var maybePart: Part?
    @Property(title: "Parts") var parts: [Part]
    @Property(title: "Maybe Parts") var maybeParts: [Part]?
    @Property(title: "Holes") var holes: [Int?]
    @Property(title: "Free") var free: FreeText
    @Property(title: "Book") var book: BookEntity?
    init() {}
  }

  /// A type that holds itself, as far down as the values go.
  struct Tree: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
    @Property(title: "Branches") var branches: [Tree]
    init() { branches = [] }
    init(_ branches: [Tree]) { self.branches = branches }
  }

  struct Note: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    var before = true
    @Property(title: "Note") var note: String?
    @Property(title: "Urgent") var urgent: Bool
    init() {}
    init(_ note: String?, urgent: Bool) {
      self.note = note
      self.urgent = urgent
    }
  }

  private func whole() -> Whole {
    var whole = Whole()
    (whole.flag, whole.count, whole.share) = (true, -3, 0.25)
    whole.longText = "a text that is too long to stand in the value itself"
    (whole.genre, whole.part, whole.parts, whole.holes) = (.essay, Part("hub"), [], [1, nil, 3])
    whole.free = FreeText(["name": "milk"])
    return whole
  }

  @Test func `what is needed is there and what is nil is left out`() {
    #expect(
      whole().json?.text
        == #"{"flag":true,"count":-3,"share":0.25,"long_text":"a text that is too long to stand in the value itself","#
        + #""genre":"essay","part":{"name":"hub"},"parts":[],"holes":[1,3],"free":{"name":"milk"}}"#
    )
  }

  @Test func `an optional that has a value is that value`() {
    var whole = whole()
    (whole.maybeFlag, whole.maybeCount, whole.maybeGenre) = (false, 9, .novel)
    (whole.maybePart, whole.maybeParts) = (Part("rim", 1.5), [Part("a"), Part("b", 2)])
    whole.book = BookEntity(id: 4, title: "Emma")
    let json = whole.json
    #expect(json?["maybe_flag"] == false)
    #expect(json?["maybe_count"] == 9)
    #expect(json?["maybe_genre"] == "novel")
    #expect(json?["maybe_part"]?.text == #"{"name":"rim","weight":1.5}"#)
    #expect(json?["maybe_parts"]?.text == #"[{"name":"a"},{"name":"b","weight":2}]"#)
    #expect(json?["book"]?.text == #"{"id":"4","title":"Emma","genre":"novel"}"#)
  }

  @Test func `a copy keeps values of its own`() {
    let first = Part("first")
    var second = first
    second.name = "second"
    #expect(first.name == "first" && second.json?["name"] == "second")
    #expect(first.$name.title == "Name")
  }

  @Test func `a type may hold itself in an array`() {
    #expect(
      Tree([Tree(), Tree([Tree()])]).json?.text
        == #"{"branches":[{"branches":[]},{"branches":[{"branches":[]}]}]}"#)
  }

  @Test func `arrays and optionals of every depth are read too`() {
    #expect([[Part("a")], []].json?.text == #"[[{"name":"a"}],[]]"#)
    #expect([Part?.none, Part("a")].json?.text == #"[{"name":"a"}]"#)
    #expect((Part?.none).json == nil)
    #expect([1.5, .nan].json?.text == "[1.5,null]")
  }

  // MARK: - Facts of every answer

  @Test func `two values are one object with the properties of both`() throws {
    let both = CombinedEntity(Part("hub", 2), Note("late", urgent: true))
    #expect(both.json?.text == #"{"name":"hub","weight":2,"note":"late","urgent":true}"#)
    #expect(
      CombinedEntity(Note(nil, urgent: false), Part("hub")).json?.text
        == #"{"urgent":false,"name":"hub"}"#)
    let schema = CombinedEntity<Part, Note>.resultSchema
    #expect(schema["properties"]?.object?.keys == ["name", "weight", "note", "urgent"])
    #expect(schema["required"] == ["name", "urgent"])
    #expect(schema["additionalProperties"] == false)
  }

  struct CombinedIntent: AppIntent {
    static let title: LocalizedStringResource = "Combined"
    func perform() async throws -> some IntentResult & ReturnsValue<CombinedEntity<Part, Note>> {
      .result(value: CombinedEntity(Part("hub"), Note(nil, urgent: true)))
    }
  }

  @Test func `an answer of two values fits its schema`() async throws {
    let outcome = try await run(CombinedIntent.self)
    #expect(
      outcome.structuredContent.map { JSONValue.object($0).text }
        == #"{"name":"hub","urgent":true}"#)
  }

  // MARK: - Free texts

  struct FreeIntent: AppIntent {
    static let title: LocalizedStringResource = "Free"
    @Parameter(title: "Items") var items: [FreeText]
    @Parameter(title: "Amount") var amount: FreeText?
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      .result(value: (items.map(\.sent.text) + [amount?.sent.text ?? "-"]).joined(separator: " "))
    }
  }

  @Test(
    arguments: [
      (["items": ["a", .double(1.5), ["b": 2], .null, "null"]], #""a" 1.5 {"b":2} null null -"#),
      (["items": #"["a", {"b": 2}]"#, "amount": 3], #""a" {"b":2} 3"#),
      (["items": "a", "amount": "2 l"], #""a" "2 l""#),
      (["items": ["b": 2], "amount": .null], #"{"b":2} -"#),
    ] as [(JSONObject, String)])
  func `a free text is the JSON it was sent as`(_ arguments: JSONObject, _ said: String)
    async throws
  {
    let outcome = try await run(FreeIntent.self, arguments)
    #expect(outcome.structuredContent?["value"]?.string == said)
  }

  @Test func `a free text has the limit of a text`() async {
    let long = String(repeating: "9", count: 10_001)
    for item in [.string(long), .object([long: 1])] as [JSONValue] {
      #expect(
        await failure(FreeIntent.self, ["items": [item]])?.contains("at most 10000") == true)
    }
  }
}
