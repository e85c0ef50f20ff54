/// The translations of one language, by English text.
public struct LocalizedStringTable: Sendable {
  /// A BCP 47 language tag such as `de`.
  public let language: String
  private let translations: [String: String]

  /// English: every key is its own text.
  public static let english = LocalizedStringTable(language: "en", translations: [:])

  /// A table of translations; keys are English texts with `%@` for each value.
  public init(language: String, translations: [String: String]) {
    self.language = language
    self.translations = translations
  }

  subscript(key: String) -> String? { translations[key] }
}
