/// How a call reads in one line.
///
/// Declare it as `some ParameterSummary`, as Apple's is. There is no primary associated type, since
/// the compiler passes a witness of type `some ParameterSummary<Self>` over in silence and takes the
/// default, which is none.
public protocol ParameterSummary {
  /// The intent it reads.
  associatedtype Intent
  /// The line for an intent whose parameters are filled in; nil for none.
  func text(for intent: Intent) -> String?
}

extension ParameterSummary {
  /// The line, where `intent` is of the type this is a summary of.
  func textIfMeant(for intent: some Any) -> String? {
    (intent as? Intent).flatMap { text(for: $0) }
  }
}

/// Builds one summary: `Summary`, `When` or `Switch`.
@resultBuilder
public enum ParameterSummaryBuilder<Intent> {
  /// The summary unchanged: a block holds just one.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }
}

/// A line with holes for parameters: `Summary("Log \(\.$amount) of water")`.
public struct IntentParameterSummary<Intent>: ParameterSummary {
  private let string: ParameterSummaryString<Intent>?

  /// The title alone.
  public init() {
    string = nil
  }

  /// A line with holes.
  public init(_ string: ParameterSummaryString<Intent>) {
    self.string = string
  }

  /// A line with holes, and parameters that are shown below it in an app.
  public init(
    _ string: ParameterSummaryString<Intent>,
    @ParameterKeyPathsBuilder<Intent> _ others: () -> [PartialKeyPath<Intent>]
  ) {
    self.string = string
  }

  /// The line.
  public func text(for intent: Intent) -> String? {
    string?.text(for: intent)
  }
}

/// Lists the parameters that have no hole in the line.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent> {
  /// One parameter.
  public static func buildExpression<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> {
    keyPath
  }

  /// All of them.
  public static func buildBlock(
    _ keyPaths: PartialKeyPath<Intent>...
  ) -> [PartialKeyPath<Intent>] {
    keyPaths
  }
}

/// A literal with holes for parameters.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation {
  private let pieces: [Piece]

  enum Piece {
    case text(String)
    case hole(PartialKeyPath<Intent>)
  }

  /// A line without holes.
  public init(stringLiteral value: String) {
    pieces = [.text(value)]
  }

  /// A line with holes.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  func text(for intent: Intent) -> String {
    var line = LocalizedStringResource.StringInterpolation(
      literalCapacity: 0, interpolationCount: 0)
    for piece in pieces {
      switch piece {
      case .text(let text): line.appendLiteral(text)
      case .hole(let keyPath):
        line.appendInterpolation(
          (intent[keyPath: keyPath] as? any AnyParameter)?.displayText ?? "")
      }
    }
    return LocalizedStringResource(stringInterpolation: line).text()
  }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    /// Room for the literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Text.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.text(literal)) }
    }

    /// A parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      pieces.append(.hole(keyPath))
    }
  }
}
