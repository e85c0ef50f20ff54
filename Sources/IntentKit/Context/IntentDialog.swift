/// What is said to the person.
public struct IntentDialog: Sendable {
  /// The whole of it.
  public let full: LocalizedStringResource
  /// What is said beside something shown.
  public let supporting: LocalizedStringResource?

  /// A dialog.
  public init(_ full: LocalizedStringResource) {
    self.init(full: full, supporting: nil)
  }

  /// A dialog with a shorter form.
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

  /// A dialog with values.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
