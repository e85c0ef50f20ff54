internal import IntentJSON

extension String {
  /// The text in quotes for an error, on one line and cut when long so that the error stays a sentence.
  var quoted: String { "\"\(cutShort)\"" }
}
