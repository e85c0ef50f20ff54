import IntentJSON
import Synchronization

/// Who wants to hear of changes to which resources.
final class Subscriptions: Sendable {
  /// What each resource of a watcher held when the watcher last knew it, as a digest.
  typealias Known = [String: Int]

  private struct State {
    /// Of the handshake session.
    var subscribed: Known = [:]
    /// Stateless clients' subscriptions, each open until it is cancelled or we end.
    var listeners: [OpenRequests.Ticket: Known] = [:]
  }

  private let output: Output
  private let requests: OpenRequests
  private let state = Mutex(State())

  init(output: Output, requests: OpenRequests) {
    self.output = output
    self.requests = requests
  }

  /// Whether anything is watched.
  var isEmpty: Bool { state.withLock { $0.subscribed.isEmpty && $0.listeners.isEmpty } }

  /// Every watched address.
  var watched: Set<String> {
    state.withLock { state in
      state.listeners.values.reduce(Set(state.subscribed.keys)) { $0.union($1.keys) }
    }
  }

  func subscribe(_ uri: String, holding contents: String) {
    state.withLock { $0.subscribed[uri] = Self.digest(contents) }
  }

  func unsubscribe(_ uri: String) {
    state.withLock { $0.subscribed[uri] = nil }
  }

  func add(_ listener: OpenRequests.Ticket, holding contents: [String: String]) {
    state.withLock { $0.listeners[listener] = contents.mapValues(Self.digest) }
  }

  /// Ends a listener without a reply, since its request was cancelled.
  func cancel(_ id: RequestID) {
    state.withLock { state in
      for listener in state.listeners.keys where listener.id == id {
        state.listeners[listener] = nil
      }
    }
  }

  /// Tells the watchers of a resource that knew it to hold something else; nil: it is gone.
  ///
  /// A handshake session that may not be told yet learns it at a later look.
  func notice(_ uri: String, holding contents: String?, toldToSession: Bool) {
    let digest = Self.digest(contents)
    let (isSubscribed, listeners) = state.withLock { state in
      let isSubscribed = toldToSession && Self.learn(digest, of: uri, &state.subscribed)
      let listeners = state.listeners.keys.filter {
        Self.learn(digest, of: uri, &state.listeners[$0, default: [:]])
      }
      return (isSubscribed, listeners)
    }
    let method = NotificationMethod.resourceUpdated
    if isSubscribed { output.send(Reply.notification(method, ["uri": .string(uri)])) }
    for listener in listeners.sorted(by: { $0.number < $1.number }) {
      requests.send(
        Reply.notification(method, ["_meta": Self.meta(listener.id), "uri": .string(uri)]),
        for: listener)
    }
  }

  /// Ends every listener with the result that says it was us who ended it.
  func close(_ finish: (inout JSONObject) -> Void) {
    let listeners = state.withLock { state in
      defer { state.listeners = [:] }
      return state.listeners.keys.sorted { $0.number < $1.number }
    }
    for listener in listeners {
      var result: JSONObject = ["_meta": Self.meta(listener.id)]
      finish(&result)
      requests.answer(listener, Reply.result(listener.id, result))
    }
  }

  static func meta(_ id: RequestID) -> JSONValue {
    .object([MetaKey.subscriptionID: id.json])
  }

  private static func digest(_ contents: String?) -> Int { contents.hashValue }

  /// Whether a watcher watches a resource and knew it to hold something else; now it knows.
  private static func learn(_ digest: Int, of uri: String, _ known: inout Known) -> Bool {
    guard let before = known[uri], before != digest else { return false }
    known[uri] = digest
    return true
  }
}
