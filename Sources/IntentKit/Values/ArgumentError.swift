public import IntentJSON

/// An argument that cannot be used, with what to send instead.
///
/// It reads `"size" must be from 1 to 10, not 12.`
public struct ArgumentError: Error, Hashable, Sendable {
  /// The name of the argument on the wire, such as `usual_amount`.
  public let name: String
  /// What is wrong and what is accepted, to follow the name.
  public let problem: String

  /// An error about one argument.
  ///
  /// - Parameters:
  ///   - name: The argument's name on the wire.
  ///   - problem: What follows it in the sentence, without the full stop: "must be an even number".
  public init(_ name: String, _ problem: String) {
    self.name = name
    self.problem = problem
  }

  /// An error that also shows what was sent, cut short behind `not`.
  public init(_ name: String, _ problem: String, got argument: JSONValue) {
    self.init(name, "\(problem), not \(argument.text.cutShort)")
  }
}

extension ArgumentError: CustomStringConvertible, CustomLocalizedStringResourceConvertible {
  /// The name in quotes, the problem and a full stop.
  public var description: String { "\"\(name.cutShort)\" \(problem)." }
  /// The same sentence, which is not translated.
  public var localizedStringResource: LocalizedStringResource { .init(verbatim: description) }
}
