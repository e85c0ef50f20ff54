import IntentJSON
import IntentKit

extension ServerSession {
  /// How this request's intent may ask a person.
  func asking(_ context: RequestContext) -> any PersonRequesting {
    guard context.canAsk else { return NobodyToAsk() }
    switch context.version.era {
    case .handshake:
      return AskingByRequest(
        requests: clientRequests, version: context.version, turn: context.turn)
    case .stateless: return AskingByResult(given: context.answers)
    }
  }

  /// The call's result when a question must be answered first.
  func inputRequired(_ needed: InputNeeded, _ context: RequestContext) -> JSONObject {
    let question: JSONObject = [
      "method": "elicitation/create",
      "params": .object(ElicitationForm.parameters(of: needed.form, context.version)),
    ]
    let requests: JSONObject = [needed.key: .object(question)]
    return [
      "resultType": "input_required",
      "inputRequests": .object(requests),
      "requestState": .string(
        requestState.seal(context.answers, for: Self.bound(context.request), at: Self.now)),
    ]
  }

  /// The answers a request brings: those sealed in its state, and the new ones beside it.
  ///
  /// Answers without a state were not asked for and do not count.
  ///
  /// - Throws: an error for a state that is not of this request, whatever its method.
  func answers(in request: Message.Request) throws(RPCError) -> [String: JSONObject] {
    switch request.params["requestState"] {
    case nil, .null: return [:]
    case .string(let text):
      var answers = try requestState.open(text, for: Self.bound(request), at: Self.now)
      for (key, answer) in try Self.responses(in: request) { answers[key] = answer }
      return answers
    case .bool, .number, .array, .object:
      throw .invalidParams("\"requestState\" must be the string it was sent as.")
    }
  }

  private static func responses(
    in request: Message.Request
  ) throws(RPCError) -> [(String, JSONObject)] {
    switch request.params["inputResponses"] {
    case nil, .null: return []
    case .object(let responses):
      var answers: [(String, JSONObject)] = []
      for response in responses.members {
        guard let answer = response.value.object, answer["action"]?.string != nil else {
          throw .invalidParams(
            "\"inputResponses\" must hold an object with an \"action\" for \"\(response.key)\".")
        }
        answers.append((response.key, answer))
      }
      return answers
    case .bool, .number, .string, .array:
      throw .invalidParams("\"inputResponses\" must be an object.")
    }
  }

  /// What a state is bound to: all that is asked for, without what changes from round to round.
  private static func bound(_ request: Message.Request) -> JSONObject {
    var salient = request.params
    for name in ["_meta", "requestState", "inputResponses"] { salient[name] = nil }
    return ["method": .string(request.method), "params": .object(salient)]
  }

  /// Milliseconds since this process first looked, on a clock that no one sets.
  private static var now: Int {
    origin.duration(to: .now).milliseconds
  }

  private static let origin = ContinuousClock.now
}
