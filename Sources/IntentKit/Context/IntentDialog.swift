/// What is said to the person.
public struct IntentDialog: Sendable {
  /// The words where nothing is shown beside them.
  public let full: LocalizedStringResource
  /// What is said beside something shown.
  public let supporting: LocalizedStringResource?

  /// A dialog that is said as it is.
  public init(_ full: LocalizedStringResource) {
    self.init(full: full, supporting: nil)
  }

  /// A dialog with a shorter form for a screen that shows the rest; over a pipe `full` is said.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource?) {
    self.full = full
    self.supporting = supporting
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  /// A dialog without values.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// A dialog whose literal has values in it; the literal is the key of its translation.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
