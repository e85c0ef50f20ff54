import IntentJSON

extension IntentParameter {
  /// The error to throw when perform finds that a value is needed after all.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    ValueNeeded(dialog: dialog ?? requestValueDialog ?? defaultRequest)
  }

  /// The error to throw when several values fit.
  public func needsDisambiguationError(
    among candidates: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> any Error {
    Disambiguation(
      dialog: dialog ?? requestDisambiguationDialog ?? "Which one?",
      candidates: candidates.map { $0.displayText })
  }

  /// Asks the person for a value.
  ///
  /// - Throws: when the client cannot ask: an error with the question; when the person declines:
  ///   ``RequestDeclined``.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    let question = dialog ?? requestValueDialog ?? defaultRequest
    let context = IntentContext.current
    guard context.requests.canAsk else { throw ValueNeeded(dialog: question) }
    let form = PersonForm(
      message: question.full.text(), property: "value",
      schema: PersonForm.property(
        Value.ValueType.argumentSchema, title: title?.text() ?? "Value"))
    let answer = try await context.requests.answer(to: form)
    try answer.refuseTexts(longerThan: RequestTextLimit.argument, in: "value")
    return try await Value.ValueType.value(from: answer, for: "value")
  }

  /// Asks the person which of several values is meant.
  ///
  /// - Throws: when the client cannot ask: an error that names the candidates; when the person
  ///   declines: ``RequestDeclined``.
  public func requestDisambiguation(
    among candidates: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let question = dialog ?? requestDisambiguationDialog ?? "Which one?"
    let chosen = try await Disambiguation(
      dialog: question, candidates: candidates.map { $0.displayText },
      subjects: candidates.flatMap { $0.entityReferences.map(\.id) }
    ).choose()
    return candidates[chosen]
  }

  /// Asks the person to confirm a value.
  ///
  /// True where the client cannot ask.
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    do {
      try await IntentContext.current.confirm(
        dialog ?? "\(value.displayText)?", .continue, about: value.entityReferences.map(\.id))
      return true
    } catch is RequestDeclined {
      return false
    }
  }

  private var defaultRequest: IntentDialog {
    "What is the \(title?.text().lowercased() ?? "value")?"
  }

  /// The id of the entity the person chooses of those that fit.
  func choose(_ ambiguity: EntityAmbiguity) async throws -> String {
    let chosen = try await Disambiguation(
      dialog: requestDisambiguationDialog ?? "Which \"\(ambiguity.text.cutShort)\" is meant?",
      candidates: ambiguity.candidates.map(\.name), subjects: ambiguity.candidates.map(\.id)
    ).choose()
    return ambiguity.candidates[chosen].id
  }
}
