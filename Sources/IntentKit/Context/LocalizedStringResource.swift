/// A text that is looked up in the person's language when it is shown.
///
/// The literal is the English text and the key: `"Log \(amount) of water"` has the key
/// `Log %@ of water`, and a table may translate that.
public struct LocalizedStringResource: Sendable, Hashable {
  /// A value in a text.
  enum Argument: Sendable, Hashable {
    case text(String)
    /// Another text, shown in the language of the whole.
    indirect case resource(LocalizedStringResource)

    func text(in table: LocalizedStringTable) -> String {
      switch self {
      case .text(let text): text
      case .resource(let resource): resource.text(in: table)
      }
    }
  }

  /// The English text with `%@` for each value.
  public let key: String
  /// The values, in the order of the English text.
  let arguments: [Argument]
  /// Whether the key is a format, in which a percent sign is doubled, and not a plain text.
  private let isFormat: Bool

  /// A text that is the same in every language.
  public init(verbatim text: String) {
    key = "%@"
    arguments = [.text(text)]
    isFormat = true
  }

  /// The text in the language of `table`, by default that of the call that runs now; English where
  /// the table has no entry.
  public func text(in table: LocalizedStringTable = IntentContext.current.language) -> String {
    let format = table[key] ?? key
    if arguments.isEmpty && !isFormat { return format }
    if arguments.count == 1 && format == "%@" { return arguments[0].text(in: table) }
    return Self.fill(format, arguments.map { $0.text(in: table) })
  }

  /// Puts the arguments in: `%@` takes the next one, `%2$@` the second, `%%` is a percent sign.
  ///
  /// By scalars and not by characters, since a combining mark may follow a value.
  private static func fill(_ format: String, _ arguments: [String]) -> String {
    var text = ""
    var next = 0
    var rest = format.unicodeScalars[...]
    while let percent = rest.firstIndex(of: "%") {
      text.unicodeScalars += rest[..<percent]
      rest = rest[percent...].dropFirst()
      let digits = rest.prefix { ("0"..."9").contains($0) }
      let afterDigits = rest.dropFirst(digits.count)
      if let position = Int(String(digits)), afterDigits.starts(with: "$@".unicodeScalars) {
        rest = afterDigits.dropFirst(2)
        if arguments.indices.contains(position - 1) { text += arguments[position - 1] }
      } else if rest.first == "@" {
        rest = rest.dropFirst()
        if arguments.indices.contains(next) { text += arguments[next] }
        next += 1
      } else {
        text += "%"
        if rest.first == "%" { rest = rest.dropFirst() }
      }
    }
    text.unicodeScalars += rest
    return text
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// A text without values.
  public init(stringLiteral value: String) {
    key = value
    arguments = []
    isFormat = false
  }

  /// A text with values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    isFormat = true
  }

  /// Collects the key and the values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Room for the literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Literal text; a percent sign is doubled, since the key is a format.
    public mutating func appendLiteral(_ literal: String) {
      for scalar in literal.unicodeScalars {
        key.unicodeScalars.append(scalar)
        if scalar == "%" { key.unicodeScalars.append("%") }
      }
    }

    /// Any other value, in its own text form.
    public mutating func appendInterpolation(_ value: some Any) {
      append(.text("\(value)"))
    }

    /// Another text.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.resource(resource))
    }

    mutating func append(_ argument: Argument) {
      key += "%@"
      arguments.append(argument)
    }
  }
}
