import IntentJSON
import IntentKit

/// Asks by a request of the server's own, and waits for the answer: the way of the handshake
/// versions.
struct AskingByRequest: PersonRequesting {
  let requests: ClientRequests
  let version: ProtocolVersion
  let turn: Turn?

  var canAsk: Bool { true }

  func answer(to form: PersonForm) async throws -> JSONValue {
    turn?.end()
    let response = await requests.send(
      "elicitation/create", ElicitationForm.parameters(of: form, version))
    try Task.checkCancellation()
    switch response {
    case .result(let result):
      guard let value = try ElicitationForm.value(in: result, for: form) else {
        throw UnusableAnswer(problem: "an accepted form without \"\(form.property)\"")
      }
      return value
    case .error: throw UnusableAnswer(problem: "an error from the client")
    case nil: throw NoAnswer(patience: requests.patience)
    }
  }
}

/// Nobody answered in time.
struct NoAnswer: Error, CustomLocalizedStringResourceConvertible {
  let patience: Duration

  var localizedStringResource: LocalizedStringResource {
    "Nobody answered the question within \(patience.components.seconds) seconds. Nothing was changed."
  }
}
