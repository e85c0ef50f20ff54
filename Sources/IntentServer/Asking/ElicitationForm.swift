import IntentJSON
import IntentKit

/// A person's form as both eras carry it, and the reading of what comes back.
enum ElicitationForm {
  /// The parameters of `elicitation/create`.
  static func parameters(of form: PersonForm) -> JSONObject {
    let properties: JSONObject = [form.property: .object(form.schema)]
    return [
      "message": .string(form.message),
      "requestedSchema": [
        "type": "object", "properties": .object(properties), "required": [.string(form.property)],
      ],
    ]
  }

  /// The value a person filled in.
  ///
  /// - Throws: `RequestDeclined` for a no or a closed form, ``UnusableAnswer`` for what no client
  ///   should send.
  static func value(in result: JSONObject, for form: PersonForm) throws -> JSONValue {
    switch result["action"]?.string {
    case "accept":
      if let value = result["content"]?[form.property], !value.isNull { return value }
      // A client that leaves defaults out of an accepted form.
      if let value = form.schema["default"] { return value }
      throw UnusableAnswer(problem: "an accepted form without \"\(form.property)\"")
    case "decline": throw RequestDeclined(wasCancelled: false)
    case "cancel": throw RequestDeclined(wasCancelled: true)
    case let other:
      throw UnusableAnswer(
        problem: "the action \"\(other ?? "")\" instead of accept, decline or cancel")
    }
  }
}

/// A client answered a question in a way the protocol does not know.
struct UnusableAnswer: Error, CustomLocalizedStringResourceConvertible {
  let problem: String

  var localizedStringResource: LocalizedStringResource {
    "The question to the person came back with \(problem). Nothing was changed; try again or say it without a question."
  }
}
