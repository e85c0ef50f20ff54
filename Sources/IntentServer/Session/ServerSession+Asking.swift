import IntentJSON
import IntentKit

extension ServerSession {
  /// How this request's intent may ask a person.
  func asking(_ context: RequestContext) throws(RPCError) -> any PersonRequesting {
    guard context.canAsk else { return NobodyToAsk() }
    switch context.version.era {
    case .handshake: return AskingByRequest(requests: clientRequests, turn: context.turn)
    case .stateless: return AskingByResult(given: try answers(context))
    }
  }

  /// The call's result when a question must be answered first.
  func inputRequired(
    _ needed: InputNeeded, _ context: RequestContext
  ) throws(RPCError) -> JSONObject {
    let question: JSONObject = [
      "method": "elicitation/create",
      "params": .object(ElicitationForm.parameters(of: needed.form)),
    ]
    let requests: JSONObject = [needed.key: .object(question)]
    return [
      "resultType": "input_required",
      "inputRequests": .object(requests),
      "requestState": .string(
        requestState.seal(try answers(context), for: Self.bound(context), at: Self.now)),
    ]
  }

  /// The answers a call brings: those sealed in its state, and the new ones beside it. Answers
  /// without a state were not asked for and do not count.
  private func answers(_ context: RequestContext) throws(RPCError) -> [String: JSONObject] {
    guard let text = context.params["requestState"]?.string else { return [:] }
    var answers = try requestState.open(text, for: Self.bound(context), at: Self.now)
    for member in context.params["inputResponses"]?.object?.members ?? [] {
      answers[member.key] = member.value.object ?? [:]
    }
    return answers
  }

  /// What a state is bound to: what is asked for, without what changes from round to round.
  private static func bound(_ context: RequestContext) -> JSONObject {
    [
      "method": .string(context.request.method),
      "name": context.params["name"] ?? .null,
      "arguments": context.params["arguments"] ?? .null,
    ]
  }

  /// Milliseconds since this process first looked, on a clock that no one sets.
  private static var now: Int {
    let time = origin.duration(to: .now).components
    return Int(time.seconds) * 1000 + Int(time.attoseconds / 1_000_000_000_000_000)
  }

  private static let origin = ContinuousClock.now
}
