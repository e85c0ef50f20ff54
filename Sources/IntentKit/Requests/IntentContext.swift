import IntentJSON

/// What surrounds the call of an intent: who can be asked, who listens, where things come from.
public struct IntentContext: Sendable {
  /// The context of the call that runs now.
  @TaskLocal public static var current = IntentContext()

  /// How to ask the person.
  public let requests: any PersonRequesting
  /// Where progress goes.
  public let progress: (any ProgressReporting)?
  /// Where dependencies come from.
  public let dependencies: AppDependencyManager
  /// The person's language.
  public let language: LocalizedStringTable

  /// A context.
  public init(
    requests: any PersonRequesting = NobodyToAsk(), progress: (any ProgressReporting)? = nil,
    dependencies: AppDependencyManager = .shared, language: LocalizedStringTable = .english
  ) {
    self.requests = requests
    self.progress = progress
    self.dependencies = dependencies
    self.language = language
  }

  /// Asks yes or no; skipped where the client cannot ask.
  ///
  /// - Throws: ``RequestDeclined`` for a no, ``ArgumentError`` for what is neither yes nor no.
  func confirm(
    _ dialog: IntentDialog, _ action: ConfirmationActionName, about subjects: [String]
  ) async throws {
    guard requests.canAsk else { return }
    let form = PersonForm(
      message: dialog.full.text(), property: "confirm",
      schema: [
        "type": "boolean", "title": .string(action.acceptLabel.text()), "default": true,
      ], subjects: subjects)
    let answer = try await requests.answer(to: form)
    guard try Bool.value(from: answer, for: form.property) else {
      throw RequestDeclined(wasCancelled: false)
    }
  }
}

/// Something that is told how far a call has come.
public protocol ProgressReporting: Sendable {
  /// `done` of `total` steps are done.
  func report(done: Int, total: Int, message: String?)
}
