import Synchronization

/// Everything a product declares, and what clients see of it.
///
/// Nothing is described before it is asked for, and then once: a server that only answers calls
/// never pays for the list.
public final class Catalogue: Sendable {
  /// The name on the wire, such as `carafe`.
  public let name: String
  /// The name a person reads; it stands for the application in phrases.
  public let title: String
  /// The version of the product.
  public let version: String
  /// A few lines that tell a model how to use it well.
  public let instructions: String
  /// The language of everything that is shown.
  public let language: LocalizedStringTable
  let intents: [any AppIntent.Type]
  /// The entities that become resources.
  package let entities: [EntityEntry]
  private let provider: (any AppShortcutsProvider.Type)?
  private let described = Mutex(Described())

  private struct Described {
    var types: [String: any AppIntent.Type]?
    var entries: [IntentEntry]?
    var shortcuts: [ShortcutEntry]?
  }

  /// A catalogue of declarations; intents are listed in this order.
  ///
  /// Where the Swift runtime does not tell what types hold, it ends the program with a sentence on
  /// standard error.
  public init(
    name: String, title: String, version: String, instructions: String,
    language: LocalizedStringTable = .english, intents: [any AppIntent.Type],
    entities: [any AppEntity.Type] = [], shortcuts: (any AppShortcutsProvider.Type)? = nil
  ) {
    RuntimeCheck.endUnlessKnown()
    self.name = name
    self.title = title
    self.version = version
    self.instructions = instructions
    self.language = language
    self.intents = intents
    self.entities = Self.inLanguage(language) { entities.map { EntityEntry($0) } }
    provider = shortcuts
  }

  /// Every intent, described.
  public var entries: [IntentEntry] {
    let shortcuts = shortcuts
    return described.withLock { described in
      if let entries = described.entries { return entries }
      let entries = Self.inLanguage(language) {
        intents.map { type in
          let name = WireName.tool(type)
          let phrases = shortcuts.filter { $0.name == name }.flatMap(\.phrases).prefix(2)
          return IntentEntry(type, phrases: Array(phrases))
        }
      }
      described.entries = entries
      return entries
    }
  }

  /// The shortcuts, described.
  package var shortcuts: [ShortcutEntry] {
    described.withLock { described in
      if let shortcuts = described.shortcuts { return shortcuts }
      let shortcuts = Self.inLanguage(language) {
        (provider?.appShortcuts ?? []).map { ShortcutEntry($0, applicationName: title) }
      }
      described.shortcuts = shortcuts
      return shortcuts
    }
  }

  /// The intent of a name on the wire.
  public func intent(named name: String) -> (any AppIntent.Type)? {
    described.withLock { described in
      if let types = described.types { return types[name] }
      let types = Dictionary(
        intents.map { (WireName.tool($0), $0) }, uniquingKeysWith: { first, _ in first })
      described.types = types
      return types[name]
    }
  }

  private static func inLanguage<Described>(
    _ language: LocalizedStringTable, _ describe: () -> Described
  ) -> Described {
    IntentContext.$current.withValue(IntentContext(language: language), operation: describe)
  }
}
