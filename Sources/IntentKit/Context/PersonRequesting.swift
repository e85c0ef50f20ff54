public import IntentJSON

/// How an intent asks the person who uses the client.
public protocol PersonRequesting: Sendable {
  /// Whether the client can ask at all.
  var canAsk: Bool { get }
  /// Puts the question and gives the answer's one value.
  ///
  /// - Throws: ``RequestDeclined`` when the person says no or closes the form; other errors when
  ///   no answer comes or it makes no sense.
  func answer(to form: PersonForm) async throws -> JSONValue
}

/// A question with one field to fill in.
public struct PersonForm: Sendable {
  /// The question.
  public let message: String
  /// The name of the field.
  public let property: String
  /// The schema of the field: a string, number, integer, boolean or string enumeration.
  public let schema: JSONObject
  /// The ids of the things the question is about, since different things may have the same name.
  public var subjects: [String] = []

  /// The schema of a field for a value of this schema; what has no form field of its own is a
  /// text.
  static func property(_ schema: JSONObject, title: String) -> JSONObject {
    var schema = schema
    if schema["type"]?.string == "array" {
      let description = schema["description"]
      schema = ["type": "string"]
      schema["description"] = description
    }
    schema["title"] = .string(title)
    return schema
  }
}

/// The person said no, or closed the question.
public struct RequestDeclined: Error, Hashable, Sendable {
  /// Whether the question was closed without an answer.
  public let wasCancelled: Bool

  /// A refusal.
  public init(wasCancelled: Bool) {
    self.wasCancelled = wasCancelled
  }
}

/// Nobody to ask: the way of clients without elicitation and of the command line.
public struct NobodyToAsk: PersonRequesting {
  /// A way that asks nothing and needs nothing.
  public init() {}
  /// False, so that confirmations are skipped and a missing value is an error.
  public var canAsk: Bool { false }
  /// Always fails; ``canAsk`` is asked first.
  public func answer(to form: PersonForm) throws -> JSONValue {
    throw RequestDeclined(wasCancelled: true)
  }
}
