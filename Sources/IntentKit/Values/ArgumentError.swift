public import IntentJSON

/// An argument that cannot be used, with what to send instead.
public struct ArgumentError: Error, Hashable, Sendable {
  /// The parameter's name.
  public let name: String
  /// What is wrong and what is accepted, to follow the name.
  public let problem: String

  /// An error about one argument.
  public init(_ name: String, _ problem: String) {
    self.name = name
    self.problem = problem
  }

  /// An error that shows what was sent, cut short.
  public init(_ name: String, _ problem: String, got argument: JSONValue) {
    self.init(name, "\(problem), not \(argument.text.cutShort)")
  }
}

extension ArgumentError: CustomStringConvertible, CustomLocalizedStringResourceConvertible {
  /// A sentence.
  public var description: String { "\"\(name.cutShort)\" \(problem)." }
  /// A sentence.
  public var localizedStringResource: LocalizedStringResource { .init(verbatim: description) }
}
