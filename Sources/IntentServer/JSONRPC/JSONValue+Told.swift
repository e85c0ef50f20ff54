import IntentJSON

extension JSONValue {
  /// A text for a person or a model to read, as it leaves for a client: nothing in it acts on a terminal
  /// (`visibleText`) or loads anything (`inert`).
  ///
  /// For texts, titles and messages alone; data stays as it is.
  static func told(_ text: String) -> JSONValue { .string(text.visibleText.inert) }
}
