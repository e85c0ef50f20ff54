import IntentJSON

extension AppIntent {
  /// Asks the person to confirm before a destructive step; skipped where the client cannot ask.
  ///
  /// Call it before anything is changed: in protocol versions without server requests the intent
  /// runs again from its start when the answer has come.
  ///
  /// - Parameters:
  ///   - actionName: The label of the yes.
  ///   - dialog: The question; nil: the summary of the call, else its title.
  /// - Throws: ``RequestDeclined`` when the person says no.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil
  ) async throws {
    try await IntentContext.current.confirm(
      dialog ?? IntentDialog(.init(verbatim: "\(summaryText ?? Self.title.text())?")), actionName,
      about: entityIDs)
  }

  /// Asks the person to choose one of several options.
  ///
  /// - Returns: one of `options`.
  /// - Throws: ``RequestDeclined`` when the person says no; where the client cannot ask, an error that
  ///   names the options.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    let chosen = try await Disambiguation(
      dialog: dialog ?? "Which one?", candidates: options.map { $0.title.text() },
      subjects: entityIDs
    ).choose()
    return options[chosen]
  }

  /// The ids of the entities this call is about.
  private var entityIDs: [String] {
    parameters.flatMap { $0.parameter.entityIDs }
  }
}

/// One of the things a person can choose.
public struct IntentChoiceOption: Hashable, Sendable {
  /// The words the person chooses by.
  public let title: LocalizedStringResource
  /// An option that is offered under these words.
  public init(title: LocalizedStringResource) { self.title = title }
}

extension IntentContext {
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
