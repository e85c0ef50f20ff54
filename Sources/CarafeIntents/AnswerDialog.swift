import Household
import IntentKit

extension Answer {
  /// The answer's sentences.
  var dialog: IntentDialog { IntentDialog(.init(verbatim: text)) }
}

extension IntentContext {
  /// Where a batch reports how far it has come.
  var progressReport: (@Sendable (_ done: Int, _ total: Int) -> Void)? {
    guard let progress else { return nil }
    return { done, total in progress.report(done: done, total: total, message: nil) }
  }
}
