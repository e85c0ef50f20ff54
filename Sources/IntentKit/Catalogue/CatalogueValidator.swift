/// What Apple checks when an app is built, checked here when a catalogue is.
enum CatalogueValidator {
  /// Apple's limit (WWDC 2022, session 10170).
  static let maximumShortcuts = 10

  static func problems(in catalogue: Catalogue) -> [String] {
    uniqueNames(catalogue) + texts(catalogue) + defaults(catalogue) + shortcutCount(catalogue)
      + catalogue.shortcuts.flatMap { phrases($0) }
  }

  private static func uniqueNames(_ catalogue: Catalogue) -> [String] {
    let tools = catalogue.entries.map(\.name)
    let collections = catalogue.entities.map(\.collection)
    return duplicates(in: tools).map { "Two intents are called \"\($0)\"; rename one." }
      + duplicates(in: collections).map { "Two entities are called \"\($0)\"; rename one." }
  }

  private static func texts(_ catalogue: Catalogue) -> [String] {
    catalogue.entries.flatMap { entry in
      var problems: [String] = []
      if entry.title.trimmed.isEmpty { problems.append("\(entry.name) has no title.") }
      if entry.description.trimmed.isEmpty { problems.append("\(entry.name) has no description.") }
      for parameter in entry.parameters where parameter.description == parameter.title {
        problems.append(
          "\(entry.name).\(parameter.name) has no description; a model needs one to fill it in.")
      }
      return problems
    }
  }

  private static func defaults(_ catalogue: Catalogue) -> [String] {
    catalogue.entries.flatMap { entry in
      entry.parameters.compactMap { parameter in
        parameter.rangeProblem.map { "\(entry.name).\(parameter.name): \($0)." }
      }
    }
  }

  private static func shortcutCount(_ catalogue: Catalogue) -> [String] {
    catalogue.shortcuts.count > maximumShortcuts
      ? ["There are \(catalogue.shortcuts.count) shortcuts; \(maximumShortcuts) are allowed."] : []
  }

  private static func phrases(_ shortcut: ShortcutEntry) -> [String] {
    var problems: [String] = []
    if shortcut.rawPhrases.isEmpty {
      problems.append("The shortcut \"\(shortcut.title)\" has no phrase; it needs at least one.")
    }
    for (phrase, text) in zip(shortcut.rawPhrases, shortcut.phrases) {
      let names = phrase.segments.count { $0 == .applicationName }
      if names != 1 {
        problems.append(
          "The phrase \"\(text)\" must hold the application name once, not \(names) times.")
      }
    }
    for argument in shortcut.arguments
    where argument.parameter.entityType == nil && argument.parameter.enumType == nil {
      problems.append(
        "\(shortcut.name).\(argument.parameter.name) cannot stand in a phrase; only an AppEnum or an AppEntity can."
      )
    }
    return problems
  }

  private static func duplicates(in names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}
