import IntentJSON
import IntentKit

/// A person's form as both eras carry it, and the reading of what comes back.
enum ElicitationForm {
  /// The request that puts a form to the person.
  static let method = "elicitation/create"

  /// The parameters of the request.
  static func parameters(of form: PersonForm, _ version: ProtocolVersion) -> JSONObject {
    var parameters: JSONObject = version.hasElicitationModes ? ["mode": "form"] : [:]
    let properties: JSONObject = [form.property: .object(form.schema)]
    parameters["message"] = .told(form.message)
    parameters["requestedSchema"] = [
      "type": "object", "properties": .object(properties), "required": [.string(form.property)],
    ]
    return parameters
  }

  /// The value a person filled in; nil when a form was accepted without one.
  ///
  /// - Throws: `RequestDeclined` for a no or a closed form, ``UnusableAnswer`` for what no client
  ///   should send.
  static func value(in result: JSONObject, for form: PersonForm) throws -> JSONValue? {
    switch result["action"]?.string {
    case "accept":
      // A form that was accepted unseen has no content; that is no yes.
      guard let content = result["content"]?.object else { return nil }
      if let value = content[form.property], !value.isNull { return value }
      // Some clients leave the defaults of an accepted form out.
      return form.schema["default"]
    case "decline": throw RequestDeclined(wasCancelled: false)
    case "cancel": throw RequestDeclined(wasCancelled: true)
    case let other:
      throw UnusableAnswer(
        problem: "the action \"\(other?.cutShort ?? "")\" instead of accept, decline or cancel")
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
