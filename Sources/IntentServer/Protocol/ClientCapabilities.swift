import IntentJSON

/// What a client said it can do; unknown members are ignored.
struct ClientCapabilities: Sendable {
  /// Whether it can show a person a form.
  let canShowForms: Bool

  /// Capabilities as declared.
  ///
  /// An empty `elicitation` object means forms (2025-11-25).
  init(_ capabilities: JSONObject) {
    guard let elicitation = capabilities["elicitation"]?.object else {
      canShowForms = false
      return
    }
    canShowForms = elicitation["form"]?.object != nil || elicitation["url"] == nil
  }
}
