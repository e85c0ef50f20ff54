import IntentJSON
import IntentKit

extension ServerSession {
  /// How many values one answer may hold (the specification's limit).
  private static let maximumValues = 100

  /// `completion/complete`: ids for resource templates, names for prompt arguments.
  func complete(_ context: RequestContext) async throws(RPCError) -> JSONObject {
    guard let reference = context.params["ref"]?.object,
      let argument = context.params["argument"]?.object,
      argument["name"]?.string != nil, argument["value"]?.string != nil
    else {
      throw .invalidParams(
        "\"ref\" must be an object and \"argument\" one with a \"name\" and a \"value\".")
    }
    let name = try argument.string("name", atMost: RequestTextLimit.name)
    let typed = try argument.string("value", atMost: RequestTextLimit.reference)
    let values: [String]
    switch reference["type"]?.string {
    case "ref/prompt":
      let shortcut = try shortcut(
        named: try reference.string("name", atMost: RequestTextLimit.name))
      guard let found = shortcut.arguments.first(where: { $0.parameter.name == name }) else {
        throw .invalidParams(
          "The prompt \"\(shortcut.name)\" has no argument \"\(name.cutShort)\".")
      }
      values = try await completions(found.parameter, typed)
    case "ref/resource":
      let uri = try reference.string("uri", atMost: RequestTextLimit.address)
      guard let entry = catalogue.entities.first(where: { address.template($0) == uri }),
        name == "id"
      else {
        throw .invalidParams(
          "There is no resource template \"\(uri.cutShort)\" with \"\(name.cutShort)\".")
      }
      values = try await reading { try await Self.ids(entry, typed) }
    default: throw .invalidParams("\"ref\" must be of type \"ref/prompt\" or \"ref/resource\".")
    }
    return [
      "completion": [
        "values": .array(values.prefix(Self.maximumValues).map(JSONValue.string)),
        "total": .integer(values.count), "hasMore": .bool(values.count > Self.maximumValues),
      ]
    ]
  }

  private func completions(
    _ parameter: ParameterEntry, _ typed: String
  ) async throws(RPCError) -> [String] {
    if let choices = parameter.schema["enum"]?.array {
      return choices.compactMap(\.string).filter { Self.begins($0, typed) }
    }
    guard let type = parameter.entityType,
      let entry = catalogue.entities.first(where: { $0.isEntry(of: type) })
    else { return [] }
    return try await reading {
      let all = try await entry.all().map(\.title)
      let starting = all.filter { Self.begins($0, typed) }
      // A query may refuse what matches nothing; then there is nothing to offer.
      return starting.isEmpty
        ? (try? await entry.matching(typed).map(\.title)) ?? [] : starting
    }
  }

  /// Ids of what begins with what was typed, by its id or its name, then of what answers to it.
  private static func ids(_ entry: EntityEntry, _ typed: String) async throws -> [String] {
    let starting = try await entry.all().filter { begins($0.id, typed) || begins($0.title, typed) }
    guard starting.isEmpty, !typed.isEmpty else { return starting.map(\.id) }
    return (try? await entry.matching(typed).map(\.id)) ?? []
  }

  private static func begins(_ text: String, _ typed: String) -> Bool {
    text.lowercased().hasPrefix(typed.lowercased())
  }
}
