public import IntentJSON

/// A text as a person or a model says it, whatever JSON it came as: `"2 l milk"`, `2`,
/// `{"name": "milk"}`.
///
/// Declared to clients as a plain string. Models send numbers and objects there all the same; the
/// program that reads the words gets them as they were sent, and nothing is written out and read again.
///
/// ```swift
/// @Parameter(title: "Items", description: "One thing each.") var items: [FreeText]
/// …
/// for item in items { try list.add(item.sent) }
/// ```
public struct FreeText: _IntentValue, Hashable {
  /// What was sent; null for the word "null", which some clients send for nothing.
  public let sent: JSONValue

  /// A text in the form a client sent it.
  public init(_ sent: JSONValue) {
    self.sent = sent.string?.trimmed == "null" ? .null : sent
  }

  /// A string.
  public static var argumentSchema: JSONObject { ["type": "string"] }
  /// True: the word "null" is read here and not before.
  public static var isText: Bool { true }

  /// A text of any JSON; nothing is refused.
  public static func value(from argument: JSONValue, for name: String) -> FreeText {
    FreeText(argument)
  }

  /// What was sent.
  public var json: JSONValue? { sent }
  /// A string as it is, null as an empty text, everything else as its JSON text.
  public var displayText: String { sent.textForm }
}

extension JSONValue {
  /// A string as it is, null and the word "null" as nothing, everything else as its JSON text.
  var textForm: String {
    switch self {
    case .string(let text): text.trimmed == "null" ? "" : text
    case .null: ""
    case .bool, .number, .array, .object: text
    }
  }
}
