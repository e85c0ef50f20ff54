import IntentJSON
import IntentKit
import Synchronization

/// What a client and this process have agreed on, and the answers to its requests.
final class ServerSession: Sendable {
  /// The version and the capabilities of a handshake.
  struct Agreement: Sendable {
    let version: ProtocolVersion
    let capabilities: ClientCapabilities
  }

  let catalogue: Catalogue
  let dependencies: AppDependencyManager
  let requests: OpenRequests
  let clientRequests: ClientRequests
  let subscriptions: Subscriptions
  let requestState: RequestState
  /// Results that stay the same while the process runs, as they are sent, by method and version.
  private let constants = Mutex<[String: [UInt8]]>([:])
  private let agreement = Mutex<Agreement?>(nil)
  private let initialized = Mutex(false)

  /// A session that has not begun; `patience` is how long a person has for an answer, and `secret`
  /// signs what clients carry from one round of a call to the next.
  init(
    catalogue: Catalogue, dependencies: AppDependencyManager, output: Output,
    patience: Duration = .seconds(60), secret: @escaping @Sendable () -> [UInt8]? = { nil }
  ) {
    self.catalogue = catalogue
    self.dependencies = dependencies
    requests = OpenRequests(output: output)
    clientRequests = ClientRequests(output: output, patience: patience)
    subscriptions = Subscriptions(output: output, requests: requests)
    requestState = RequestState(secret: secret)
  }

  /// The version of the handshake; nil before one.
  var version: ProtocolVersion? { agreement.withLock { $0?.version } }

  /// Whether the client has said that it is ready for what we begin: questions and changes.
  ///
  /// Not a part of the agreement, since clients need not wait for our side of it.
  var isInitialized: Bool { initialized.withLock { $0 } }

  func agree(on agreement: Agreement) {
    self.agreement.withLock { $0 = agreement }
  }

  /// Acts on a notification; those without a meaning here are dropped.
  func notice(_ method: String, _ params: JSONObject) {
    switch method {
    case NotificationMethod.initialized: initialized.withLock { $0 = true }
    case NotificationMethod.cancelled:
      guard let id = params["requestId"].flatMap(RequestID.init) else { return }
      requests.cancel(id)
      subscriptions.cancel(id)
    default: break
    }
  }

  /// The reply to a request; nil when there is none yet, as for a subscription that goes on.
  func reply(to request: Message.Request, _ ticket: OpenRequests.Ticket) async -> [UInt8]? {
    do throws(RPCError) {
      let context = try context(of: request, ticket)
      switch try await answer(context) {
      case .none: return nil
      case .constant(let bytes): return Reply.result(request.id, bytes: bytes)
      case .object(var result):
        if context.version.era == .stateless { finish(&result, context.version) }
        return Reply.result(request.id, result)
      }
    } catch {
      return errorReply(request.id, error)
    }
  }

  /// An error reply in the version that was agreed on.
  func errorReply(_ id: RequestID?, _ error: RPCError) -> [UInt8] {
    Reply.error(id, error, missingIDIsNull: version?.unreadableIDIsNull == true)
  }

  /// What a method answers with.
  private enum Answer {
    /// Nothing yet.
    case none
    case object(JSONObject)
    case constant([UInt8])
  }

  /// A result that stays the same while the process runs, made once for each version.
  private func constant(
    _ context: RequestContext, _ make: (ProtocolVersion) -> JSONObject
  ) throws(RPCError) -> Answer {
    try context.refuseCursor()
    let key = "\(context.version.name) \(context.request.method)"
    if let known = constants.withLock({ $0[key] }) { return .constant(known) }
    var result = CachingHint.constant.added(to: make(context.version), context.version)
    if context.version.era == .stateless { finish(&result, context.version) }
    let bytes = JSONValue.object(result).bytes
    constants.withLock { $0[key] = bytes }
    return .constant(bytes)
  }

