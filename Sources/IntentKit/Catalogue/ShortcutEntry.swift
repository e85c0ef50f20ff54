/// One shortcut as a client sees it: a prompt.
package struct ShortcutEntry: Sendable {
  /// The name on the wire: that of its intent.
  package let name: String
  /// The name a person reads.
  package let title: String
  /// What the intent does.
  package let description: String
  /// The phrases as people say them, with parameters as `<name>`.
  package let phrases: [String]
  /// The parameters of the phrases, in the order of their first use.
  package let arguments: [ShortcutArgument]
  let rawPhrases: [ShortcutPhrase]
  private let applicationName: String

  /// A shortcut, described.
  init(_ shortcut: AppShortcut, applicationName: String) {
    name = WireName.tool(shortcut.intent)
    title = shortcut.shortTitle.text()
    description = shortcut.intent.descriptionText ?? shortcut.intent.title.text()
    rawPhrases = shortcut.phrases
    self.applicationName = applicationName
    phrases = shortcut.phrases.map {
      Self.text($0, applicationName: applicationName) { "<\(WireName.snakeCase($0))>" }
    }
    let parameters = Dictionary(
      shortcut.intent.init().parameters.map { ($0.name, $0.parameter) },
      uniquingKeysWith: { first, _ in first })
    var seen: [String] = []
    for phrase in shortcut.phrases {
      for name in phrase.parameterNames where !seen.contains(name) { seen.append(name) }
    }
    arguments = seen.compactMap { name in
      parameters[name].map {
        ShortcutArgument(
          ParameterEntry(property: name, parameter: $0),
          isRequired: shortcut.phrases.allSatisfy { $0.parameterNames.contains(name) })
      }
    }
  }

  /// The phrase for the arguments that are given: the first that uses just those, else the one
  /// that uses the most of them.
  package func phrase(with arguments: [String: String]) -> String {
    let given = Set(arguments.keys)
    let fitting = rawPhrases.filter { phrase in
      phrase.parameterNames.allSatisfy { given.contains(WireName.snakeCase($0)) }
    }
    let best = fitting.max { $0.parameterNames.count < $1.parameterNames.count }
    guard let best = best ?? rawPhrases.first else { return title }
    return Self.text(best, applicationName: applicationName) {
      arguments[WireName.snakeCase($0)] ?? "<\(WireName.snakeCase($0))>"
    }
  }

  private static func text(
    _ phrase: ShortcutPhrase, applicationName: String, parameter: (String) -> String
  ) -> String {
    phrase.segments.map { segment in
      switch segment {
      case .text(let text): text
      case .applicationName: applicationName
      case .parameter(let name): parameter(name)
      }
    }.joined()
  }
}

/// One argument of a prompt.
package struct ShortcutArgument: Sendable {
  /// The parameter it stands for.
  package let parameter: ParameterEntry
  /// Whether every phrase needs it.
  package let isRequired: Bool

  init(_ parameter: ParameterEntry, isRequired: Bool) {
    self.parameter = parameter
    self.isRequired = isRequired
  }
}

extension ShortcutPhrase {
  /// The property names of its parameters.
  var parameterNames: [String] {
    segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }
}
