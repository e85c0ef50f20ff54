import IntentKit
import ProbeIntents
import Testing

/// Each check goes red on a planted fault, and none on a catalogue without one.
struct CatalogueValidatorTests {
  @Test func aGoodCatalogueHasNoProblem() {
    #expect(Probe.catalogue().problems == [])
  }

  private func problems(
    of intents: [any AppIntent.Type], name: String = "planted",
    entities: [any AppEntity.Type] = [], shortcuts: (any AppShortcutsProvider.Type)? = nil
  ) -> [String] {
    Catalogue(
      name: name, title: "Planted", version: "1", instructions: "", intents: intents,
      entities: entities, shortcuts: shortcuts
    ).problems
  }

  enum Other {
    struct ListIntent: AppIntent {
      static let title: LocalizedStringResource = "List"
      static let description = IntentDescription("A second one.")
      func perform() async throws -> some IntentResult { .result() }
    }
  }
  struct UntoldIntent: AppIntent {
    static let title: LocalizedStringResource = " "
    @Parameter(title: "Size") var size: Int
    func perform() async throws -> some IntentResult { .result() }
  }
  struct WideIntent: AppIntent {
    static let title: LocalizedStringResource = "Wide"
    static let description = IntentDescription("Has a default outside its range.")
    @Parameter(title: "Size", description: "A size.", default: 12, inclusiveRange: (1, 10))
    var size: Int
    @Parameter(title: "Sizes", description: "Sizes.", default: [1, 11], inclusiveRange: (1, 10))
    var sizes: [Int]
    func perform() async throws -> some IntentResult { .result() }
  }
  struct TâcheIntent: AppIntent {
    static let title: LocalizedStringResource = "Tâche"
    static let description = IntentDescription("Has a name that some clients refuse.")
    @Parameter(title: "É", description: "Likewise.") var é: Int?
    func perform() async throws -> some IntentResult { .result() }
  }
  struct TwiceIntent: AppIntent {
    static let title: LocalizedStringResource = "Twice"
    static let description = IntentDescription("Has two parameters of one name.")
    @Parameter(title: "A", description: "One.") var someURL: Int?
    @Parameter(title: "B", description: "Another.") var someUrl: Int?
    func perform() async throws -> some IntentResult { .result() }
  }
  final class ClassIntent: AppIntent {
    static let title: LocalizedStringResource = "Class"
    static let description = IntentDescription("Is a class.")
    init() {}
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func names() {
    #expect(problems(of: [], name: "my_server").first?.contains("\"my_server\"") == true)
    #expect(problems(of: [], name: "a-b2") == [])
    let found = problems(of: [TâcheIntent.self])
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("is no name that every client takes") })
    #expect(
      problems(of: [ListIntent.self, Other.ListIntent.self])
        == ["Two intents are called \"list\"; rename one."])
    #expect(
      problems(of: [TwiceIntent.self])
        == ["Two parameters of twice are called \"some_url\"; rename one."])
    #expect(
      problems(of: [], entities: [BookEntity.self, BookEntity.self])
        == ["Two entities are called \"book\"; rename one."])
  }

  @Test func texts() {
    #expect(
      problems(of: [UntoldIntent.self]) == [
        "untold has no title.", "untold has no description; a model needs one to choose it.",
        "untold.size has no description; a model needs one to fill it in.",
      ])
  }

  @Test func defaultsAndClasses() {
    #expect(
      problems(of: [WideIntent.self]) == [
        "wide.size: the default 12 is outside from 1 to 10.",
        "wide.sizes: the default 11 is outside from 1 to 10.",
      ])
    #expect(problems(of: [ClassIntent.self]).first?.contains("declare it as a struct") == true)
  }

  struct PhrasesShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: ListIntent(), phrases: [], shortTitle: "None", systemImageName: "")
      AppShortcut(
        intent: EchoIntent(),
        phrases: [
          "Nameless", "\(.applicationName) \(.applicationName)",
          "\(\.$text) in \(.applicationName)",
        ], shortTitle: "Echo", systemImageName: "")
      AppShortcut(
        intent: HiddenIntent(), phrases: ["\(.applicationName)"], shortTitle: "Hidden",
        systemImageName: "")
      AppShortcut(
        intent: ListIntent(), phrases: ["\(.applicationName) list"], shortTitle: "Again",
        systemImageName: "")
    }
  }

  @Test func shortcuts() {
    let found = problems(
      of: [ListIntent.self, EchoIntent.self, HiddenIntent.self], shortcuts: PhrasesShortcuts.self)
    #expect(
      found == [
        "Two shortcuts start \"list\"; put their phrases into one.",
        "The shortcut \"Hidden\" starts hidden, which is not listed; a shortcut's intent must be in the catalogue and discoverable.",
        "The shortcut \"None\" has no phrase; it needs at least one.",
        "The phrase \"Nameless\" must hold the application name once, not 0 times.",
        "The phrase \"Planted Planted\" must hold the application name once, not 2 times.",
        "echo.text cannot stand in a phrase; only an AppEnum or an AppEntity can.",
      ])
  }

  struct ManyShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      return Array(
        repeating: AppShortcut(
          intent: ListIntent(), phrases: ["\(.applicationName)"], shortTitle: "One",
          systemImageName: ""), count: 11)
    }
  }

  @Test func atMostTen() {
    #expect(
      problems(of: [ListIntent.self], shortcuts: ManyShortcuts.self)
        .contains("There are 11 shortcuts; 10 are allowed."))
  }

  @Test func aPhraseTakesTheArgumentsThatAreGiven() throws {
    let shortcut = try #require(Probe.catalogue().shortcuts.first)
    #expect(shortcut.phrase(with: ["book": "Emma"]) == "Delete Emma in Probe")
    #expect(shortcut.phrase(with: [:]) == "Delete a book in Probe")
    #expect(shortcut.arguments.map(\.isRequired) == [false])
  }
}