  /// What every result of the stateless era carries.
  func finish(_ result: inout JSONObject, _ version: ProtocolVersion) {
    if result["resultType"] == nil { result["resultType"] = "complete" }
    var meta = result["_meta"]?.object ?? [:]
    meta[MetaKey.serverInfo] = .object(serverInfo(version))
    result["_meta"] = .object(meta)
  }

  /// The version a request is made in: its own `_meta`, else the handshake.
  private func context(
    of request: Message.Request, _ ticket: OpenRequests.Ticket
  ) throws(RPCError) -> RequestContext {
    // The version first: what is wrong with it is wrong with any method.
    let method = Method(rawValue: request.method)
    let agreement = agreement.withLock { $0 }
    let meta = request.meta
    if meta[MetaKey.protocolVersion] != nil, method != .initialize {
      return try statelessContext(of: request, ticket, meta)
    } else if let agreement, method != .discover, method != .listen {
      return RequestContext(
        request: request, ticket: ticket, version: agreement.version,
        capabilities: agreement.capabilities)
    } else if method == .initialize || method == .ping {
      return RequestContext(
        request: request, ticket: ticket, version: .newestHandshake,
        capabilities: ClientCapabilities([:]))
    } else {
      throw .invalidParams(
        "Begin with \"initialize\", or send _meta with \"\(MetaKey.protocolVersion)\" and \"\(MetaKey.clientCapabilities)\" on each request."
      )
    }
  }

  private func statelessContext(
    of request: Message.Request, _ ticket: OpenRequests.Ticket, _ meta: JSONObject
  ) throws(RPCError) -> RequestContext {
    guard let name = meta[MetaKey.protocolVersion]?.string else {
      throw .invalidParams("\"\(MetaKey.protocolVersion)\" must be a string.")
    }
    guard let version = ProtocolVersion.named(name, .stateless) else {
      throw RPCError(
        .unsupportedProtocolVersion, "Version \"\(name.cutShort)\" is not spoken here.",
        data: [
          "supported": .array(ProtocolVersion.statelessNames.map(JSONValue.string)),
          "requested": .string(name.cutShort),
        ])
    }
    guard let capabilities = meta[MetaKey.clientCapabilities]?.object else {
      throw .invalidParams("\"\(MetaKey.clientCapabilities)\" must be an object.")
    }
    switch meta[MetaKey.logLevel] {
    case nil, .null: break
    case .string(let level) where LogLevel(rawValue: level) != nil: break
    case .string, .bool, .number, .array, .object:
      let known = LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
      throw .invalidParams("\"\(MetaKey.logLevel)\" must be one of \(known).")
    }
    return RequestContext(
      request: request, ticket: ticket, version: version,
      capabilities: ClientCapabilities(capabilities),
      answers: try answers(in: request))
  }

  private func answer(_ context: RequestContext) async throws(RPCError) -> Answer {
    let name = context.request.method
    guard let method = Method(rawValue: name), method.exists(in: context.version.era) else {
      throw RPCError(
        .methodNotFound,
        "There is no method \"\(name.cutShort)\" here in version \(context.version.name).")
    }
    switch method {
    case .initialize: return .object(try initialize(context))
    case .ping: return .object([:])
    case .discover: return try constant(context, discover)
    case .listTools: return try constant(context, listTools)
    case .callTool: return .object(try await callTool(context))
    case .listResources: return .object(try await listResources(context))
    case .listResourceTemplates: return try constant(context, listResourceTemplates)
    case .readResource: return .object(try await readResource(context))
    case .subscribe: return .object(try await subscribe(context))
    case .unsubscribe: return .object(try unsubscribe(context))
    case .listPrompts: return try constant(context, listPrompts)
    case .getPrompt: return .object(try getPrompt(context))
    case .complete: return .object(try await complete(context))
    case .listen:
      try await listen(context)
      return .none
    }
  }
}
