import IntentJSON

/// How long the texts that a client sends may be, in Unicode scalars, so that none is read without end.
package enum RequestTextLimit {
  /// A text of an argument, for which its intent declares no other limit
  /// (``ArgumentAdapting/textLimit(of:)``).
  package static let argument = 10_000
  /// The id or the name of an entity, also one that is to be completed.
  package static let reference = 1_000
  /// The value of a prompt's argument.
  package static let promptArgument = 1_000
  /// The address of a resource.
  package static let address = 2_000
  /// The name of a tool, a prompt or an argument, and of a version.
  package static let name = 200
}

extension ArgumentError {
  /// The error about a text beyond its limit.
  init(_ name: String, longerThan limit: Int, _ text: String) {
    self.init(
      name, "takes at most \(limit) characters; shorten what begins \"\(text.cutShort)\"")
  }
}

extension JSONValue {
  /// Refuses texts beyond a limit anywhere in an argument: the keys of objects too, and the digits of
  /// numbers, which an intent may read as a text.
  func refuseTexts(longerThan limit: Int, in name: String) throws(ArgumentError) {
    switch self {
    case .null, .bool: break
    case .string(let text): try Self.refuse(text, longerThan: limit, in: name)
    case .number(let number): try Self.refuse(number.spelling, longerThan: limit, in: name)
    case .array(let elements):
      for element in elements { try element.refuseTexts(longerThan: limit, in: name) }
    case .object(let object):
      for member in object.members {
        try Self.refuse(member.key, longerThan: limit, in: name)
        try member.value.refuseTexts(longerThan: limit, in: name)
      }
    }
  }

  private static func refuse(
    _ text: String, longerThan limit: Int, in name: String
  ) throws(ArgumentError) {
    if text.isLonger(than: limit) { throw ArgumentError(name, longerThan: limit, text) }
  }
}
