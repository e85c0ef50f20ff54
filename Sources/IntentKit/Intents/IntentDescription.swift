/// What an intent does, in a sentence or two.
public struct IntentDescription: Sendable {
  /// The sentences.
  public let descriptionText: LocalizedStringResource
  /// A heading to group by.
  public let categoryName: LocalizedStringResource?
  /// Further words people search by.
  public let searchKeywords: [LocalizedStringResource]

  /// A description of one or two sentences; only they are told to clients.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
  }
}

extension IntentDescription: ExpressibleByStringLiteral {
  /// A description of text alone.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// An `IntentDescription` or an optional one.
///
/// `static let description = IntentDescription("…")` does not witness a requirement of the
/// optional type; with this protocol between them both spellings do.
public protocol IntentDescriptionConvertible: Sendable {
  /// The description, where there is one.
  var intentDescription: IntentDescription? { get }
}

extension IntentDescription: IntentDescriptionConvertible {
  /// This description, so that both spellings of a declaration can be read alike.
  public var intentDescription: IntentDescription? { self }
}

extension IntentDescription?: IntentDescriptionConvertible {
  /// The description, where the declaration has one.
  public var intentDescription: IntentDescription? { self }
}
