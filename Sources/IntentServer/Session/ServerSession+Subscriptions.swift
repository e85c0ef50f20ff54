import IntentJSON
import IntentKit

extension ServerSession {
  /// `resources/subscribe` of the handshake versions.
  func subscribe(_ context: RequestContext) async throws(RPCError) -> JSONObject {
    let uri = try context.string("uri", atMost: RequestTextLimit.address)
    guard let contents = try await contents(of: uri) else {
      throw notFound(uri, context.version)
    }
    subscriptions.subscribe(uri, holding: contents)
    return [:]
  }

  /// `resources/unsubscribe` of the handshake versions.
  func unsubscribe(_ context: RequestContext) throws(RPCError) -> JSONObject {
    subscriptions.unsubscribe(try context.string("uri", atMost: RequestTextLimit.address))
    return [:]
  }

  /// `subscriptions/listen`: acknowledged at once with the part that is honoured, answered at the
  /// end.
  ///
  /// The lists never change while this program runs, so only resources are honoured.
  func listen(_ context: RequestContext) async throws(RPCError) {
    guard let wanted = context.params["notifications"]?.object else {
      throw .invalidParams("\"notifications\" must be an object.")
    }
    let uris: [String]
    switch wanted["resourceSubscriptions"] {
    case nil, .null: uris = []
    case .array(let values): uris = values.compactMap(\.string)
    default: throw .invalidParams("\"resourceSubscriptions\" must be an array of addresses.")
    }
    var contents: [String: String] = [:]
    var honoured: [JSONValue] = []
    for uri in uris where contents[uri] == nil && !uri.isLonger(than: RequestTextLimit.address) {
      guard let text = try await self.contents(of: uri) else { continue }
      contents[uri] = text
      honoured.append(.string(uri))
    }
    let id = context.request.id
    let accepted: JSONObject = honoured.isEmpty ? [:] : ["resourceSubscriptions": .array(honoured)]
    // Acknowledged first: nothing may be told on a subscription before that.
    requests.send(
      Reply.notification(
        NotificationMethod.subscriptionAcknowledged,
        ["_meta": Subscriptions.meta(id), "notifications": .object(accepted)]),
      for: context.ticket)
    subscriptions.add(context.ticket, holding: contents)
    if !requests.isOpen(context.ticket) { subscriptions.cancel(id) }
  }

  /// Ends the subscriptions with the result that says it was us.
  func closeSubscriptions() {
    guard let version = ProtocolVersion.all.last(where: { $0.era == .stateless }) else { return }
    subscriptions.close { finish(&$0, version) }
  }

  /// Looks at every watched resource and tells its watchers when it changed.
  func noticeChanges() async {
    for uri in subscriptions.watched.sorted() {
      do throws(RPCError) {
        subscriptions.notice(
          uri, holding: try await contents(of: uri), toldToSession: isInitialized)
      } catch {
        // What cannot be read just now is looked at again with the next change.
      }
    }
  }
}
