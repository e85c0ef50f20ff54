import IntentJSON
import IntentKit
import ProbeIntents
import Synchronization
import Testing

/// Spellings of Apple's that must mean here what they mean there.
struct DeclarationTests {
  struct PlainIntent: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    static let description = IntentDescription("As Apple spells it.", categoryName: "Words")
    @Parameter var shelfMark: String
    @Parameter(title: "Given") var given: Int?
    func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
      .result(opensIntent: TypedIntent(), dialog: "Opens.")
    }
  }

  struct TypedIntent: AppIntent {
    static let title: LocalizedStringResource = "Typed"
    static let description: IntentDescription? = "With its type."
    static let openAppWhenRun = true
    static let supportedModes: IntentModes = [.background, .foreground]
    func perform() async throws -> some IntentResult { .result() }
  }

  struct SilentIntent: AppIntent {
    static let title: LocalizedStringResource = "Silent"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent {
      .result(value: 5, opensIntent: TypedIntent())
    }
  }

  static let catalogue = Catalogue(
    name: "declared", title: "Declared", version: "1", instructions: "",
    intents: [PlainIntent.self, TypedIntent.self, SilentIntent.self])

  @Test func everySpellingOfADescriptionIsSeen() {
    #expect(
      Self.catalogue.entries.map(\.description)
        == ["As Apple spells it.", "With its type.", "Silent"])
  }

  struct BlankIntent: AppIntent {
    static let title: LocalizedStringResource = "Blank"
    static let description = IntentDescription(" ")
    func perform() async throws -> some IntentResult { .result() }
  }

  struct BlankShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: BlankIntent(), phrases: ["Blank in \(.applicationName)"], shortTitle: "Short",
        systemImageName: "")
    }
  }

  @Test func `a blank description is none, for a tool and for its prompt`() {
    let catalogue = Catalogue(
      name: "blank", title: "Blank", version: "1", instructions: "", intents: [BlankIntent.self],
      shortcuts: BlankShortcuts.self)
    #expect(
      catalogue.entries.first?.description == "Blank People say: \"Blank in Blank\".")
    #expect(catalogue.shortcuts.first?.description == "Blank")
  }

  @Test func aParameterMayStandWithoutArguments() {
    let parameters = Self.catalogue.entries[0].parameters
    #expect(parameters.map(\.name) == ["shelf_mark", "given"])
    #expect(parameters[0].title == "Shelf Mark")
    #expect(parameters[0].isRequired && !parameters[1].isRequired)
  }

  @Test func resultsWithoutWords() async throws {
    #expect(try await run(TypedIntent.self).text == "Done.")
    #expect(try await run(SilentIntent.self).text == #"{"value":5}"#)
    #expect(try await run(PlainIntent.self, ["shelf_mark": "x"]).text == "Opens.")
  }

  @Test func anIntentCanBeTestedWithoutAServer() async throws {
    let intent = AddIntent()
    intent.name = "Persuasion"
    let shelf = Shelf([])
    let result = try await IntentContext.$current.withValue(
      IntentContext(dependencies: Probe.dependencies(shelf))
    ) { try await intent.perform() }
    #expect(result.value?.title == "Persuasion")
    #expect(shelf.books.count == 1)
  }

  @Test func dependenciesAreMadeOnceAndKnownByKey() async throws {
    final class Counted: Sendable {
      static let made = Mutex(0)
      let number = made.withLock { made in
        made += 1
        return made
      }
    }
    struct NumberIntent: AppIntent {
      static let title: LocalizedStringResource = "Number"
      @Dependency var first: Counted
      @Dependency(key: "second") var second: Counted
      func perform() async throws -> some IntentResult & ReturnsValue<[Int]> {
        .result(value: [first.number, second.number, first.number])
      }
    }
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: Counted())
    dependencies.add(key: "second", dependency: Counted())
    let numbers = try await IntentContext.$current.withValue(
      IntentContext(dependencies: dependencies)
    ) {
      try await (NumberIntent().perform().value, NumberIntent().perform().value)
    }
    #expect(numbers.0 == [1, 2, 1])
    #expect(numbers.1 == [1, 2, 1])
  }
}
