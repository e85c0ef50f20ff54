import IntentJSON
import IntentKit
import Synchronization

/// A person who answers from a list, and remembers what was asked.
final class ScriptedPerson: PersonRequesting {
  private struct State {
    var answers: [JSONValue]
    var forms: [PersonForm] = []
  }

  private let state: Mutex<State>
  let canAsk = true

  init(_ answers: JSONValue...) {
    state = Mutex(State(answers: answers))
  }

  var forms: [PersonForm] { state.withLock { $0.forms } }

  /// The next answer; null declines, and after the last one the form is closed.
  func answer(to form: PersonForm) async throws -> JSONValue {
    let answer = state.withLock { state -> JSONValue? in
      state.forms.append(form)
      return state.answers.isEmpty ? nil : state.answers.removeFirst()
    }
    guard let answer else { throw RequestDeclined(wasCancelled: true) }
    if answer.isNull { throw RequestDeclined(wasCancelled: false) }
    return answer
  }
}
