import IntentJSON

/// The choice among several things that fit; also the error where nobody can be asked.
struct Disambiguation: Error {
  let dialog: IntentDialog
  let candidates: [String]
  /// The ids of the candidates, or of what the choice is about.
  var subjects: [String] = []

  /// The index of the one the person chooses.
  ///
  /// - Throws: itself where the client cannot ask.
  func choose() async throws -> Int {
    let context = IntentContext.current
    guard context.requests.canAsk, !candidates.isEmpty else { throw self }
    // Numbered, since two candidates may have the same name.
    let options = candidates.enumerated().map { "\($0.offset + 1). \($0.element)" }
    let form = PersonForm(
      message: dialog.full.text(), property: "choice",
      schema: [
        "type": "string", "title": "Choice", "enum": .array(options.map(JSONValue.string)),
      ], subjects: subjects)
    let answer = try await context.requests.answer(to: form).string ?? ""
    if let chosen = options.firstIndex(of: answer) ?? candidates.firstIndex(of: answer) {
      return chosen
    }
    throw self
  }
}

extension Disambiguation: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    let named = candidates.map { "\"\($0.visibleLine)\"" }.joined(separator: ", ")
    return "\(dialog.full) It could be \(named). Nothing was changed; name one of them exactly."
  }
}

/// A value is needed, and here nobody can be asked for it.
struct ValueNeeded: Error, CustomLocalizedStringResourceConvertible {
  let dialog: IntentDialog
  var localizedStringResource: LocalizedStringResource { dialog.full }
}
