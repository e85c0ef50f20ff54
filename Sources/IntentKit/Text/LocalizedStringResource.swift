/// A text that is looked up in the person's language when it is shown.
///
/// The literal is the English text and the key: `"Log \(amount) of water"` has the key
/// `Log %@ of water`, and a table may translate that.
public struct LocalizedStringResource: Sendable, Hashable {
  /// The English text with `%@` for each value.
  public let key: String
  /// The values, in the order of the English text.
  public let arguments: [String]

  /// A text that is the same in every language.
  public init(verbatim text: String) {
    key = "%@"
    arguments = [text]
  }

  init(key: String, arguments: [String]) {
    self.key = key
    self.arguments = arguments
  }

  /// The text in the language of `table`; English where the table has no entry.
  public func text(in table: LocalizedStringTable = .english) -> String {
    let format = table[key] ?? key
    return arguments.isEmpty ? format : Self.fill(format, arguments)
  }

  /// Puts the arguments in: `%@` takes the next one, `%2$@` the second.
  private static func fill(_ format: String, _ arguments: [String]) -> String {
    if format == "%@" { return arguments[0] }
    var text = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let afterDigits = rest.dropFirst(digits.count)
      if let position = Int(digits), afterDigits.hasPrefix("$@") {
        rest = afterDigits.dropFirst(2)
        text += arguments.indices.contains(position - 1) ? arguments[position - 1] : ""
      } else if rest.hasPrefix("@") {
        rest = rest.dropFirst()
        text += arguments.indices.contains(next) ? arguments[next] : ""
        next += 1
      } else {
        text += "%"
        if rest.hasPrefix("%") { rest = rest.dropFirst() }
      }
    }
    return text + rest
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// A text without values.
  public init(stringLiteral value: String) {
    key = value
    arguments = []
  }

  /// A text with values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the key and the values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [String] = []

    /// Room for the literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Literal text; a percent sign is doubled, since the key is a format.
    public mutating func appendLiteral(_ literal: String) {
      for character in literal {
        key.append(character)
        if character == "%" { key.append("%") }
      }
    }

    /// A value, in its own text form.
    public mutating func appendInterpolation(_ value: some Any) {
      key += "%@"
      arguments.append("\(value)")
    }

    /// Another text; it is shown in English.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      key += "%@"
      arguments.append(resource.text())
    }
  }
}

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

/// An error whose text is meant for the person.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
