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
  let output: Output
  let clientRequests: ClientRequests
  let subscriptions: Subscriptions
  let requestState: RequestState
  private let agreement = Mutex<Agreement?>(nil)
  private let initialized = Mutex(false)

  /// A session that has not begun; `patience` is how long a person has for an answer, and `secret`
  /// seals what clients carry from one round of a call to the next.
  init(
    catalogue: Catalogue, dependencies: AppDependencyManager, output: Output,
    patience: Duration = .seconds(60), secret: @escaping @Sendable () -> [UInt8]? = { nil }
  ) {
    self.catalogue = catalogue
    self.dependencies = dependencies
    self.output = output
    clientRequests = ClientRequests(output: output, patience: patience)
    subscriptions = Subscriptions(output: output)
    requestState = RequestState(secret: secret)
  }

  /// The version of the handshake; nil before one.
  var version: ProtocolVersion? { agreement.withLock { $0?.version } }

  /// Whether the client has said that it is ready for what we begin: questions and changes.
  ///
  /// Not a part of the agreement, since clients need not wait for our side of it.
  var isInitialized: Bool { initialized.withLock { $0 } }

  func noteInitialized() {
    initialized.withLock { $0 = true }
  }

  func agree(on agreement: Agreement) {
    self.agreement.withLock { $0 = agreement }
  }

  /// The reply to a request; nil when there is none yet, as for a subscription that goes on.
  func reply(
    to request: Message.Request, _ ticket: Output.Ticket, turn: Turn?
  ) async -> JSONValue? {
    do throws(RPCError) {
      let context = try context(of: request, ticket, turn)
      guard var result = try await answer(context) else { return nil }
      if context.version.era == .stateless { finish(&result, context.version) }
      return Reply.result(request.id, result)
    } catch {
      return Reply.error(request.id, error, in: version)
    }
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
    of request: Message.Request, _ ticket: Output.Ticket, _ turn: Turn?
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
        capabilities: agreement.capabilities, turn: turn)
    } else if method == .initialize || method == .ping {
      return RequestContext(
        request: request, ticket: ticket, version: .newestHandshake,
        capabilities: ClientCapabilities([:]), turn: turn)
    } else {
      throw .invalidParams(
        "Begin with \"initialize\", or send _meta with \"\(MetaKey.protocolVersion)\" and \"\(MetaKey.clientCapabilities)\" on each request."
      )
    }
  }

  private func statelessContext(
    of request: Message.Request, _ ticket: Output.Ticket, _ meta: JSONObject
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
      capabilities: ClientCapabilities(capabilities), turn: nil,
      answers: try answers(in: request))
  }

  private func answer(_ context: RequestContext) async throws(RPCError) -> JSONObject? {
    let name = context.request.method
    guard let method = Method(rawValue: name), method.exists(in: context.version.era) else {
      throw RPCError(
        .methodNotFound,
        "There is no method \"\(name.cutShort)\" here in version \(context.version.name).")
    }
    return switch method {
    case .initialize: try initialize(context)
    case .ping: [:]
    case .discover: discover(context)
    case .listTools: try listTools(context)
    case .callTool: try await callTool(context)
    case .listResources: try await listResources(context)
    case .listResourceTemplates: try listResourceTemplates(context)
    case .readResource: try await readResource(context)
    case .subscribe: try await subscribe(context)
    case .unsubscribe: try unsubscribe(context)
    case .listPrompts: try listPrompts(context)
    case .getPrompt: try getPrompt(context)
    case .complete: try await complete(context)
    case .listen: try await listen(context)
    }
  }
}
