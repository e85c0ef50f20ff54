import IntentJSON
import IntentKit
import Synchronization

/// Asks by ending the call with what is needed; the client calls again with the answer.
///
/// The way of 2026-07-28 ("multi round-trip requests"). The intent runs again from its start, and
/// each question it asks again finds its answer here.
final class AskingByResult: PersonRequesting {
  private let given: [String: JSONObject]
  private let mayAsk: Bool
  private let asked = Mutex(0)

  /// Answers by the key of their question, from this and from earlier rounds; whether there may be
  /// another round.
  init(given: [String: JSONObject], mayAsk: Bool) {
    self.given = given
    self.mayAsk = mayAsk
  }

  var canAsk: Bool { true }

  func answer(to form: PersonForm) async throws -> JSONValue {
    let number = asked.withLock { count in
      count += 1
      return count
    }
    let key = Self.key(form, number)
    // An accepted form without the value is asked for again, as the specification wants it.
    guard let result = given[key], let value = try ElicitationForm.value(in: result, for: form)
    else {
      guard mayAsk else { throw RequestDeclined(wasCancelled: true) }
      throw InputNeeded(key: key, form: form)
    }
    return value
  }

  /// The key of a question: questions come in the same order on each run, and a yes to one question
  /// is none to another that stands in its place when the data has changed meanwhile, in the same
  /// words about another thing too.
  static func key(_ form: PersonForm, _ number: Int) -> String {
    let parts = [form.message, JSONValue.object(form.schema).text] + form.subjects
    let question = parts.joined(separator: "\0")
    let digest = SipHash.hash(Array(question.utf8), key: SipHash.Key(low: 0, high: 0))
    return "\(form.property)_\(number)_" + String(digest, radix: 36)
  }
}

/// A question that ends the call for now.
struct InputNeeded: Error {
  let key: String
  let form: PersonForm
}
