import IntentJSON

/// Who wants to hear of changes to which resources.
final class Subscriptions: Sendable {
  /// A stateless client's subscription, open until it is cancelled or we end.
  struct Listener: Sendable {
    let id: RequestID
    let uris: Set<String>
  }

  private struct State {
    /// Of the handshake session.
    var subscribed: Set<String> = []
    var listeners: [Listener] = []
    /// What each watched resource held when its watchers last knew it.
    var known: [String: Int] = [:]
  }

  private let output: Output
  private let state = Locked(State())

  init(output: Output) {
    self.output = output
  }

  /// Whether anything is watched.
  var isEmpty: Bool { state.withLock { $0.subscribed.isEmpty && $0.listeners.isEmpty } }

  /// Every watched address.
  var watched: Set<String> {
    state.withLock { state in
      state.listeners.reduce(state.subscribed) { $0.union($1.uris) }
    }
  }

  func subscribe(_ uri: String, holding contents: String?) {
    state.withLock { state in
      state.subscribed.insert(uri)
      state.known[uri] = contents?.hashValue
    }
  }

  func unsubscribe(_ uri: String) {
    state.withLock { _ = $0.subscribed.remove(uri) }
  }

  func add(_ listener: Listener, holding contents: [String: String?]) {
    state.withLock { state in
      state.listeners.append(listener)
      for (uri, text) in contents { state.known[uri] = text?.hashValue }
    }
  }

  /// Ends a listener without a reply, since its request was cancelled.
  func cancel(_ id: RequestID) {
    state.withLock { $0.listeners.removeAll { $0.id == id } }
  }

  /// Tells the watchers of a resource, if it holds something else than they knew.
  func notice(_ uri: String, holding contents: String?) {
    let (isSubscribed, listeners) = state.withLock { state -> (Bool, [Listener]) in
      guard state.known[uri] != contents?.hashValue else { return (false, []) }
      state.known[uri] = contents?.hashValue
      return (state.subscribed.contains(uri), state.listeners.filter { $0.uris.contains(uri) })
    }
    let method = "notifications/resources/updated"
    if isSubscribed { output.send(Reply.notification(method, ["uri": .string(uri)])) }
    for listener in listeners {
      output.send(
        Reply.notification(method, ["_meta": Self.meta(listener.id), "uri": .string(uri)]),
        for: listener.id)
    }
  }

  /// Ends every listener with the result that says it was us who ended it.
  func close() {
    let listeners = state.withLock { state in
      defer { state.listeners = [] }
      return state.listeners
    }
    for listener in listeners {
      output.answer(
        listener.id,
        Reply.result(listener.id, ["resultType": "complete", "_meta": Self.meta(listener.id)]))
    }
  }

  static func meta(_ id: RequestID) -> JSONValue {
    .object([MetaKey.subscriptionID: id.json])
  }
}
