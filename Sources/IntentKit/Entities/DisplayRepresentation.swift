/// How one thing is shown.
public struct DisplayRepresentation: Sendable, Hashable {
  /// Its name.
  public let title: LocalizedStringResource
  /// A second line.
  public let subtitle: LocalizedStringResource?
  /// Other names it answers to.
  public let synonyms: [LocalizedStringResource]

  /// A representation by a name, which may have a second line and other names.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  /// A representation of a name alone.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// A representation of a name with values.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// How a type of things is called.
public struct TypeDisplayRepresentation: Sendable, Hashable {
  /// Its name, such as "Shopping Item".
  public let name: LocalizedStringResource
  /// Its name with a number, such as "shopping items".
  public let numericFormat: LocalizedStringResource?

  /// A representation by a name for one, and one for several such as "shopping items".
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
    self.numericFormat = numericFormat
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringLiteral {
  /// A representation of a name alone.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}
