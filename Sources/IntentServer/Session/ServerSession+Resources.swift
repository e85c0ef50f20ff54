import IntentJSON
import IntentKit

extension ServerSession {
  var address: ResourceAddress { ResourceAddress(scheme: catalogue.name) }

  /// `resources/list`: the collections, and what each query suggests.
  func listResources(_ context: RequestContext) async throws(RPCError) -> JSONObject {
    try context.refuseCursor()
    var resources: [JSONValue] = []
    for entry in catalogue.entities {
      resources.append(
        resource(address.collection(entry), title: entry.pluralTitle, nil, context.version))
    }
    for entry in catalogue.entities {
      for item in try await reading({ try await entry.suggested() }) {
        resources.append(
          resource(
            address.item(entry, id: item.id), title: item.title, item.subtitle, context.version))
      }
    }
    return CachingHint.personal.added(to: ["resources": .array(resources)], context.version)
  }

  /// `resources/templates/list`: one template for each entity.
  func listResourceTemplates(_ version: ProtocolVersion) -> JSONObject {
    let templates = catalogue.entities.map { entry -> JSONValue in
      var template: JSONObject = [
        "uriTemplate": .string(address.template(entry)), "name": .string(entry.collection),
      ]
      if version.hasTitles { template["title"] = .string(entry.title) }
      template["description"] = .string("One \(entry.title.lowercased()), by its id.")
      template["mimeType"] = .string(Self.mimeType)
      return .object(template)
    }
    return ["resourceTemplates": .array(templates)]
  }

  /// `resources/read`: a collection as an array, an entity as an object.
  func readResource(_ context: RequestContext) async throws(RPCError) -> JSONObject {
    let uri = try context.string("uri", atMost: RequestTextLimit.address)
    guard let text = try await contents(of: uri) else { throw notFound(uri, context.version) }
    let contents: JSONObject = [
      "uri": .string(uri), "mimeType": .string(Self.mimeType), "text": .string(text),
    ]
    return CachingHint.personal.added(to: ["contents": [.object(contents)]], context.version)
  }

  /// The text of a resource; nil when there is none at this address.
  func contents(of uri: String) async throws(RPCError) -> String? {
    guard let (collection, id) = address.parse(uri),
      let entry = catalogue.entities.first(where: { $0.collection == collection })
    else { return nil }
    guard let id else {
      let items = try await reading { try await entry.all() }
      return JSONValue.array(items.map { .object($0.properties) }).text
    }
    return try await reading { try await entry.item(id: id) }.map {
      JSONValue.object($0.properties).text
    }
  }

  func notFound(_ uri: String, _ version: ProtocolVersion) -> RPCError {
    RPCError(
      version.resourceNotFound,
      "There is no resource \"\(uri.cutShort)\"; resources/list names them.",
      data: ["uri": .string(uri.cutShort)])
  }

  /// Runs a query where it finds its dependencies; its errors are ours.
  func reading<Value>(_ query: () async throws -> Value) async throws(RPCError) -> Value {
    do {
      return try await IntentContext.$current.withValue(
        IntentContext(dependencies: dependencies, language: catalogue.language),
        operation: query)
    } catch {
      throw RPCError(.internalError, errorText(error, in: catalogue.language))
    }
  }

  static let mimeType = "application/json"

  private func resource(
    _ uri: String, title: String, _ description: String?, _ version: ProtocolVersion
  ) -> JSONValue {
    var resource: JSONObject = ["uri": .string(uri), "name": .told(title)]
    if version.hasTitles { resource["title"] = .told(title) }
    if let description { resource["description"] = .told(description) }
    resource["mimeType"] = .string(Self.mimeType)
    return .object(resource)
  }
}
