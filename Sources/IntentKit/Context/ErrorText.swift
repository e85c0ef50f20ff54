/// An error whose text is meant for the person.
///
/// An example is "The shop is closed; try again at 9."
/// A server shows this text as the answer of the tool; without it the error's `description` is shown.
public protocol CustomLocalizedStringResourceConvertible {
  /// The sentence: what is wrong, what is accepted, what to do next.
  var localizedStringResource: LocalizedStringResource { get }
}

/// The text of any error, for the person or the model that must act on it.
///
/// - Parameters:
///   - error: What an intent threw.
///   - language: The language of the sentence; by default that of the call that runs now.
/// - Returns: the error's ``CustomLocalizedStringResourceConvertible`` text, else its `description`,
///   else a sentence that names it.
public func errorText(
  _ error: any Error, in language: LocalizedStringTable = IntentContext.current.language
) -> String {
  switch error {
  case let error as any CustomLocalizedStringResourceConvertible:
    error.localizedStringResource.text(in: language)
  case let error as any CustomStringConvertible: error.description
  default: "It did not work: \(error)."
  }
}

extension RequestDeclined: CustomLocalizedStringResourceConvertible {
  /// A sentence that tells a no from a question that was closed; either way nothing was changed.
  public var localizedStringResource: LocalizedStringResource {
    wasCancelled
      ? "The question was closed without an answer. Nothing was changed."
      : "Declined. Nothing was changed."
  }
}
