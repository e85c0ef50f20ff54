import Household
import IntentKit

/// Facts that belong to every answer.
struct Publication: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Publication"

  /// False when an edit is kept here and not yet in the folder; missing when there is nothing to say.
  @Property(title: "Published") var published: Bool?
  @Property(title: "Reason") var unpublishedReason: String?

  init() {}

  init(unpublishedReason reason: String?) {
    published = reason == nil ? nil : false
    unpublishedReason = reason
  }
}

/// The facts of one answer, and those of every answer.
typealias Answered<Facts: TransientAppEntity> = CombinedEntity<Facts, Publication>

/// What `perform()` gives back: the facts of an answer and its sentences.
typealias AnswerResult<Facts: TransientAppEntity> =
  ProvidesDialog & ReturnsValue<Answered<Facts>>

extension IntentResult {
  /// The household's answer, with `facts` of its value.
  static func answer<Value, Facts>(
    _ answer: Answer<Value>, _ facts: (Value) -> Facts
  ) -> Self where Self == IntentResultContainer<Answered<Facts>, IntentDialog> {
    .result(
      value: Answered(
        facts(answer.value), Publication(unpublishedReason: answer.unpublishedReason)),
      dialog: IntentDialog(.init(verbatim: answer.text)))
  }
}

extension IntentContext {
  /// Where a batch reports how far it has come.
  var progressReport: (@Sendable (_ done: Int, _ total: Int) -> Void)? {
    guard let progress else { return nil }
    return { done, total in progress.report(done: done, total: total, message: nil) }
  }
}
