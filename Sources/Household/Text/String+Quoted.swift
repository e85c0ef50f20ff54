import IntentJSON

extension String {
  /// The text in quotes for an error, cut when long so that the error stays a sentence.
  var quoted: String { "\"\(cutShort)\"" }
}
