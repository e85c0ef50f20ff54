import IntentJSON
import IntentKit

/// Asks by ending the call with what is needed; the client calls again with the answer.
///
/// The way of 2026-07-28 ("multi round-trip requests"). The intent runs again from its start, and
/// each question it asks again finds its answer here.
final class AskingByResult: PersonRequesting {
  private let given: [String: JSONObject]
  private let asked = Locked(0)

  /// Answers by the key of their question, from this and from earlier rounds.
  init(given: [String: JSONObject]) {
    self.given = given
  }

  var canAsk: Bool { true }

  func answer(to form: PersonForm) async throws -> JSONValue {
    // Questions come in the same order on each run, so their number is their key.
    let number = asked.withLock { count in
      count += 1
      return count
    }
    let key = "\(form.property)_\(number)"
    guard let result = given[key] else { throw InputNeeded(key: key, form: form) }
    return try ElicitationForm.value(in: result, for: form)
  }
}

/// A question that ends the call for now.
struct InputNeeded: Error {
  let key: String
  let form: PersonForm
}
