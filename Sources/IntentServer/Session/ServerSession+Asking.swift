import IntentJSON
import IntentKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension ServerSession {
  /// How this request's intent may ask a person.
  func asking(_ context: RequestContext) -> any PersonRequesting {
    switch context.version.era {
    case .handshake:
      guard context.canAsk, isInitialized else { return NobodyToAsk() }
      return AskingByRequest(
        requests: clientRequests, version: context.version)
    case .stateless:
      // Who has answered was asked, whatever is declared now: a no stays one.
      guard context.canAsk || !context.answers.isEmpty else { return NobodyToAsk() }
      return AskingByResult(given: context.answers, mayAsk: context.canAsk)
    }
  }

  /// The call's result when a question must be answered first.
  func inputRequired(_ needed: InputNeeded, _ context: RequestContext) -> JSONObject {
    let question: JSONObject = [
      "method": .string(ElicitationForm.method),
      "params": .object(ElicitationForm.parameters(of: needed.form, context.version)),
    ]
    let requests: JSONObject = [needed.key: .object(question)]
    return [
      "resultType": "input_required",
      "inputRequests": .object(requests),
      "requestState": .string(
        requestState.signed(
          RequestState.Round(asked: needed.key, answers: context.answers),
          for: Self.bound(context.request), at: Self.now)),
    ]
  }

  /// The answers a request brings: those signed in its state, and the one beside it to the question
  /// of that state.
  ///
  /// Answers without a state were not asked for and do not count.
  ///
  /// - Throws: an error for a state that is not of this request, whatever its method.
  func answers(in request: Message.Request) throws(RPCError) -> [String: JSONObject] {
    switch request.params["requestState"] {
    case nil, .null: return [:]
    case .string(let text):
      let round = try requestState.verified(text, for: Self.bound(request), at: Self.now)
      var answers = round.answers
      if let answer = try Self.response(to: round.asked, in: request) {
        answers[round.asked] = answer
      }
      return answers
    case .bool, .number, .array, .object:
      throw .invalidParams("\"requestState\" must be the string it was sent as.")
    }
  }

  /// The response to a question; what else is there is none of ours.
  private static func response(
    to key: String, in request: Message.Request
  ) throws(RPCError) -> JSONObject? {
    switch request.params["inputResponses"] {
    case nil, .null: return nil
    case .object(let responses):
      guard let response = responses[key] else { return nil }
      guard let answer = response.object, answer["action"]?.string != nil else {
        throw .invalidParams(
          "\"inputResponses\" must hold an object with an \"action\" for \"\(key.cutShort)\".")
      }
      return answer
    case .bool, .number, .string, .array:
      throw .invalidParams("\"inputResponses\" must be an object.")
    }
  }

  /// What a state is bound to: all that is asked for, without what changes from round to round and
  /// without what a client may spell in another way the next time.
  private static func bound(_ request: Message.Request) -> JSONObject {
    var salient = request.params.canonical
    for name in ["_meta", "requestState", "inputResponses"] { salient[name] = nil }
    if salient["arguments"]?.object?.isEmpty == true { salient["arguments"] = nil }
    return ["method": .string(request.method), "params": .object(salient)]
  }

  /// Milliseconds since 1970, since another process may have begun the call.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
