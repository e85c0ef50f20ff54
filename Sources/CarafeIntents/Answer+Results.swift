import Household
import IntentKit

extension Answer {
  /// The answer's sentences.
  var dialog: IntentDialog { IntentDialog(.init(verbatim: text)) }

  /// False when the edit is kept here and not yet in the folder; nil when there is nothing to say.
  var published: Bool? { unpublishedReason == nil ? nil : false }
}

extension IntentContext {
  /// Where a batch reports how far it has come.
  var progressReport: (@Sendable (_ done: Int, _ total: Int) -> Void)? {
    guard let progress else { return nil }
    return { done, total in progress.report(done: done, total: total, message: nil) }
  }
}
