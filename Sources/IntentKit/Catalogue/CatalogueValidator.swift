import IntentJSON

/// What Apple checks when an app is built, checked here when a catalogue is.
enum CatalogueValidator {
  /// Apple's limit (WWDC 2022, session 10170).
  static let maximumShortcuts = 10
  /// Clients put the server's name before a tool's, and some take 60 bytes for both.
  static let maximumNameLength = 40

  static func problems(in catalogue: Catalogue) -> [String] {
    names(catalogue) + uniqueNames(catalogue) + texts(catalogue) + parameters(catalogue)
      + shortcuts(catalogue) + catalogue.shortcuts.flatMap { phrases($0) }
  }

  private static func names(_ catalogue: Catalogue) -> [String] {
    var problems: [String] = []
    // It is also the scheme of the resources' addresses (RFC 3986, section 3.1).
    if !isName(catalogue.name, separator: "-") {
      problems.append(
        "The server is called \"\(catalogue.name)\"; use lower-case letters, digits and \"-\", a letter first."
      )
    }
    let tools = catalogue.entries.map { (shown: $0.name, name: $0.name) }
    let parameters = catalogue.entries.flatMap { entry in
      entry.parameters.map { (shown: "\(entry.name).\($0.name)", name: $0.name) }
    }
    for (shown, name) in tools + parameters where !isName(name, separator: "_") {
      problems.append(
        "\(shown) is no name that every client takes; use up to \(maximumNameLength) ASCII letters and digits, a letter first."
      )
    }
    return problems
  }

  private static func isName(_ name: String, separator: Character) -> Bool {
    guard let first = name.first, ("a"..."z").contains(first) else { return false }
    return name.utf8.count <= maximumNameLength
      && name.allSatisfy {
        ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == separator
      }
  }

  private static func uniqueNames(_ catalogue: Catalogue) -> [String] {
    duplicates(in: catalogue.entries.map(\.name)).map {
      "Two intents are called \"\($0)\"; rename one."
    }
      + duplicates(in: catalogue.entities.map(\.collection)).map {
        "Two entities are called \"\($0)\"; rename one."
      }
      + duplicates(in: catalogue.shortcuts.map(\.name)).map {
        "Two shortcuts start \"\($0)\"; put their phrases into one."
      }
      + catalogue.entries.flatMap { entry in
        duplicates(in: entry.parameters.map(\.name)).map {
          "Two parameters of \(entry.name) are called \"\($0)\"; rename one."
        }
      }
  }

  private static func texts(_ catalogue: Catalogue) -> [String] {
    catalogue.entries.flatMap { entry in
      var problems: [String] = []
      if entry.title.trimmed.isEmpty { problems.append("\(entry.name) has no title.") }
      if !entry.isDescribed {
        problems.append("\(entry.name) has no description; a model needs one to choose it.")
      }
      for parameter in entry.parameters where parameter.description == parameter.title {
        problems.append(
          "\(entry.name).\(parameter.name) has no description; a model needs one to fill it in.")
      }
      return problems
    }
  }

  private static func parameters(_ catalogue: Catalogue) -> [String] {
    let classes = catalogue.intents.filter { $0 is AnyClass }.map {
      "\(WireName.tool($0)) is a class; declare it as a struct, whose parameters can be read."
    }
    return classes
      + catalogue.entries.flatMap { entry in
        entry.parameters.compactMap { parameter in
          parameter.rangeProblem.map { "\(entry.name).\(parameter.name): \($0)." }
        }
      }
  }

  private static func shortcuts(_ catalogue: Catalogue) -> [String] {
    var problems: [String] = []
    let shortcuts = catalogue.shortcuts
    if shortcuts.count > maximumShortcuts {
      problems.append(
        "There are \(shortcuts.count) shortcuts; \(maximumShortcuts) are allowed.")
    }
    let listed = catalogue.entries.filter(\.isDiscoverable).map(\.name)
    for shortcut in shortcuts where !listed.contains(shortcut.name) {
      problems.append(
        "The shortcut \"\(shortcut.title)\" starts \(shortcut.name), which is not listed; a shortcut's intent must be in the catalogue and discoverable."
      )
    }
    return problems
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

extension Catalogue {
  /// The declarations' faults, as sentences for their author; empty when there is none.
  ///
  /// What clients would choke on: two intents of one name, a parameter without a description, a default
  /// outside its range. A server starts with problems too, so assert that there are none.
  public var problems: [String] { CatalogueValidator.problems(in: self) }
}
