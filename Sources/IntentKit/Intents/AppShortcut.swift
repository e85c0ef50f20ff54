/// The phrases people say, each tied to an intent.
public protocol AppShortcutsProvider: Sendable {
  /// At most ten.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

/// One intent with the phrases that start it.
public struct AppShortcut: Sendable {
  /// The intent's type.
  public let intent: any AppIntent.Type
  /// What people say.
  public let phrases: [ShortcutPhrase]
  /// A short name.
  public let shortTitle: LocalizedStringResource
  /// A symbol of Apple's; of no use over a pipe.
  public let systemImageName: String

  /// A shortcut of an intent with at least one phrase.
  ///
  /// - Parameters:
  ///   - intent: A fresh intent; only its type counts.
  ///   - phrases: Sentences, each with the application's name in it once.
  ///   - shortTitle: A few words for a menu.
  ///   - systemImageName: A symbol of Apple's; of no use over a pipe.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.intent = Intent.self
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    let names = ParameterNames(intent)
    self.phrases = phrases.map { phrase in
      ShortcutPhrase(
        segments: phrase.pieces.map { piece in
          switch piece {
          case .text(let text): .text(text)
          case .applicationName: .applicationName
          case .parameter(let keyPath): .parameter(names[keyPath] ?? "")
          }
        })
    }
  }
}

/// A phrase with the names of its parameters.
public struct ShortcutPhrase: Sendable, Hashable {
  /// A piece of a phrase.
  public enum Segment: Sendable, Hashable {
    /// Words.
    case text(String)
    /// A place where the catalogue's title is put in.
    case applicationName
    /// A parameter, by its property name.
    case parameter(String)
  }

  /// The pieces in order.
  public let segments: [Segment]
}

/// A phrase as it is declared: `"Log water in \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  enum Piece {
    case text(String)
    case applicationName
    case parameter(PartialKeyPath<Intent>)
  }

  let pieces: [Piece]

  /// A phrase without holes; it lacks the application's name.
  public init(stringLiteral value: String) {
    pieces = [.text(value)]
  }

  /// A phrase with holes.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    /// Room for the literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Words.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.text(literal)) }
    }

    /// The application's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      pieces.append(.applicationName)
    }

    /// A parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      pieces.append(.parameter(keyPath))
    }
  }
}

/// What can stand in a phrase besides words and parameters.
public enum AppShortcutPhraseToken: Sendable {
  /// A place where the catalogue's title is put in.
  case applicationName
}

/// Collects the shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// The shortcuts in the order they are written.
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
