import IntentJSON
import IntentKit

extension ServerSession {
  /// How many links an answer has at most; the structured content holds the rest.
  private static let maximumLinks = 20

  /// `tools/list`: one page, in the order of the declarations.
  func listTools(_ version: ProtocolVersion) -> JSONObject {
    let tools = catalogue.entries.filter(\.isDiscoverable).map {
      ToolDescription.json($0, version)
    }
    return ["tools": .array(tools)]
  }

  /// `tools/call`: what is wrong with the message is an error, what is wrong with the values a
  /// result that says so.
  func callTool(_ context: RequestContext) async throws(RPCError) -> JSONObject {
    let name = try context.string("name", atMost: RequestTextLimit.name)
    guard let intent = catalogue.intent(named: name) else {
      throw .invalidParams("There is no tool \"\(name.cutShort)\"; tools/list names them.")
    }
    let arguments = try Self.arguments(context.params["arguments"])
    let surroundings = IntentContext(
      requests: asking(context), progress: progress(context), dependencies: dependencies,
      language: catalogue.language)
    do {
      let outcome = try await IntentContext.$current.withValue(surroundings) {
        try await IntentCall.run(intent, arguments: arguments)
      }
      return result(outcome, context.version)
    } catch let needed as InputNeeded {
      return inputRequired(needed, context)
    } catch {
      return Self.failure(errorText(error, in: catalogue.language))
    }
  }

  /// An object, also as JSON in a string, since some clients send that; nothing and null are empty,
  /// and so they are in a string.
  private static func arguments(_ value: JSONValue?) throws(RPCError) -> JSONObject {
    switch value {
    case nil, .null: return [:]
    case .object(let arguments): return arguments
    case .string(let text):
      if text.trimmed.isEmpty { return [:] }
      switch try? JSONValue(parsing: text) {
      case .object(let arguments): return arguments
      case .null: return [:]
      case nil, .bool, .number, .string, .array: break
      }
    case .bool, .number, .array: break
    }
    throw .invalidParams("\"arguments\" must be an object.")
  }

  /// The text alone is the whole answer; links to the entities in it stand after it.
  private func result(_ outcome: IntentCall.Outcome, _ version: ProtocolVersion) -> JSONObject {
    var content: [JSONValue] = [["type": "text", "text": .told(outcome.text)]]
    if version.hasResourceLinks {
      content += outcome.entities.prefix(Self.maximumLinks).compactMap { link(to: $0) }
    }
    var result: JSONObject = ["content": .array(content)]
    if version.hasStructuredContent, let content = outcome.structuredContent {
      result["structuredContent"] = .object(content)
    }
    return result
  }

  private func link(to entity: EntityReference) -> JSONValue? {
    guard let entry = catalogue.entities.first(where: { $0.isEntry(of: entity.type) }) else {
      return nil
    }
    return [
      "type": "resource_link", "uri": .string(address.item(entry, id: entity.id)),
      "name": .told(entity.title), "mimeType": .string(Self.mimeType),
    ]
  }

  private static func failure(_ text: String) -> JSONObject {
    ["content": [["type": "text", "text": .told(text)]], "isError": true]
  }

  private func progress(_ context: RequestContext) -> (any ProgressReporting)? {
    guard let token = context.request.meta["progressToken"].flatMap(RequestID.init) else {
      return nil
    }
    return ProgressSender(
      requests: requests, request: context.ticket, token: token.json,
      hasMessage: context.version.hasProgressMessage)
  }
}

/// Sends progress notifications for one request.
struct ProgressSender: ProgressReporting {
  let requests: OpenRequests
  let request: OpenRequests.Ticket
  let token: JSONValue
  let hasMessage: Bool

  func report(done: Int, total: Int, message: String?) {
    var params: JSONObject = [
      "progressToken": token, "progress": .integer(done), "total": .integer(total),
    ]
    if hasMessage, let message { params["message"] = .told(message) }
    requests.send(Reply.notification(NotificationMethod.progress, params), for: request)
  }
}
