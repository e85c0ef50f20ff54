import IntentJSON
import IntentKit

/// Asks by a request of the server's own, and waits for the answer: the way of the handshake
/// versions.
struct AskingByRequest: PersonRequesting {
  let requests: ClientRequests
  let version: ProtocolVersion

  var canAsk: Bool { true }

  func answer(to form: PersonForm) async throws -> JSONValue {
    let outcome = await requests.send(
      ElicitationForm.method, ElicitationForm.parameters(of: form, version))
    try Task.checkCancellation()
    switch outcome {
    case .response(.result(let result)):
      guard let value = try ElicitationForm.value(in: result, for: form) else {
        throw UnusableAnswer(problem: "an accepted form without \"\(form.property)\"")
      }
      return value
    case .response(.error): throw UnusableAnswer(problem: "an error from the client")
    case .late: throw NoAnswer.late(requests.patience)
    case .closed, .cancelled: throw NoAnswer.closed
    }
  }
}

/// Nobody answered.
enum NoAnswer: Error, CustomLocalizedStringResourceConvertible {
  /// Not in the time there was.
  case late(Duration)
  /// And nobody can any more.
  case closed

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .late(let patience):
      "Nobody answered the question within \(patience.components.seconds) seconds. Nothing was changed."
    case .closed:
      "The connection was closed before the question was answered. Nothing was changed."
    }
  }
}
